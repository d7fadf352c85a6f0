import { dishes, EVERYBODY, NOT_JAIN, type SeededDish } from './seeded-dish.ts';

const farsan = dishes('farsan', 'pieces');

/** What makes a day a good day: the savoury bite beside the meal. */
export const FARSAN: readonly SeededDish[] = [
  farsan(
    'Khaman Dhokla',
    EVERYBODY,
    ['mild', 35, 3],
    [180, 7, 25, 6, 3],
    'Gujarati, Steamed, Light',
    'Mustard',
    'Airy squares of gram flour, steamed the same morning and soaked with a tempering of mustard seeds, green chilli and sweet lime water.',
  ),
  farsan(
    'Medu Vada',
    EVERYBODY,
    ['mild', 45, 2],
    [240, 9, 25, 12, 4],
    'South Indian, Fried, Crisp',
    '',
    'Rings of black gram ground and fried the same day, crisp outside and light inside, with whole pepper and curry leaves.',
  ),
  farsan(
    'Kothimbir Vadi',
    EVERYBODY,
    ['medium', 45, 3],
    [210, 7, 20, 11, 4],
    'Maharashtrian, Fried, Fresh herbs',
    'Sesame, Peanuts',
    'Mostly coriander, held together with gram flour and peanuts, steamed, cut into squares and fried with sesame until crisp.',
  ),
  farsan(
    'Khandvi',
    EVERYBODY,
    ['mild', 35, 6],
    [165, 6, 15, 9, 2],
    'Gujarati, Light, Made by hand',
    'Milk, Mustard, Sesame',
    'Gram flour and buttermilk cooked to a silk, spread thin, rolled while warm and strewn with coconut, sesame and mustard seeds.',
  ),
  farsan(
    'Methi Na Gota',
    EVERYBODY,
    ['medium', 30, 4],
    [230, 7, 24, 12, 4],
    'Gujarati, Fried, Family favourite',
    '',
    'Fritters of gram flour and fresh fenugreek leaves with crushed pepper and coriander seed, craggy on the outside and soft within.',
  ),
  farsan(
    'Idli',
    NOT_JAIN,
    ['mild', 30, 3],
    [175, 6, 36, 1, 2],
    'South Indian, Steamed, Light',
    '',
    'Three soft cakes of rice and black gram, fermented overnight and steamed in the morning. Made for the coconut chutney beside them.',
  ),
  farsan(
    'Patra',
    EVERYBODY,
    ['medium', 50, 4],
    [190, 6, 24, 8, 4],
    'Gujarati, Steamed, Sweet and sour',
    'Sesame, Mustard',
    'Colocasia leaves spread with gram flour, tamarind and jaggery, rolled, steamed, sliced and turned once in hot oil with sesame.',
  ),
  farsan(
    'Handvo',
    NOT_JAIN,
    ['medium', 60, 2],
    [260, 8, 34, 10, 4],
    'Gujarati, Baked, Hearty',
    'Milk, Sesame, Mustard',
    'A savoury cake of rice and four dals, fermented overnight with curd, full of bottle gourd, with a dark crust of sesame and mustard seeds.',
  ),
];
