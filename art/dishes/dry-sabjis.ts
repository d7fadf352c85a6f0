import { foods } from '../palette.ts';
import type { Pieces } from '../pieces/pieces.ts';
import type { DishOf } from '../traits.ts';
import type { VesselKind } from '../vessels/vessel.ts';

const sabji = (
  name: string,
  vessel: VesselKind,
  colour: string,
  pieces: readonly Pieces[],
  more: Partial<DishOf<'heap'>> = {},
): DishOf<'heap'> => ({ form: 'heap', name, vessel, colour, pieces, leaves: 4, ...more });

const potato = (count: number, size = 1.1): Pieces => ({
  kind: 'chunk',
  count,
  colours: foods.potato,
  size,
});
const okra = (count: number, size = 0.95): Pieces => ({
  kind: 'okra',
  count,
  colours: foods.okra,
  size,
});

/** Sabjis without gravy. */
export const drySabjis: readonly DishOf<'heap'>[] = [
  sabji(
    'Bhindi',
    'plate',
    '#8a8034',
    [okra(24, 1.05), { kind: 'strip', count: 5, colours: foods.onion, size: 0.8 }],
    { cumin: 8, leaves: 2 },
  ),
  sabji('Potato Bhindi', 'katori', '#a07a2a', [okra(13), potato(8, 1.25)], { cumin: 8 }),
  sabji(
    'Tomato Stuffed Bhindi',
    'kadhai',
    '#a2491c',
    [okra(13), { kind: 'chunk', count: 8, colours: foods.tomato, size: 1.15 }],
    { leaves: 3 },
  ),
  sabji(
    'Aloo Gobi',
    'plate',
    '#c58a26',
    [{ kind: 'floret', count: 7, colours: ['#f4e2a8', '#f0d78f'], size: 1.6 }, potato(8, 1.35)],
    { cumin: 8 },
  ),
  sabji('Potato Sukibhaji', 'plate', '#cf9a2c', [potato(16, 1.35)], {
    mustard: 18,
    curryLeaves: 3,
  }),
  sabji(
    'Potato Cabbage',
    'katori',
    '#c3b35a',
    [
      { kind: 'sliver', count: 70, colours: [...foods.cabbage, '#b9cc78'], size: 0.85 },
      potato(6, 0.95),
    ],
    { mustard: 14, leaves: 3 },
  ),
  sabji(
    'Sambhara',
    'plate',
    '#c8b964',
    [
      { kind: 'sliver', count: 74, colours: [...foods.cabbage, '#ee8a2e'], size: 0.85 },
      { kind: 'strip', count: 3, colours: foods.greenPepper, size: 0.9 },
    ],
    { mustard: 18, leaves: 2 },
  ),
  sabji('Mixed Sprouts', 'clay', '#8a8a3a', [
    { kind: 'ball', count: 60, colours: foods.mung, size: 0.58 },
    { kind: 'chunk', count: 4, colours: foods.tomato, size: 0.7 },
  ]),
  sabji('Bharela Bhinda', 'katori', '#8d7a2e', [okra(20, 1.2)], {
    dust: '#e9c98a',
    cumin: 6,
    leaves: 3,
  }),
  sabji(
    'Tindora Nu Shaak',
    'plate',
    '#8f8f3c',
    [
      { kind: 'strip', count: 22, colours: ['#7fa24a', '#6d9340'], size: 1.25 },
      { kind: 'disk', count: 6, colours: ['#b9cf86'], size: 0.9 },
    ],
    { mustard: 9, leaves: 2 },
  ),
  sabji(
    'Kobi Vatana Nu Shaak',
    'katori',
    '#c6b95c',
    [
      { kind: 'sliver', count: 66, colours: [...foods.cabbage, '#b9cc78'], size: 0.85 },
      { kind: 'ball', count: 14, colours: foods.peas, size: 0.55 },
    ],
    { mustard: 12, leaves: 3 },
  ),
  sabji(
    'Cabbage Poriyal',
    'leaf',
    '#cfcf8a',
    [
      { kind: 'sliver', count: 60, colours: [...foods.cabbage, '#f4f0dc'], size: 0.8 },
      { kind: 'sliver', count: 18, colours: ['#fffaf0'], size: 0.5 },
    ],
    { mustard: 18, curryLeaves: 3, chillies: 1, leaves: 0 },
  ),
  sabji(
    'Beans Poriyal',
    'steel',
    '#7d9440',
    [
      { kind: 'strip', count: 26, colours: foods.beans, size: 0.8 },
      { kind: 'sliver', count: 30, colours: ['#fffaf0', '#f4f0dc'], size: 0.55 },
    ],
    { mustard: 14, curryLeaves: 3, leaves: 0 },
  ),
  sabji(
    'Kacha Kela Nu Shaak',
    'plate',
    '#c9a23c',
    [{ kind: 'disk', count: 16, colours: ['#f2dfa0', '#e8cf84'], size: 1.4 }],
    { mustard: 14, curryLeaves: 2, dust: '#b23315', leaves: 3 },
  ),
  sabji(
    'Sabudana Khichdi',
    'plate',
    '#e9dcb4',
    [
      { kind: 'ball', count: 58, colours: ['#fdf9ec', '#f6eed6'], size: 0.5 },
      { kind: 'bean', count: 10, colours: foods.peanut, size: 0.6 },
      potato(4, 0.9),
    ],
    { cumin: 12, leaves: 4 },
  ),
];
