import type { Subject } from '#art/subjects.ts';
import type { PagePicture } from '#contract/site/link-pictures.ts';

/** What stands on the picture of each page, and the art that the page itself wears. */
export const PAGES: Record<PagePicture, { title: string; words: string; subject: Subject }> = {
  home: {
    title: 'Ghar ka khana, at your door by dinner.',
    words: 'Home-style vegetarian tiffin, Monday to Friday',
    subject: 'thali',
  },
  about: {
    title: 'Somebody is cooking for you.',
    words: 'Our story, and where we bring our food',
    subject: 'tiffin:daily',
  },
  'weekly-menu': {
    title: 'What we cook this week.',
    words: 'The menu, day by day',
    subject:
      'served:Puri|Vegetable Pulao|Kesar Shrikhand|Bhindi Masala|Kadhi|Rajma|Sev Tameta|Kachumber',
  },
  pricing: {
    title: 'Plans and prices.',
    words: 'Buy credits once, book the weekdays you want, skip the ones you don’t',
    subject: 'tiffin:open',
  },
  snacks: {
    title: 'Farsan, street food and sweets.',
    words: 'Made fresh, for pickup or delivery',
    subject: 'dish:Samosa',
  },
  catering: {
    title: 'We cook for your big day.',
    words: 'Weddings, birthdays, poojas and house parties, priced by the guest',
    subject: 'table',
  },
  inquiry: {
    title: 'Put your menu together.',
    words: 'See what your event comes to as you choose',
    subject: 'event:house',
  },
  blog: {
    title: 'Stories from the kitchen.',
    words: 'Recipes, festivals and how things work here',
    subject: 'dish:Khaman Dhokla',
  },
  contact: {
    title: 'Write to us, or call.',
    words: 'Where we are, and when we are there',
    subject: 'spot:delivered',
  },
  policies: {
    title: 'How we do things.',
    words: 'Subscriptions, delivery, payments and boxes, in plain words',
    subject: 'tiffin:closed',
  },
  privacy: {
    title: 'Your data stays with us.',
    words: 'What we know about you, and what happens to it',
    subject: 'tiffin:closed',
  },
};
