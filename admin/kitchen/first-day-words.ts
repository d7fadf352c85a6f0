import type { FirstDayItem } from '#contract/kitchen/first-day.ts';

type Page = { to: string; words: string };

const business = (place: string, words = 'Business profile'): Page => ({
  to: `/settings/business#${place}`,
  words,
});

/** What each item of the first-day list is called, and the pages on which it is changed. */
export const FIRST_DAY_WORDS: Record<FirstDayItem, { title: string; pages: [Page, ...Page[]] }> = {
  name: { title: 'Your name', pages: [business('contact')] },
  logo: { title: 'Your logo', pages: [business('logo')] },
  contact: { title: 'Phone, e-mail and address', pages: [business('contact')] },
  payment: { title: 'How to pay', pages: [business('payment', 'Ways to pay')] },
  tax: { title: 'HST number', pages: [business('contact')] },
  delivery: {
    title: 'Where you deliver',
    pages: [{ to: '/settings/kitchen#delivery', words: 'Kitchen rules' }],
  },
  prices: {
    title: 'Prices',
    pages: [
      { to: '/plan-groups', words: 'Plans' },
      { to: '/snacks', words: 'Snacks' },
    ],
  },
  menu: {
    title: 'Menu',
    pages: [
      { to: '/weekly-menu', words: 'Weekly menu' },
      { to: '/dishes', words: 'Dishes' },
    ],
  },
  claims: {
    title: 'What the shop claims',
    pages: [
      business('claims', 'Claims'),
      { to: '/settings/testimonials', words: 'What customers say' },
    ],
  },
  posts: { title: 'Sample posts', pages: [{ to: '/blogs', words: 'Blog' }] },
  mail: { title: 'Mail server', pages: [{ to: '/mails', words: 'Outbox' }] },
};
