import { foods } from '../palette.ts';
import type { DishTraits } from '../traits.ts';

export const sides: readonly DishTraits[] = [
  { form: 'side', side: 'papad', name: 'Papad', vessel: 'steel' },
  {
    form: 'gravy',
    name: 'Pickle',
    vessel: 'clay',
    colour: '#a8330f',
    pieces: [{ kind: 'chunk', count: 11, colours: ['#8f9a2c', '#a5822a', '#7d8a2a'], size: 1.05 }],
    mustard: 26,
    oil: 14,
    dust: '#f2b23a',
  },
  {
    form: 'heap',
    name: 'Onion Tomato Salad',
    vessel: 'plate',
    colour: '#d98a7a',
    height: 6,
    pieces: [
      { kind: 'disk', count: 7, colours: ['#e0452c'], size: 1.6 },
      { kind: 'disk', count: 5, colours: ['#a9c96a'], size: 1.5 },
      { kind: 'strip', count: 7, colours: foods.onion, size: 1.2 },
    ],
    leaves: 5,
  },
  {
    form: 'heap',
    name: 'Green Salad',
    vessel: 'plate',
    colour: '#a9c27a',
    height: 6,
    pieces: [
      { kind: 'disk', count: 9, colours: ['#a9c96a'], size: 1.7 },
      { kind: 'chunk', count: 4, colours: foods.carrot, size: 1 },
      { kind: 'strip', count: 5, colours: foods.onion, size: 1.2 },
    ],
    leaves: 5,
  },
  {
    form: 'heap',
    name: 'Cucumber Tomato Salad',
    vessel: 'steel',
    colour: '#b9c98a',
    height: 6,
    pieces: [
      { kind: 'disk', count: 8, colours: ['#a9c96a'], size: 1.6 },
      { kind: 'disk', count: 5, colours: ['#e0452c'], size: 1.5 },
    ],
    cumin: 8,
    leaves: 5,
  },
  {
    form: 'heap',
    name: 'Khamang Kakdi',
    vessel: 'katori',
    colour: '#d3dca4',
    height: 8,
    pieces: [
      { kind: 'chunk', count: 18, colours: foods.cucumber, size: 0.7 },
      { kind: 'bean', count: 7, colours: foods.peanut, size: 0.5 },
      { kind: 'sliver', count: 12, colours: ['#fffaf0'], size: 0.55 },
    ],
    leaves: 3,
  },
];
