import type { FirstDayItem } from '#contract/kitchen/first-day.ts';

/** What each item of the first-day list is called. */
export const FIRST_DAY_TITLES: Record<FirstDayItem, string> = {
  name: 'Your name',
  logo: 'Your logo',
  contact: 'Phone, e-mail and address',
  payment: 'How to pay',
  tax: 'HST number',
  delivery: 'Where you deliver',
  prices: 'Prices',
  menu: 'Menu',
  claims: 'What the shop claims',
  posts: 'Sample posts',
  mail: 'Mail server',
};
