import type { DishTraits, SnackTraits } from '../traits.ts';

const snack = (
  name: string,
  kind: SnackTraits['snack'],
  count: number,
  more: Partial<SnackTraits> = {},
): SnackTraits => ({ form: 'snack', name, vessel: 'plate', snack: kind, count, ...more });

/** Snacks; the loose ones are heaps. */
export const snacks: readonly DishTraits[] = [
  snack('Samosa', 'samosa', 3),
  snack('Kachori', 'kachori', 4),
  snack('Aloo Tikki', 'tikki', 4, { leaves: 3 }),
  snack('Pani Puri', 'paniPuri', 6, { vessel: 'steel' }),
  snack('Idli', 'idli', 4, { vessel: 'leaf' }),
  snack('Dhokla', 'dhokla', 5, { mustard: 20, leaves: 5, curryLeaves: 2 }),
  snack('Rava Dhokla', 'rawaDhokla', 5, { mustard: 12, leaves: 4, dust: '#b23315' }),
  snack('Handvo', 'handvo', 5, { mustard: 20, vessel: 'steel', chillies: 1 }),
  snack('Khandvi', 'khandvi', 9, { mustard: 16, leaves: 4 }),
  snack('Patra', 'patra', 7, { mustard: 16, leaves: 3, vessel: 'leaf' }),
  snack('Chakri', 'chakri', 4, { vessel: 'steel' }),
  snack('Pakora', 'pakora', 6, { vessel: 'leaf' }),
  snack('Batata Vada', 'vada', 5),
  {
    form: 'heap',
    name: 'Bhel Puri',
    vessel: 'leaf',
    colour: '#d9a95a',
    pieces: [
      { kind: 'sliver', count: 40, colours: ['#f2c84a', '#e3ad35'], size: 0.8 },
      { kind: 'ball', count: 16, colours: ['#f6ead0'], size: 0.65 },
      { kind: 'chunk', count: 4, colours: ['#d9432a'], size: 0.7 },
    ],
    leaves: 6,
  },
  {
    form: 'heap',
    name: 'Chivda',
    vessel: 'katori',
    colour: '#d8a93c',
    pieces: [
      { kind: 'speck', count: 60, colours: ['#f6dc8a', '#efc760'], size: 1.6 },
      { kind: 'bean', count: 9, colours: ['#b5652c'], size: 0.6 },
      { kind: 'sliver', count: 14, colours: ['#e9b53a'], size: 0.9 },
    ],
    curryLeaves: 4,
    mustard: 12,
  },
  {
    form: 'heap',
    name: 'Sev',
    vessel: 'clay',
    colour: '#d9a02c',
    pieces: [{ kind: 'sliver', count: 80, colours: ['#f5cf52', '#eabb3a', '#ffe08a'], size: 1 }],
  },
];
