import type { Diet } from '#contract/accounts.ts';

/** A dish on a day; `servedTo` null means everybody whom it suits. */
export type SeededEntry = { dish: string; isSpecial: boolean; servedTo: Diet[] | null };

type Written = string | SeededEntry;

const special = (dish: string): SeededEntry => ({ dish, isSpecial: true, servedTo: null });

/** What is cooked in place of a dish of that day that does not suit them. */
const forJain = (dish: string): SeededEntry => ({ dish, isSpecial: false, servedTo: ['jain'] });
const instead = (dish: string): SeededEntry => ({
  dish,
  isSpecial: false,
  servedTo: ['jain', 'swaminarayan'],
});

/** Monday to Friday; nothing is cooked on the two days that follow. */
const week = (...days: Written[][]): SeededEntry[][] =>
  [...days, [], []].map((day) =>
    day.map((entry) =>
      typeof entry === 'string' ? { dish: entry, isSpecial: false, servedTo: null } : entry,
    ),
  );

/**
 * The cycle of a new kitchen, seven days each, Monday first (decisions 6): Gujarati on Mondays,
 * Punjabi on Tuesdays and Fridays, something plain in the middle, the south or Maharashtra beside
 * it. Every diet gets a sabji, a dal or kadhi, rice and bread every day.
 */
export const MENU_WEEKS: readonly SeededEntry[][][] = [
  week(
    [
      'Dudhi Chana Dal',
      'Rasawala Batata',
      'Gujarati Dal',
      'Plain Rice',
      'Roti',
      'Khaman Dhokla',
      'Cucumber Tomato Salad',
      'Chaas',
    ],
    [
      'Amritsari Chole',
      instead('Rasawala Chana'),
      'Moong Dal',
      'Jeera Rice',
      'Puri',
      'Kachumber',
      'Roasted Papad',
    ],
    [
      'Sev Tameta Nu Shaak',
      'Gujarati Kadhi',
      'Moong Dal Khichdi',
      'Bajra Rotla',
      'Cucumber Tomato Salad',
      'Chilli Pickle',
    ],
    [
      'Beans Poriyal',
      'Drumstick Sambar',
      'Lemon Rice',
      'Roti',
      special('Medu Vada'),
      'Coconut Chutney',
    ],
    [
      'Palak Paneer',
      instead('Paneer Makhani'),
      'Dal Makhani',
      instead('Panchmel Dal'),
      'Peas Pulao',
      'Ajwain Paratha',
      'Cucumber Raita',
      special('Gulab Jamun'),
    ],
  ),
  week(
    [
      'Bharela Bhinda',
      'Ringan Batata Nu Shaak',
      'Khatta Mag',
      'Plain Rice',
      'Methi Thepla',
      'Mango Pickle',
      'Chaas',
    ],
    [
      'Rajma',
      'Aloo Gobi',
      forJain('Methi Matar Malai'),
      'Moong Dal',
      'Jeera Rice',
      'Roti',
      'Kachumber',
      instead('Cucumber Tomato Salad'),
    ],
    [
      'Tindora Nu Shaak',
      'Matki Usal',
      'Maharashtrian Amti',
      'Masale Bhat',
      'Roti',
      special('Kothimbir Vadi'),
      'Khamang Kakdi',
    ],
    [
      'Kobi Vatana Nu Shaak',
      'Gujarati Dal',
      'Plain Rice',
      'Roti',
      'Khandvi',
      'Cucumber Tomato Salad',
      'Roasted Papad',
    ],
    [
      'Paneer Kadhai',
      instead('Paneer Makhani'),
      'Dal Tadka',
      instead('Panchmel Dal'),
      'Peas Pulao',
      'Ajwain Paratha',
      'Cucumber Raita',
      special('Gajar Halwa'),
      forJain('Rice Kheer'),
    ],
  ),
  week(
    ['Kacha Kela Nu Shaak', 'Khatta Mag', 'Plain Rice', 'Roti', 'Khandvi', 'Sambhara', 'Chaas'],
    [
      'Matar Paneer',
      instead('Methi Matar Malai'),
      'Dal Tadka',
      instead('Moong Dal'),
      'Jeera Rice',
      'Roti',
      'Kachumber',
      'Roasted Papad',
    ],
    [
      'Tindora Nu Shaak',
      'Ringan Batata Nu Shaak',
      'Gujarati Kadhi',
      'Vaghareli Khichdi',
      forJain('Moong Dal Khichdi'),
      'Bajra Rotla',
      'Methi Na Gota',
      'Chilli Pickle',
    ],
    [
      'Cabbage Poriyal',
      'Tomato Rasam',
      'Curd Rice',
      'Roti',
      special('Idli'),
      'Cucumber Tomato Salad',
      'Coconut Chutney',
    ],
    [
      'Bharela Bhinda',
      special('Undhiyu'),
      'Gujarati Dal',
      'Peas Pulao',
      'Puri',
      'Patra',
      'Cucumber Tomato Salad',
      'Kesar Shrikhand',
    ],
  ),
  week(
    [
      'Gatte Ki Sabzi',
      'Panchmel Dal',
      'Jeera Rice',
      'Roti',
      'Mango Pickle',
      'Chaas',
      special('Churma Ladoo'),
    ],
    [
      'Soya Chunks Masala',
      'Aloo Gobi',
      forJain('Dudhi Chana Dal'),
      'Punjabi Kadhi Pakora',
      instead('Gujarati Kadhi'),
      'Plain Rice',
      'Ajwain Paratha',
      'Kachumber',
      'Roasted Papad',
    ],
    [
      'Kobi Vatana Nu Shaak',
      'Rasawala Batata',
      'Gujarati Dal',
      'Plain Rice',
      'Roti',
      'Handvo',
      'Cucumber Tomato Salad',
    ],
    [
      'Sev Tameta Nu Shaak',
      'Bharli Vangi',
      'Maharashtrian Amti',
      'Masale Bhat',
      'Roti',
      'Khamang Kakdi',
      'Puran Poli',
    ],
    [
      'Malai Kofta',
      instead('Paneer Makhani'),
      'Dal Tadka',
      instead('Moong Dal'),
      special('Vegetable Biryani'),
      instead('Peas Pulao'),
      'Butter Naan',
      'Cucumber Raita',
      'Mohan Thal',
    ],
  ),
];
