import { myOrdersPath, paths, pricingPath } from '../paths.ts';

export type NavItem = { label: string; to: string; words?: string };

/** What the Services menu offers (spec 1 section 2, Shared chrome), of what this site has. */
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

/** The plain links beside it, in order; Services stands after the first. */
export const LINKS: readonly NavItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'Pricing', to: paths.pricing },
  { label: 'Policies', to: paths.policy },
];
