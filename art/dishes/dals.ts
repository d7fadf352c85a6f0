import { foods, gravies } from '../palette.ts';
import type { DishOf } from '../traits.ts';

const pot = (
  name: string,
  vessel: DishOf<'gravy'>['vessel'],
  colour: string,
  more: Partial<DishOf<'gravy'>>,
): DishOf<'gravy'> => ({
  form: 'gravy',
  name,
  vessel,
  colour,
  steam: true,
  ...more,
});

/** Dals, kadhi, raitas: what is poured rather than heaped. */
export const dals: readonly DishOf<'gravy'>[] = [
  pot('Gujarati Dal', 'katori', gravies.gujarati, {
    pieces: [
      { kind: 'bean', count: 8, colours: foods.peanut, size: 0.6 },
      { kind: 'chunk', count: 2, colours: ['#5a1f1c'], size: 0.8 },
    ],
    mustard: 9,
    curryLeaves: 2,
    chillies: 1,
    leaves: 2,
    oil: 5,
  }),
  pot('Dal Fry', 'clay', gravies.toor, {
    pieces: [{ kind: 'chunk', count: 4, colours: foods.tomato, size: 0.7 }],
    cumin: 16,
    chillies: 1,
    leaves: 4,
    oil: 9,
  }),
  pot('Dal Tadka', 'kadhai', '#e0a52c', {
    cumin: 14,
    chillies: 2,
    curryLeaves: 2,
    leaves: 2,
    oil: 12,
  }),
  pot('Dal Makhani', 'clay', gravies.black, {
    pieces: [
      { kind: 'ball', count: 18, colours: ['#4a2416', '#57301c'], size: 0.55 },
      { kind: 'bean', count: 5, colours: foods.rajma, size: 0.75 },
    ],
    cream: true,
    butter: true,
    leaves: 2,
    oil: 4,
  }),
  pot('Moong Dal', 'katori', '#edc75a', {
    pieces: [{ kind: 'ball', count: 26, colours: ['#f6dc86'], size: 0.3 }],
    cumin: 10,
    leaves: 4,
    oil: 6,
  }),
  pot('Kadhi', 'katori', gravies.kadhi, {
    mustard: 12,
    cumin: 6,
    curryLeaves: 3,
    chillies: 1,
    oil: 4,
    leaves: 2,
  }),
  pot('Pakora Kadhi', 'clay', gravies.kadhi, {
    pieces: [{ kind: 'chunk', count: 5, colours: foods.dumpling, size: 1.7 }],
    mustard: 10,
    chillies: 1,
    oil: 6,
  }),
  pot('Sambar', 'katori', '#c9772a', {
    pieces: [
      { kind: 'chunk', count: 4, colours: foods.carrot, size: 0.9 },
      { kind: 'strip', count: 5, colours: foods.beans, size: 1 },
    ],
    mustard: 12,
    curryLeaves: 3,
    oil: 6,
  }),
  pot('Drumstick Sambar', 'clay', '#c06a24', {
    pieces: [
      { kind: 'strip', count: 7, colours: ['#7f9a4c', '#8fa85c'], size: 1.6 },
      { kind: 'chunk', count: 4, colours: foods.tomato, size: 0.8 },
    ],
    mustard: 12,
    curryLeaves: 3,
    oil: 6,
  }),
  pot('Tomato Rasam', 'katori', '#b3431c', {
    pieces: [{ kind: 'chunk', count: 3, colours: foods.tomato, size: 0.8 }],
    mustard: 10,
    curryLeaves: 3,
    cumin: 6,
    leaves: 3,
  }),
  pot('Amti', 'katori', '#b97524', { mustard: 12, curryLeaves: 3, leaves: 4, oil: 8 }),
  pot('Panchmel Dal', 'clay', '#cf9a34', {
    pieces: [
      { kind: 'ball', count: 12, colours: ['#8f9a3c', '#a3aa4c'], size: 0.4 },
      { kind: 'ball', count: 12, colours: ['#e9b84a', '#6b4a2c'], size: 0.45 },
    ],
    cumin: 10,
    chillies: 2,
    leaves: 3,
    oil: 10,
  }),
  pot('Khatta Mag', 'clay', '#d9c978', {
    pieces: [{ kind: 'ball', count: 34, colours: foods.mung, size: 0.5 }],
    mustard: 8,
    curryLeaves: 2,
    leaves: 3,
    oil: 4,
  }),
  pot('Chaas', 'katori', '#faf6ea', { steam: false, dust: '#8a5a2c', cumin: 6, leaves: 5 }),
  pot('Coconut Chutney', 'katori', '#f1ecd8', {
    steam: false,
    mustard: 14,
    curryLeaves: 4,
    chillies: 1,
    oil: 4,
  }),
  pot('Cucumber Raita', 'katori', gravies.curd, {
    steam: false,
    pieces: [{ kind: 'chunk', count: 14, colours: foods.cucumber, size: 0.6 }],
    leaves: 3,
    dust: '#8a5a2c',
  }),
  pot('Boondi Raita', 'clay', gravies.curd, {
    steam: false,
    pieces: [{ kind: 'ball', count: 26, colours: foods.boondi, size: 0.5 }],
    leaves: 3,
    dust: '#b23315',
  }),
  pot('Raita', 'katori', gravies.curd, {
    steam: false,
    pieces: [
      { kind: 'chunk', count: 8, colours: foods.cucumber, size: 0.6 },
      { kind: 'chunk', count: 4, colours: foods.tomato, size: 0.5 },
    ],
    cumin: 8,
    leaves: 4,
    dust: '#b23315',
  }),
  pot('Curd', 'clay', '#fbf6ea', { steam: false, dust: '#8a5a2c', leaves: 1 }),
];
