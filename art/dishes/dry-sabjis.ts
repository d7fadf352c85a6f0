import { foods } from '../palette.ts';
import type { HeapTraits, Pieces } from '../traits.ts';
import type { VesselKind } from '../vessels/vessel.ts';

const sabji = (
  name: string,
  vessel: VesselKind,
  colour: string,
  pieces: readonly Pieces[],
  more: Partial<HeapTraits> = {},
): HeapTraits => ({ form: 'heap', name, vessel, colour, pieces, leaves: 4, ...more });

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
export const drySabjis: readonly HeapTraits[] = [
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
];
