import type { FirstDayItem } from '#contract/kitchen/first-day.ts';

type Page = { to: string; words: string };

const business = (place: string, words = 'Business profile'): Page => ({
  to: `/settings/business#${place}`,
  words,
});

/** The pages on which each item of the first-day list is changed. */
export const FIRST_DAY_PAGES: Record<FirstDayItem, [Page, ...Page[]]> = {
  name: [business('contact')],
  logo: [business('logo')],
  contact: [business('contact')],
  payment: [business('payment', 'Ways to pay')],
  tax: [business('contact')],
  delivery: [{ to: '/settings/kitchen#delivery', words: 'Kitchen rules' }],
  prices: [
    { to: '/plan-groups', words: 'Plans' },
    { to: '/snacks', words: 'Snacks' },
  ],
  menu: [
    { to: '/weekly-menu', words: 'Weekly menu' },
    { to: '/dishes', words: 'Dishes' },
  ],
  claims: [
    business('claims', 'Claims'),
    { to: '/settings/testimonials', words: 'What customers say' },
  ],
  posts: [{ to: '/blogs', words: 'Blog' }],
  mail: [{ to: '/mails', words: 'Outbox' }],
};
