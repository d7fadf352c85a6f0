import { myOrdersPath, paths, pricingPath } from '#web/paths.ts';

export type NavItem = { label: string; to: string; words?: string };

/** What the Services menu offers. */
export const SERVICES: readonly NavItem[] = [
  {
    label: 'Catering',
    to: paths.catering,
    words: 'Weddings, birthdays, poojas and house parties, priced by the guest',
  },
  {
    label: 'Daily Tiffin',
    to: pricingPath({ service: 'tiffin' }),
    words: 'A home-cooked lunchbox, on the weekdays you choose',
  },
  {
    label: 'Snacks',
    to: paths.snacks,
    words: 'Farsan, street food and sweets, picked up or delivered',
  },
  {
    label: 'My Orders and Inquiries',
    to: myOrdersPath(),
    words: 'Your plan, your tiffins, your events, your snacks',
  },
];

/** The plain links, in order; Services stands between the first ones and the others. */
export const FIRST_LINKS: readonly NavItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'About Us', to: paths.about },
];

export const OTHER_LINKS: readonly NavItem[] = [
  { label: 'Pricing', to: paths.pricing },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Policies', to: paths.policy },
  { label: 'Blogs', to: paths.blogs },
];
