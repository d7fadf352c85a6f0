import { dishes, EVERYBODY, NOT_JAIN, type SeededDish, VEGETARIAN_ONLY } from './seeded-dish.ts';

const salad = dishes('salad', 'g');
const spoonful = dishes('side', 'g');
const bowl = dishes('side', 'ml');
const piece = dishes('side', 'pieces');

/** What is fresh, sharp, cooling or crisp beside the rest. */
export const SIDES: readonly SeededDish[] = [
  salad(
    'Cucumber Tomato Salad',
    EVERYBODY,
    ['mild', 10, 80],
    [20, 1, 4, 0, 1],
    'Everyday, Fresh, Light',
    '',
    'Cucumber and tomato cut just before packing, with lime, roasted cumin and coriander.',
  ),
  salad(
    'Kachumber',
    VEGETARIAN_ONLY,
    ['mild', 10, 80],
    [25, 1, 5, 0, 1],
    'Punjabi, Fresh, Light',
    '',
    'Onion, cucumber and tomato in small dice with lime, green chilli and coriander. It wakes up everything it lies next to.',
  ),
  salad(
    'Khamang Kakdi',
    EVERYBODY,
    ['mild', 15, 80],
    [80, 2, 5, 6, 2],
    'Maharashtrian, Fresh, Crunchy',
    'Peanuts, Mustard',
    'Cucumber cut fine with crushed peanuts, coconut and lime, and a little hot mustard-seed oil over it.',
  ),
  salad(
    'Sambhara',
    NOT_JAIN,
    ['mild', 15, 80],
    [70, 1, 8, 4, 2],
    'Gujarati, Crunchy, Light',
    'Mustard',
    'A warm salad of shredded cabbage and carrot, turned for one minute in hot oil with mustard seeds and green chilli.',
  ),
  bowl(
    'Chaas',
    EVERYBODY,
    ['mild', 10, 200],
    [55, 3, 6, 2, 0],
    'Everyday, Cooling, Drink',
    'Milk',
    'Thin buttermilk with roasted cumin, coriander and salt. Shake it and drink it at the end.',
  ),
  piece(
    'Roasted Papad',
    EVERYBODY,
    ['mild', 5, 1],
    [40, 3, 7, 0, 2],
    'Everyday, Crisp',
    '',
    'A black-gram papad with pepper and cumin, roasted over the flame and wrapped on its own so that it stays crisp.',
  ),
  spoonful(
    'Chilli Pickle',
    EVERYBODY,
    ['hot', 20, 20],
    [30, 1, 2, 2, 1],
    'Gujarati, Sharp, Made fresh',
    'Mustard',
    'Green chillies slit and tossed with split mustard, turmeric, lime and oil, made fresh the day it is served.',
  ),
  spoonful(
    'Mango Pickle',
    NOT_JAIN,
    ['hot', 30, 20],
    [45, 0, 3, 4, 1],
    'Gujarati, Sharp, Matured',
    'Mustard',
    'Raw mango matured for weeks in oil with split mustard, fenugreek and red chilli. A little goes a long way.',
  ),
  bowl(
    'Coconut Chutney',
    EVERYBODY,
    ['mild', 15, 60],
    [110, 2, 5, 9, 3],
    'South Indian, Fresh, Cooling',
    'Mustard',
    'Fresh coconut and roasted gram ground with green chilli, with curry leaves and mustard seeds crackling on top.',
  ),
  bowl(
    'Cucumber Raita',
    EVERYBODY,
    ['mild', 10, 120],
    [70, 4, 7, 3, 1],
    'Punjabi, Cooling, Light',
    'Milk',
    'Grated cucumber in whisked curd with roasted cumin and a little mint.',
  ),
];
