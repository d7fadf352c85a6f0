import { foods } from '../palette.ts';
import type { DishOf } from '../traits.ts';

const bread = (
  name: string,
  baked: DishOf<'bread'>['bread'],
  count: number,
  more: Partial<DishOf<'bread'>> = {},
): DishOf<'bread'> => ({
  form: 'bread',
  name,
  vessel: 'steel',
  bread: baked,
  count,
  ...more,
});

const rice = (
  name: string,
  vessel: DishOf<'rice'>['vessel'],
  grain: DishOf<'rice'>['grain'],
  more: Partial<DishOf<'rice'>> = {},
): DishOf<'rice'> => ({
  form: 'rice',
  name,
  vessel,
  grain,
  steam: true,
  ...more,
});

const peas = { kind: 'ball', count: 14, colours: foods.peas, size: 0.48 } as const;
const carrot = { kind: 'chunk', count: 5, colours: foods.carrot, size: 0.6 } as const;

export const breadsAndRice: readonly (DishOf<'bread'> | DishOf<'rice'>)[] = [
  bread('Roti', 'roti', 4, { steam: true }),
  bread('Butter Roti', 'roti', 3, { butter: true, vessel: 'plate' }),
  bread('Puri', 'puri', 6),
  bread('Thepla', 'thepla', 4, { vessel: 'plate' }),
  bread('Methi Thepla', 'thepla', 2, { vessel: 'plate', folded: 3 }),
  bread('Paratha', 'paratha', 3, { butter: true, vessel: 'plate' }),
  bread('Bhakhari', 'bhakri', 3),
  bread('Rotla', 'rotla', 2, { butter: true, vessel: 'leaf' }),
  bread('Naan', 'naan', 2, { vessel: 'plate' }),
  rice('Plain Rice', 'steel', 'plain'),
  rice('Jeera Rice', 'steel', 'plain', { cumin: 34, leaves: 2 }),
  rice('Peas Pulav', 'plate', 'pulao', { pieces: [peas], cumin: 10 }),
  rice('Tava Pulav', 'plate', 'tawa', {
    pieces: [peas, carrot, { kind: 'petal', count: 4, colours: foods.greenPepper, size: 0.6 }],
  }),
  rice('Biryani', 'clay', 'biryani', {
    pieces: [{ kind: 'strip', count: 7, colours: ['#7a3a14'], size: 0.8 }],
    leaves: 3,
  }),
  rice('Lemon Rice', 'leaf', 'turmeric', {
    pieces: [{ kind: 'bean', count: 8, colours: foods.peanut, size: 0.6 }],
    mustard: 16,
    curryLeaves: 4,
    chillies: 1,
  }),
  rice('Curd Rice', 'katori', 'plain', {
    steam: false,
    mustard: 8,
    curryLeaves: 2,
    chillies: 1,
  }),
  rice('Masale Bhat', 'steel', 'tawa', {
    pieces: [
      { kind: 'strip', count: 6, colours: ['#7fa24a', '#6d9340'], size: 0.9 },
      { kind: 'bean', count: 5, colours: foods.cashew, size: 0.7 },
    ],
    leaves: 2,
  }),
  rice('Plain Khichdi', 'katori', 'turmeric', { butter: true }),
  rice('Tadka Khichdi', 'clay', 'turmeric', { pieces: [peas], chillies: 1, mustard: 10 }),
];
