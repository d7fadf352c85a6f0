import { myOrdersPath, paths, pricingPath } from '#web/paths.ts';

export type NavItem = { label: string; to: string; words?: string };

/** What every page leads to, by area; the header, the phone's menu and the footer choose from it. */
const LINKS = {
  tiffin: {
    plans: {
      label: 'Daily Tiffin',
      to: pricingPath({ service: 'tiffin' }),
      words: 'A home-cooked lunchbox, on the weekdays you choose',
    },
  },
  snacks: {
    catalogue: {
      label: 'Snacks',
      to: paths.snacks,
      words: 'Farsan, street food and sweets, picked up or delivered',
    },
  },
  catering: {
    landing: {
      label: 'Catering',
      to: paths.catering,
      words: 'Weddings, birthdays, poojas and house parties, priced by the guest',
    },
    tracker: { label: 'Track an inquiry', to: paths.inquiryTracker },
  },
  menu: { week: { label: 'Weekly Menu', to: paths.weeklyMenu } },
  money: { pricing: { label: 'Pricing', to: paths.pricing } },
  account: {
    profile: { label: 'My Profile', to: paths.profile },
    orders: { label: 'My Orders', to: myOrdersPath() },
    settings: { label: 'Settings', to: paths.settings },
  },
  site: {
    home: { label: 'Home', to: paths.home },
    about: { label: 'About Us', to: paths.about },
    contact: { label: 'Contact Us', to: paths.contact },
    blog: { label: 'Blogs', to: paths.blogs },
    policies: { label: 'Policies', to: paths.policy },
    privacy: { label: 'Privacy', to: paths.privacy },
  },
} as const satisfies Record<string, Record<string, NavItem>>;

const { tiffin, snacks, catering, menu, money, account, site } = LINKS;

/** What the Services menu offers. */
export const SERVICES: readonly NavItem[] = [
  catering.landing,
  tiffin.plans,
  snacks.catalogue,
  {
    label: 'My Orders and Inquiries',
    to: account.orders.to,
    words: 'Your plan, your tiffins, your events, your snacks',
  },
];

/** The plain links, in order; Services stands between the first ones and the others. */
export const FIRST_LINKS: readonly NavItem[] = [site.home, site.about];

export const OTHER_LINKS: readonly NavItem[] = [
  money.pricing,
  site.contact,
  site.policies,
  site.blog,
];

/** What a signed-in person's menu offers, of what this site has. */
export const ACCOUNT_LINKS: readonly NavItem[] = [
  account.profile,
  account.orders,
  account.settings,
];

/** The columns of the footer. */
export const FOOTER: readonly { title: string; links: readonly NavItem[] }[] = [
  {
    title: 'Order',
    links: [
      menu.week,
      tiffin.plans,
      snacks.catalogue,
      catering.landing,
      money.pricing,
      account.orders,
      catering.tracker,
    ],
  },
  {
    title: 'Good to know',
    links: [site.about, site.contact, site.blog, site.policies, site.privacy],
  },
];
