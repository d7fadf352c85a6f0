import { gravies } from '../palette.ts';
import type { DishOf, DishTraits } from '../traits.ts';

const sweet = (
  name: string,
  kind: DishOf<'sweet'>['sweet'],
  colour: string,
  count: number,
  more: Partial<DishOf<'sweet'>> = {},
): DishOf<'sweet'> => ({
  form: 'sweet',
  name,
  vessel: 'plate',
  sweet: kind,
  colour,
  count,
  ...more,
});

const shrikhand = (name: string, colour: string, more: Partial<DishOf<'sweet'>>) =>
  sweet(name, 'swirl', colour, 1, { vessel: 'katori', ...more });

/** Sweets: cut, rolled, poured or stirred. */
export const sweets: readonly DishTraits[] = [
  sweet('Mohan Thal', 'grainySlab', '#c98640', 6),
  sweet('Kaju Katli', 'diamond', '#f3e8cf', 6, { vessel: 'leaf' }),
  sweet('Barfi', 'slab', '#f6ead0', 4, { saffron: 5 }),
  sweet('Plain Barfi', 'slab', '#fbf3e2', 5, { vessel: 'steel' }),
  sweet('Kesar Penda', 'penda', '#f2b42e', 5),
  sweet('Ladoo', 'ladoo', '#eda52f', 4),
  sweet('Churma Ladoo', 'ladoo', '#c1853f', 4, { vessel: 'leaf' }),
  sweet('Rava Ladoo', 'ladoo', '#f3e6c8', 4, { vessel: 'steel' }),
  sweet('Jalebi', 'jalebi', '#f08a1d', 4),
  {
    form: 'bread',
    name: 'Puran Poli',
    vessel: 'plate',
    bread: 'puranPoli',
    count: 2,
    butter: true,
  },
  {
    form: 'gravy',
    name: 'Gulab Jamun',
    vessel: 'katori',
    colour: '#c4782a',
    pieces: [{ kind: 'ball', count: 5, colours: ['#7c3716'], size: 2.5 }],
    nuts: 8,
    saffron: 4,
  },
  {
    form: 'gravy',
    name: 'Rasgulla',
    vessel: 'clay',
    colour: '#e9d9a8',
    pieces: [{ kind: 'ball', count: 5, colours: ['#fbf6ec'], size: 2.4 }],
    nuts: 6,
    saffron: 6,
  },
  { form: 'gravy', name: 'Basundi', vessel: 'clay', colour: gravies.milk, nuts: 16, saffron: 8 },
  {
    form: 'gravy',
    name: 'Kheer',
    vessel: 'katori',
    colour: '#f8edd2',
    pieces: [{ kind: 'speck', count: 36, colours: ['#fffaf0', '#eadbb4'], size: 0.9 }],
    nuts: 14,
    saffron: 5,
  },
  { form: 'gravy', name: 'Aamras', vessel: 'katori', colour: '#f2a11f', saffron: 6, nuts: 6 },
  {
    form: 'heap',
    name: 'Lapsi',
    vessel: 'katori',
    colour: '#b5712c',
    pieces: [{ kind: 'speck', count: 90, colours: ['#d99a4c', '#c3823a', '#8f5420'], size: 0.9 }],
    nuts: 14,
    butter: true,
  },
  {
    form: 'heap',
    name: 'Rava Shiro',
    vessel: 'clay',
    colour: '#ecc877',
    pieces: [{ kind: 'speck', count: 90, colours: ['#fbe6ac', '#e0b658'], size: 0.8 }],
    nuts: 16,
    saffron: 4,
  },
  {
    form: 'heap',
    name: 'Gajar Halwa',
    vessel: 'katori',
    colour: '#c9521c',
    pieces: [{ kind: 'sliver', count: 60, colours: ['#ea7a2c', '#d9601c'], size: 0.9 }],
    nuts: 16,
  },
  shrikhand('Shrikhand', '#f7efd8', { nuts: 8 }),
  shrikhand('American Nuts Shrikhand', '#f2e2c0', { nuts: 26, vessel: 'clay' }),
  shrikhand('Rajbhog Shrikhand', '#f3d98f', { nuts: 16, saffron: 8 }),
  shrikhand('Mango Shrikhand', '#f6b63c', { nuts: 6, vessel: 'clay' }),
  shrikhand('Kesar Pista Shrikhand', '#f4c95f', { nuts: 14, saffron: 12 }),
  shrikhand('Kesar Shrikhand', '#f7bf4a', { nuts: 12, saffron: 14, vessel: 'clay' }),
  shrikhand('Rose Shrikhand', '#f3c2c4', { nuts: 8, dust: '#b83a52', vessel: 'clay' }),
];
