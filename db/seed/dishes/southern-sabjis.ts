import { dishes, EVERYBODY, type SeededDish, VEGETARIAN_ONLY } from './seeded-dish.ts';

const gravy = dishes('sabji', 'ml');
const dry = dishes('sabji', 'g');

/** Sabjis of Maharashtra and the south. */
export const SOUTHERN_SABJIS: readonly SeededDish[] = [
  dry(
    'Beans Poriyal',
    EVERYBODY,
    ['mild', 25, 140],
    [145, 4, 14, 8, 6],
    'South Indian, Light, High fibre',
    'Mustard',
    'Green beans cut fine and tossed with mustard seeds, curry leaves, split black gram and plenty of fresh coconut.',
  ),
  dry(
    'Cabbage Poriyal',
    EVERYBODY,
    ['mild', 20, 140],
    [130, 4, 12, 7, 5],
    'South Indian, Light, Quick',
    'Mustard',
    'Shredded cabbage turned quickly in the pan with mustard seeds, a dried red chilli and curry leaves, with grated coconut to finish.',
  ),
  gravy(
    'Matki Usal',
    VEGETARIAN_ONLY,
    ['hot', 40, 200],
    [235, 12, 32, 7, 9],
    'Maharashtrian, High protein, Sprouted',
    'Mustard',
    'Moth beans sprouted in our kitchen and simmered with onion, garlic, coconut and goda masala, with a good kick.',
  ),
  gravy(
    'Bharli Vangi',
    VEGETARIAN_ONLY,
    ['medium', 50, 200],
    [265, 7, 20, 18, 8],
    'Maharashtrian, Stuffed by hand, Slow cooked',
    'Peanuts, Sesame, Mustard',
    'Small aubergines filled with roasted peanuts, sesame, coconut, onion, garlic and goda masala, and braised in what is left of the filling.',
  ),
];
