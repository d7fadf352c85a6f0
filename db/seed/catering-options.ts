import type { Diet } from '#contract/account/diet.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { Portion } from '#contract/menu/desk-dishes.ts';

export type SeededOption = {
  category: MenuCategory;
  name: string;
  /** Other spellings, which the API accepts as well (docs/rules.md#the-catering-menu). */
  spellings: string[];
  /** Cents for each guest. */
  surcharge: number;
  /** How much one serving is, as a new kitchen begins with it. */
  portion: Portion;
  /** Whom it suits as it is usually cooked. */
  diets: Diet[];
  /** Whether a new kitchen offers it; the rest is there for the desk to switch on. */
  isActive: boolean;
};

type OptionDetails = {
  spelt?: string[];
  surcharge?: number;
  portion?: Portion;
  diets?: Diet[];
  off?: true;
};
type OptionText = string | [name: string, more: OptionDetails];

/** The options of one category, with how much a serving of them usually is. */
const options = (
  category: MenuCategory,
  usual: Portion,
  ...written: OptionText[]
): SeededOption[] =>
  written.map((one) => {
    const [name, more] = typeof one === 'string' ? [one, {}] : one;
    return {
      ...{ category, name },
      ...{ spellings: more.spelt ?? [], surcharge: more.surcharge ?? 0 },
      portion: more.portion ?? usual,
      diets: more.diets ?? ['vegetarian', 'jain', 'swaminarayan'],
      isActive: !more.off,
    };
  });

const spelt = (...spelt: string[]) => ({ spelt });
/** With onion or garlic. */
const onion: OptionDetails = { diets: ['vegetarian'] };
/** With potatoes or another root, or with aubergines. */
const root: OptionDetails = { diets: ['vegetarian', 'swaminarayan'] };
const off: OptionDetails = { off: true };
const ml = (amount: number): Portion => ({ amount, unit: 'ml' });
const grams = (amount: number): Portion => ({ amount, unit: 'g' });
const pieces = (amount: number): Portion => ({ amount, unit: 'pieces' });

/**
 * The catering menu, and what the front page names beyond it, switched off; the
 * first of each category is its default.
 */
export const CATERING_OPTIONS: readonly SeededOption[] = [
  ...options(
    'sabji',
    grams(200),
    ['Undhiyu', { ...root, surcharge: 100 }],
    ['Matar Paneer', onion],
    ['Baingan Bharta', { ...onion, ...spelt('Baigan Bhartha') }],
    ['Shahi Paneer', { ...onion, ...spelt('Shahi Panner') }],
    ['Rasawala Chana', { portion: ml(240) }],
    ['Kaju Masala', { ...onion, surcharge: 100 }],
    ['Mixed Vegetable', { ...onion, ...spelt('Mix Vegetable') }],
    ['Kaju Gathiya', { ...onion, ...spelt('Kaju Gaathiya') }],
    ['Potato Cabbage', { ...root, ...spelt('Patato Cabage') }],
    'Tomato Stuffed Bhindi',
    ['Malai Kofta', onion],
    ['Paneer Kadhai', onion],
    ['Potato Bhindi', { ...root, ...spelt('Patato Bhindi') }],
    ['Papdi Ringan Tuver', { ...root, ...spelt('Papadi Ringan Tuvar') }],
    ['Chole', { ...onion, portion: ml(240) }],
    ['Potato Curry', { ...root, portion: ml(240) }],
    ['Dudhi Chana Dal', spelt('Dudhi Chanadaal')],
    ['Potato Baingan', { ...root, ...spelt('Potato Baigan') }],
    ['Stuffed Eggplant', onion],
    ['Potato Suki Bhaji', { ...root, ...spelt('Potato Sukibhaji') }],
    ['Potato Peas', { ...root, ...spelt('Patato Peas') }],
    ['Rajma', { ...onion, portion: ml(240) }],
    ['Dal Makhani', { ...onion, ...spelt('Daal Makhani'), portion: ml(240) }],
    ['Palak Paneer', onion],
    ['Dal Fry', { ...onion, ...spelt('Daal Fry'), portion: ml(240) }],
  ),
  ...options(
    'sweet',
    pieces(1),
    'Mohan Thal',
    'Churma Ladoo',
    'Puran Poli',
    ['Basundi', { portion: ml(120) }],
    ['Lapsi', { portion: grams(120) }],
    ['Rava Shiro', { ...spelt('Rava Shivo'), portion: grams(120) }],
    'Rava Ladoo',
  ),
  ...options(
    'shrikhand',
    grams(100),
    'Plain',
    'American Nuts',
    'Rajbhog',
    'Mango',
    'Kesar Pista',
    'Rose',
  ),
  ...options(
    'salad',
    grams(60),
    ['Onion Tomato Salad', onion],
    ['Cucumber Raita', { portion: grams(80) }],
    ['Sambhara', root],
    ['Boondi Raita', { portion: grams(80) }],
    ['Pickle', { ...root, ...spelt('Rickle'), portion: grams(20) }],
    ['Papad or Papdi', { ...spelt('Papad/Papdi'), portion: pieces(1) }],
  ),
  ...options('dal', ml(240), ['Gujarati Dal', spelt('Gujarti Daal')], 'Kadhi', [
    'Sambar',
    { ...onion, ...off },
  ]),
  ...options(
    'roti',
    pieces(1),
    'Roti',
    'Puri',
    ['Bhakhri', spelt('Bhakhaari')],
    ['Rotla (bajri or juvar)', spelt('Rotla (Bajri Or Juver)')],
    ['Naan', off],
  ),
  ...options(
    'rice',
    grams(180),
    'Plain Rice',
    'Peas Pulav',
    'Jeera Rice',
    ['Tava Pulav', onion],
    ['Biryani', { ...onion, ...spelt('Biriyani'), portion: grams(220) }],
    ['Plain Khichdi', { portion: grams(240) }],
    ['Tadka Khichdi', { ...root, portion: grams(240) }],
    ['Masala Dosa', { ...onion, ...off, portion: pieces(1) }],
    ['Idli', { ...off, portion: pieces(3) }],
  ),
];
