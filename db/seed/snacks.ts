import type { SnackCategory } from '#contract/snacks/catalogue.ts';

/** A snack as a new kitchen offers it: cents, minutes, kilocalories of one `unit`. */
export type SeededSnack = {
  slug: string;
  name: string;
  description: string;
  price: number;
  unit: string;
  deliveryCharge: number;
  categories: readonly SnackCategory[];
  isSpicy: boolean;
  minutes: number;
  calories: number;
  tags: readonly string[];
  allergens: readonly string[];
  featured: boolean;
};

type SnackDetails = Partial<
  Pick<SeededSnack, 'isSpicy' | 'featured' | 'deliveryCharge' | 'tags' | 'allergens'>
>;

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const kind =
  (...categories: SnackCategory[]) =>
  (
    name: string,
    [price, unit]: [cents: number, unit: string],
    [minutes, calories]: [minutes: number, calories: number],
    description: string,
    more: SnackDetails = {},
  ): SeededSnack => ({
    slug: slugOf(name),
    name,
    description,
    price,
    unit,
    deliveryCharge: 50,
    categories,
    isSpicy: false,
    minutes,
    calories,
    tags: [],
    allergens: [],
    featured: false,
    ...more,
  });

const farsan = kind('indian-snacks', 'savory');
const street = kind('street-food', 'savory');
const mithai = kind('indian-snacks', 'sweet');

/** What a new kitchen has on its counter, in the order of the page. Prices are before tax. */
export const SNACKS: readonly SeededSnack[] = [
  farsan(
    'Khaman Dhokla',
    [899, '6 pieces'],
    [35, 320],
    'Soft yellow squares of steamed gram flour, tempered with mustard seeds, green chilli and curry leaves, and finished with coriander and a little sugar water, the way Surat likes it.',
    { featured: true, tags: ['steamed', 'no wheat flour'], allergens: ['mustard'] },
  ),
  street(
    'Punjabi Samosa',
    [799, '4 pieces'],
    [30, 1040],
    'Hand-folded pastry around potatoes and peas with crushed coriander seed, ginger and dried mango. Fried slowly so that the crust stays short. Comes with mint and tamarind chutneys.',
    { featured: true, isSpicy: true, tags: ['fried'], allergens: ['wheat'] },
  ),
  street(
    'Vada Pav',
    [699, '2 pieces'],
    [25, 600],
    'A spiced potato dumpling in a soft bun with dry garlic chutney and a fried green chilli on the side: Mumbai in one hand.',
    {
      featured: true,
      isSpicy: true,
      tags: ['fried', 'Mumbai'],
      allergens: ['wheat', 'milk', 'peanuts'],
    },
  ),
  farsan(
    'Khandvi',
    [999, '10 rolls'],
    [45, 380],
    'Thin sheets of gram flour and buttermilk, cooked to silk, rolled by hand and dressed with mustard seeds, sesame and fresh coconut.',
    {
      featured: true,
      tags: ['no wheat flour'],
      allergens: ['milk', 'mustard', 'sesame', 'coconut'],
    },
  ),
  street(
    'Dabeli',
    [749, '2 pieces'],
    [25, 640],
    'A buttered bun filled with sweet and spicy potato in Kutchi masala, pomegranate, roasted peanuts and sev.',
    { isSpicy: true, tags: ['Kutch'], allergens: ['wheat', 'milk', 'peanuts'] },
  ),
  street(
    'Pani Puri Kit',
    [1199, '30 puris for 3'],
    [20, 780],
    'Thirty crisp puris, packed apart from mint water, sweet chutney, and potatoes with black chickpeas. Fill them at your own table, one at a time.',
    { isSpicy: true, featured: true, tags: ['kit', 'to share'], allergens: ['wheat'] },
  ),
  farsan(
    'Patra',
    [949, '10 slices'],
    [50, 410],
    'Colocasia leaves spread with a sour and sweet gram flour paste, rolled, steamed and sliced, then tempered with sesame.',
    { tags: ['steamed', 'no wheat flour'], allergens: ['mustard', 'sesame'] },
  ),
  farsan(
    'Handvo',
    [1099, '6 pieces'],
    [60, 690],
    'A savoury baked cake of rice and three lentils with grated bottle gourd, under a crust of sesame.',
    { tags: ['baked', 'fermented'], allergens: ['milk', 'mustard', 'sesame'] },
  ),
  street(
    'Sev Usal',
    [999, '1 bowl for 2'],
    [30, 620],
    'Dried peas in a hot, garlicky gravy from Vadodara, under a hill of sev, onion and lemon. The bread comes with it.',
    { isSpicy: true, tags: ['Vadodara', 'to share'], allergens: ['wheat', 'mustard'] },
  ),
  farsan(
    'Lilva Kachori',
    [899, '6 pieces'],
    [40, 930],
    'Round pastries filled with fresh pigeon peas, coconut and green garlic, fried until they sing when you tap them.',
    { isSpicy: true, tags: ['fried'], allergens: ['wheat', 'coconut', 'tree nuts'] },
  ),
  farsan(
    'Fafda',
    [849, '250 g'],
    [30, 1290],
    'Long crisp strips of gram flour with carom seeds. With raw papaya sambharo and fried chillies, as on a Sunday morning in Ahmedabad.',
    { tags: ['fried', 'breakfast', 'no wheat flour'], allergens: ['mustard'] },
  ),
  mithai(
    'Jalebi',
    [899, '250 g'],
    [30, 900],
    'Coils of batter, fried in ghee and dipped in saffron syrup. The other half of fafda.',
    { tags: ['fried', 'breakfast'], allergens: ['wheat', 'milk'] },
  ),
  farsan(
    'Methi Thepla',
    [799, '8 pieces'],
    [25, 880],
    'Soft flatbreads of whole wheat with fenugreek leaves, turmeric and yogurt. They travel well and keep for three days.',
    { tags: ['keeps well', 'travel'], allergens: ['wheat', 'milk', 'sesame'] },
  ),
  farsan(
    'Bhakarwadi',
    [799, '250 g'],
    [20, 1270],
    'Crisp little spirals with coconut, sesame, poppy seed and a sour, hot filling. Hard to stop.',
    {
      isSpicy: true,
      tags: ['dry', 'keeps well'],
      allergens: ['wheat', 'sesame', 'coconut'],
    },
  ),
  farsan(
    'Chakri',
    [749, '250 g'],
    [20, 1310],
    'Spirals of rice flour with sesame, cumin and butter, pressed by hand and fried crisp.',
    { tags: ['dry', 'keeps well'], allergens: ['milk', 'sesame'] },
  ),
  farsan(
    'Mathia',
    [749, '250 g'],
    [20, 1240],
    'Paper-thin discs of moth and gram flour with a little sugar and white chilli, fried in seconds. They belong to Diwali and to every rainy afternoon.',
    { isSpicy: true, tags: ['dry', 'keeps well', 'no wheat flour'], allergens: [] },
  ),
  farsan(
    'Chivda',
    [699, '300 g'],
    [20, 1480],
    'Flattened rice roasted with peanuts, cashews, raisins, curry leaves and a breath of turmeric.',
    { tags: ['dry', 'keeps well'], allergens: ['peanuts', 'tree nuts', 'mustard'] },
  ),
  farsan(
    'Nylon Sev',
    [599, '250 g'],
    [15, 1360],
    'The finest gram flour noodles, for topping or by the handful.',
    { tags: ['dry', 'keeps well', 'no wheat flour'], allergens: [] },
  ),
  street(
    'Bhel Puri',
    [799, '1 bowl for 2'],
    [15, 520],
    'Puffed rice with potato, onion, tomato, two chutneys and sev. Packed apart, mixed at home, eaten at once.',
    { isSpicy: true, tags: ['kit', 'no onion on request'], allergens: ['wheat', 'peanuts'] },
  ),
  street(
    'Batata Vada',
    [799, '6 pieces'],
    [25, 840],
    'Potato dumplings with ginger, garlic and lemon in a thin coat of gram flour. With green chutney.',
    { isSpicy: true, tags: ['fried', 'no wheat flour'], allergens: ['mustard'] },
  ),
  street(
    'Methi Pakora',
    [749, '250 g'],
    [20, 760],
    'Fritters of fresh fenugreek, black pepper and coriander seed: crisp outside, soft within. Made for tea.',
    { tags: ['fried', 'no wheat flour'], allergens: [] },
  ),
  mithai(
    'Kesar Penda',
    [1299, '250 g'],
    [30, 1040],
    'Milk, cooked down for hours with saffron and cardamom, shaped by hand and pressed with a pistachio.',
    { featured: true, tags: ['gift', 'no wheat flour'], allergens: ['milk', 'tree nuts'] },
  ),
  mithai(
    'Churma Ladoo',
    [1199, '6 pieces'],
    [40, 1260],
    'Coarse wheat, fried in ghee, ground again and rolled with jaggery, nutmeg and poppy seed.',
    { tags: ['jaggery', 'gift'], allergens: ['wheat', 'milk', 'tree nuts'] },
  ),
  mithai(
    'Kaju Katli',
    [1599, '250 g'],
    [35, 1150],
    'Thin diamonds of ground cashew and sugar, a little ghee, and a lot of patience.',
    { featured: true, tags: ['gift', 'no wheat flour'], allergens: ['tree nuts', 'milk'] },
  ),
  mithai(
    'Plain Barfi',
    [1199, '250 g'],
    [35, 1080],
    'Squares of reduced milk with cardamom and slivered pistachio.',
    { tags: ['gift', 'no wheat flour'], allergens: ['milk', 'tree nuts'] },
  ),
  mithai(
    'Mohan Thal',
    [1299, '250 g'],
    [45, 1210],
    'Roasted gram flour in ghee with a grain that you can feel, cardamom and almonds.',
    { tags: ['gift', 'no wheat flour'], allergens: ['milk', 'tree nuts'] },
  ),
  mithai(
    'Gulab Jamun',
    [899, '8 pieces'],
    [25, 1120],
    'Milk dumplings, fried dark and left overnight in rose and cardamom syrup. Best warm.',
    { tags: ['fried', 'syrup'], allergens: ['milk', 'wheat'] },
  ),
  mithai(
    'Kesar Shrikhand',
    [999, '500 g'],
    [20, 1180],
    'Yogurt, hung until it stands, whisked with sugar, saffron and pistachio. Keep it cold.',
    { tags: ['cold', 'no wheat flour'], allergens: ['milk', 'tree nuts'] },
  ),
];
