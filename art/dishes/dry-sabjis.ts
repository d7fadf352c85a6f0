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

const potato = (count: number, size = 1.1): Pieces => ({ kind: 'chunk', count, colours: foods.potato, size });
const okra = (count: number): Pieces => ({ kind: 'okra', count, colours: foods.okra, size: 0.85 });

/** Sabjis without gravy. */
export const drySabjis: readonly HeapTraits[] = [
  sabji('Bhindi', 'plate', '#7a6a2c', [okra(18), { kind: 'strip', count: 5, colours: foods.onion, size: 0.8 }], { cumin: 8, leaves: 2 }),
  sabji('Potato Bhindi', 'katori', '#a07a2a', [okra(11), potato(7)], { cumin: 8 }),
  sabji('Tomato Stuffed Bhindi', 'kadhai', '#a2491c', [okra(10), { kind: 'chunk', count: 6, colours: foods.tomato, size: 0.95 }], { crumbs: 12 }),
  sabji('Aloo Gobi', 'plate', '#c58a26', [{ kind: 'floret', count: 7, colours: ['#f4e2a8', '#f0d78f'], size: 1.3 }, potato(6)], { cumin: 8 }),
  sabji('Potato Sukibhaji', 'plate', '#cf9a2c', [potato(13, 1.15)], { mustard: 18, curryLeaves: 3 }),
  sabji('Potato Cabbage', 'katori', '#c3b35a', [{ kind: 'sliver', count: 46, colours: foods.cabbage, size: 5 / 4.5 }, potato(6, 0.95)], { mustard: 14, leaves: 3 }),
  sabji('Sambhara', 'plate', '#c8b964', [{ kind: 'sliver', count: 54, colours: [...foods.cabbage, '#ee8a2e'], size: 1.1 }, { kind: 'strip', count: 3, colours: foods.greenPepper, size: 0.9 }], { mustard: 18, leaves: 2 }),
  sabji('Mixed Sprouts', 'clay', '#8a8a3a', [{ kind: 'ball', count: 34, colours: foods.mung, size: 0.5 }, { kind: 'chunk', count: 4, colours: foods.tomato, size: 0.7 }]),
];
