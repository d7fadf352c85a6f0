import { foods, gravies } from '../palette.ts';
import type { Pieces } from '../pieces/pieces.ts';
import type { DishOf } from '../traits.ts';
import type { VesselKind } from '../vessels/vessel.ts';

const curry = (
  name: string,
  vessel: VesselKind,
  colour: string,
  pieces: readonly Pieces[],
  more: Partial<DishOf<'gravy'>> = {},
): DishOf<'gravy'> => ({
  form: 'gravy',
  name,
  vessel,
  colour,
  pieces,
  steam: true,
  oil: 7,
  ...more,
});

const paneer = (count: number, colours: readonly string[] = foods.paneer): Pieces => ({
  kind: 'cube',
  count,
  colours,
  size: 1.3,
});
const peas = (count: number): Pieces => ({ kind: 'ball', count, colours: foods.peas, size: 0.5 });
const potato = (count: number): Pieces => ({
  kind: 'chunk',
  count,
  colours: foods.potato,
  size: 1.15,
});

/** Sabjis with a gravy. */
export const curries: readonly DishOf<'gravy'>[] = [
  curry(
    'Paneer Kadhai',
    'kadhai',
    gravies.tomato,
    [
      paneer(7, foods.friedPaneer),
      { kind: 'petal', count: 5, colours: [foods.greenPepper[0], ...foods.redPepper], size: 0.95 },
    ],
    { crumbs: 12, leaves: 2, oil: 4 },
  ),
  curry('Palak Paneer', 'katori', gravies.spinach, [paneer(8)], { cream: true, oil: 4 }),
  curry('Shahi Paneer', 'clay', gravies.makhani, [paneer(7)], { cream: true, nuts: 8, leaves: 2 }),
  curry('Matar Paneer', 'katori', gravies.onion, [paneer(6), peas(14)], { leaves: 3 }),
  curry('Paneer Butter Masala', 'clay', gravies.makhani, [paneer(7)], {
    butter: true,
    crumbs: 14,
    oil: 5,
  }),
  curry(
    'Kaju Masala',
    'clay',
    gravies.cashew,
    [{ kind: 'bean', count: 14, colours: foods.cashew, size: 0.95 }],
    { saffron: 5, leaves: 3 },
  ),
  curry(
    'Kaju Gaathiya',
    'katori',
    gravies.onion,
    [
      { kind: 'strip', count: 13, colours: foods.gaathiya, size: 1.1 },
      { kind: 'bean', count: 5, colours: foods.cashew, size: 0.9 },
    ],
    { leaves: 4, oil: 10 },
  ),
  curry(
    'Malai Kofta',
    'clay',
    gravies.cashew,
    [{ kind: 'ball', count: 6, colours: ['#c07a2c', '#b36c24'], size: 1.75 }],
    { cream: true, nuts: 6, leaves: 2, oil: 3 },
  ),
  curry(
    'Chole',
    'katori',
    gravies.chole,
    [{ kind: 'ball', count: 26, colours: foods.chickpea, size: 0.78 }],
    { ginger: 6, leaves: 4 },
  ),
  curry(
    'Rasawala Chana',
    'katori',
    gravies.black,
    [{ kind: 'ball', count: 24, colours: foods.blackChickpea, size: 0.7 }],
    { leaves: 5, oil: 9 },
  ),
  curry(
    'Rajma',
    'clay',
    gravies.rajma,
    [{ kind: 'bean', count: 19, colours: foods.rajma, size: 0.95 }],
    { leaves: 4, ginger: 4 },
  ),
  curry('Potato Curry', 'katori', gravies.tomato, [potato(9)], { leaves: 5, cumin: 10, oil: 9 }),
  curry('Potato Peas', 'katori', gravies.potato, [potato(7), peas(13)], { leaves: 3 }),
  curry(
    'Potato Baigan',
    'katori',
    gravies.onion,
    [potato(5), { kind: 'chunk', count: 5, colours: foods.aubergine, size: 1.15 }],
    { leaves: 4 },
  ),
  curry(
    'Stuffed Eggplant',
    'kadhai',
    gravies.chole,
    [{ kind: 'stuffed', count: 5, colours: foods.aubergine, size: 2 }],
    { leaves: 3, oil: 9, dust: '#f3dfb4' },
  ),
  curry(
    'Baigan Bhartha',
    'clay',
    '#8d4f2c',
    [{ kind: 'chunk', count: 6, colours: ['#9c6038', '#845038'], size: 1.1 }, peas(8)],
    { leaves: 5, crumbs: 10, oil: 8 },
  ),
  curry(
    'Papadi Ringan Tuvar',
    'katori',
    gravies.herbs,
    [
      { kind: 'strip', count: 7, colours: foods.beans, size: 1.2 },
      { kind: 'chunk', count: 4, colours: foods.aubergine, size: 1.05 },
      peas(8),
    ],
    { leaves: 3, oil: 8 },
  ),
  curry(
    'Dudhi Chana Dal',
    'katori',
    gravies.potato,
    [
      { kind: 'chunk', count: 7, colours: foods.bottleGourd, size: 1.05 },
      { kind: 'ball', count: 14, colours: ['#f0c44a'], size: 0.4 },
    ],
    { leaves: 3, cumin: 6, oil: 5 },
  ),
  curry(
    'Undhiyu',
    'clay',
    gravies.herbs,
    [
      { kind: 'chunk', count: 3, colours: foods.aubergine, size: 1.2 },
      { kind: 'chunk', count: 3, colours: foods.sweetPotato, size: 1.1 },
      { kind: 'chunk', count: 2, colours: foods.yam, size: 1.1 },
      { kind: 'ball', count: 5, colours: foods.muthiya, size: 1.1 },
      { kind: 'strip', count: 5, colours: foods.beans, size: 1.1 },
    ],
    { leaves: 2, dust: '#fff8e6' },
  ),
  curry(
    'Mix Vegetable',
    'katori',
    gravies.tomato,
    [
      { kind: 'strip', count: 5, colours: foods.beans, size: 1 },
      { kind: 'chunk', count: 5, colours: foods.carrot, size: 0.9 },
      { kind: 'floret', count: 3, colours: ['#f6ebc8'], size: 1.2 },
      peas(9),
    ],
    { leaves: 2, oil: 0 },
  ),
  curry('Paneer Makhani', 'katori', gravies.makhani, [paneer(6)], {
    cream: true,
    crumbs: 10,
    nuts: 6,
    oil: 4,
  }),
  curry('Methi Matar Malai', 'clay', '#e9d9a0', [peas(16)], { cream: true, crumbs: 42, oil: 3 }),
  curry(
    'Sev Tameta Nu Shaak',
    'katori',
    '#c8401c',
    [{ kind: 'chunk', count: 7, colours: foods.tomato, size: 1.15 }],
    { sev: 26, leaves: 2 },
  ),
  curry(
    'Gatte Ki Sabzi',
    'clay',
    '#d98f2a',
    [{ kind: 'disk', count: 10, colours: ['#dcae52', '#cf9f44'], size: 1.3 }],
    { leaves: 4, oil: 7 },
  ),
  curry(
    'Soya Chunks Masala',
    'katori',
    gravies.onion,
    [{ kind: 'chunk', count: 12, colours: ['#b98a52', '#a97a44'], size: 1.2 }, peas(7)],
    { leaves: 3, oil: 6 },
  ),
  curry(
    'Matki Usal',
    'kadhai',
    '#9c4a22',
    [{ kind: 'bean', count: 19, colours: ['#a98a4c', '#8f6f38'], size: 0.65 }],
    { leaves: 3, onion: 6, oil: 4 },
  ),
];
