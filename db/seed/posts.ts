import { readFileSync } from 'node:fs';

/** The categories of a new blog, in the order of its filter. */
export const POST_CATEGORIES = [
  'Using Dabba',
  'Kitchen craft',
  'Jain and Swaminarayan',
  'Festivals',
  'Catering',
] as const;

/** A post of a new blog; its text is `posts/{slug}.md`. */
export type SeededPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: (typeof POST_CATEGORIES)[number];
  /** What is drawn with it, as `art/` names it. */
  picture: string;
  /** How many days before the database was first filled it appeared. */
  daysBefore: number;
};

/** What a new kitchen tells, newest first: the questions that every customer asks once. */
export const POSTS: readonly SeededPost[] = [
  {
    slug: 'skipping-and-pausing',
    title: 'Skip a day, pause a fortnight, keep every credit',
    excerpt:
      'How far a tiffin plan bends: until when you can skip, what to do after that, and how to pause when you travel.',
    category: 'Using Dabba',
    picture: 'tiffin:closed',
    daysBefore: 4,
  },
  {
    slug: 'winter-tiffin',
    title: 'Packing a tiffin for an Ontario winter',
    excerpt:
      'What we change when the porch is colder than a fridge, and five small things that keep your dal hot until you are home.',
    category: 'Kitchen craft',
    picture: 'tiffin:monthly',
    daysBefore: 11,
  },
  {
    slug: 'keeping-rotis-soft',
    title: 'How to keep a roti soft until the evening',
    excerpt:
      'Why rotis turn hard, how to warm them up on a pan, a flame or in the oven, and what to cook from the ones that are left.',
    category: 'Kitchen craft',
    picture: 'dish:Roti',
    daysBefore: 19,
  },
  {
    slug: 'swaminarayan-in-our-kitchen',
    title: 'What Swaminarayan means in our kitchen',
    excerpt:
      'No onion, no garlic, no asafoetida: how it differs from Jain food, where the taste comes from, and what you get instead.',
    category: 'Jain and Swaminarayan',
    picture: 'served:Puri|Peas Pulao|Churma Ladoo|Undhiyu|Gujarati Kadhi|Aloo Gobi|Sambhara',
    daysBefore: 26,
  },
  {
    slug: 'sweets-for-diwali',
    title: 'Sweets for Diwali, and which to order when',
    excerpt:
      'Five days, five plates: what keeps for two weeks and what for two days, how much for how many, and how to lay it out.',
    category: 'Festivals',
    picture: 'dish:Kesar Penda',
    daysBefore: 33,
  },
  {
    slug: 'jain-cooking-explained',
    title: 'Jain cooking, explained by a cook',
    excerpt:
      'What a Jain kitchen leaves out and why, what takes the place of potato, ginger and onion, and how a Jain week looks here.',
    category: 'Jain and Swaminarayan',
    picture: 'dish:Kacha Kela Nu Shaak',
    daysBefore: 40,
  },
  {
    slug: 'planning-a-katha-for-fifty',
    title: 'Planning a katha for fifty',
    excerpt:
      'A menu that waits for the aarti, quantities for fifty guests, and what to settle four weeks, one week and one hour before.',
    category: 'Catering',
    picture: 'event:pooja',
    daysBefore: 47,
  },
  {
    slug: 'fasting-food-for-navratri',
    title: 'Farali: the food of a fast, for Navratri and Ekadashi',
    excerpt:
      'What farali food leaves out, what takes its place, and sabudana khichdi that does not glue. With a thali for garba night.',
    category: 'Festivals',
    picture: 'dish:Sabudana Khichdi',
    daysBefore: 54,
  },
  {
    slug: 'caring-for-the-steel',
    title: 'The tiffin comes back: caring for the steel',
    excerpt:
      'How to open a tight lid, warm up what is inside without a microwave accident, and hand the box back the easy way.',
    category: 'Using Dabba',
    picture: 'tiffin:open',
    daysBefore: 61,
  },
  {
    slug: 'khichdi-comfort',
    title: 'Khichdi, the meal that asks for nothing',
    excerpt:
      'Rice, moong, turmeric, ghee: how we cook the plainest dish on the menu, what belongs beside it, and what to do with the rest.',
    category: 'Kitchen craft',
    picture: 'dish:Moong Dal Khichdi',
    daysBefore: 68,
  },
  {
    slug: 'feeding-a-house-party',
    title: 'Feeding a house party, and still being at it',
    excerpt:
      'How many samosas for twenty people, which food stands well and which does not, and a timetable that lets the host sit down.',
    category: 'Catering',
    picture: 'event:house',
    daysBefore: 75,
  },
  {
    slug: 'what-is-in-the-box',
    title: 'What is in the box, and how we plan a week',
    excerpt:
      'The bones of every tiffin, the character of each weekday, and the three questions that a dish must answer to be on the menu.',
    category: 'Using Dabba',
    picture:
      'served:Roti|Plain Rice|Gulab Jamun|Rasawala Batata|Gujarati Dal|Dudhi Chana Dal|Chaas',
    daysBefore: 82,
  },
  {
    slug: 'masala-dabba',
    title: 'Seven spices: what is in a masala dabba',
    excerpt:
      'A tin with seven bowls and one spoon: which spice does what, in which order they meet the oil, and how to keep them fresh.',
    category: 'Kitchen craft',
    picture: 'thali',
    daysBefore: 89,
  },
  {
    slug: 'how-credits-work',
    title: 'How credits work, and why they never expire',
    excerpt:
      'One credit is one tiffin. How to book with them, how to get them back, and what happens on day thirty-one (nothing).',
    category: 'Using Dabba',
    picture: 'tiffin:weekly',
    daysBefore: 96,
  },
  {
    slug: 'allergies-in-our-kitchen',
    title: 'Allergies in our kitchen: what we can do, and what we cannot',
    excerpt:
      'Milk, wheat, nuts, sesame, mustard and soy are on our stove every day. Where they hide, and how to tell us about yours.',
    category: 'Using Dabba',
    picture: 'dish:Bharela Bhinda',
    daysBefore: 103,
  },
];

/** The Markdown of a post. */
export const markdownOf = ({ slug }: SeededPost): string =>
  readFileSync(new URL(`./posts/${slug}.md`, import.meta.url), 'utf8').trim();
