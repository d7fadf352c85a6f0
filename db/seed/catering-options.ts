import type { MenuCategory } from '#contract/inquiry-menu.ts';

export type SeededOption = {
  category: MenuCategory;
  name: string;
  /** How the public specification writes it, where that differs (decisions 31). */
  spellings: string[];
  /** Cents for each guest. */
  surcharge: number;
};

type Written = string | [name: string, more: { spelt?: string[]; surcharge?: number }];

const options = (category: MenuCategory, ...written: Written[]): SeededOption[] =>
  written.map((one) => {
    const [name, more] = typeof one === 'string' ? [one, {}] : one;
    return { category, name, spellings: more.spelt ?? [], surcharge: more.surcharge ?? 0 };
  });

const spelt = (...spelt: string[]) => ({ spelt });

/** The catering menu of spec 1 section 5; the first of each category is its default. */
export const CATERING_OPTIONS: readonly SeededOption[] = [
  ...options(
    'sabji',
    ['Undhiyu', { surcharge: 100 }],
    'Matar Paneer',
    ['Baingan Bharta', spelt('Baigan Bhartha')],
    ['Shahi Paneer', spelt('Shahi Panner')],
    'Rasawala Chana',
    ['Kaju Masala', { surcharge: 100 }],
    ['Mixed Vegetable', spelt('Mix Vegetable')],
    ['Kaju Gathiya', spelt('Kaju Gaathiya')],
    ['Potato Cabbage', spelt('Patato Cabage')],
    'Tomato Stuffed Bhindi',
    'Malai Kofta',
    'Paneer Kadhai',
    ['Potato Bhindi', spelt('Patato Bhindi')],
    ['Papdi Ringan Tuver', spelt('Papadi Ringan Tuvar')],
    'Chole',
    'Potato Curry',
    ['Dudhi Chana Dal', spelt('Dudhi Chanadaal')],
    ['Potato Baingan', spelt('Potato Baigan')],
    'Stuffed Eggplant',
    ['Potato Suki Bhaji', spelt('Potato Sukibhaji')],
    ['Potato Peas', spelt('Patato Peas')],
    'Rajma',
    ['Dal Makhani', spelt('Daal Makhani')],
    'Palak Paneer',
    ['Dal Fry', spelt('Daal Fry')],
  ),
  ...options(
    'sweet',
    'Mohan Thal',
    'Churma Ladoo',
    'Puran Poli',
    'Basundi',
    'Lapsi',
    ['Rava Shiro', spelt('Rava Shivo')],
    'Rava Ladoo',
  ),
  ...options('shrikhand', 'Plain', 'American Nuts', 'Rajbhog', 'Mango', 'Kesar Pista', 'Rose'),
  ...options(
    'salad',
    'Onion Tomato Salad',
    'Cucumber Raita',
    'Sambhara',
    'Boondi Raita',
    ['Pickle', spelt('Rickle')],
    ['Papad or Papdi', spelt('Papad/Papdi')],
  ),
  ...options('dal', ['Gujarati Dal', spelt('Gujarti Daal')], 'Kadhi'),
  ...options(
    'roti',
    'Roti',
    'Puri',
    ['Bhakhri', spelt('Bhakhaari')],
    ['Rotla (bajri or juvar)', spelt('Rotla (Bajri Or Juver)')],
  ),
  ...options(
    'rice',
    'Plain Rice',
    'Peas Pulav',
    'Jeera Rice',
    'Tava Pulav',
    ['Biryani', spelt('Biriyani')],
    'Plain Khichdi',
    'Tadka Khichdi',
  ),
];
