/** The one place where the shop's addresses are written. */
export const paths = {
  home: '/',
  about: '/aboutus',
  pricing: '/pricing',
  weeklyMenu: '/weeklymenu',
  snacks: '/snacks',
  servicesSnacks: '/services/snacks',
  snackOrder: '/snack-order',
  snackCheckout: '/snack-order-checkout',
  snackConfirmation: '/snack-order-confirmation',
  catering: '/catering',
  /** The catering inquiry; it has a second address, and old links look for it at a third. */
  inquiry: '/inquarynow',
  cateringInquiry: '/catering-inquiry',
  servicesInquiry: '/services/inquiry',
  inquiryTracker: '/inquiry-tracker',
  login: '/login',
  register: '/register',
  /** Where Google brings people back to. */
  googleSignIn: '/google-sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  /** Where the link leads with which somebody takes over the account that the kitchen wrote down. */
  invitation: '/invitation',
  profile: '/profile',
  settings: '/settings',
  /** What an account that is to be deleted leads to. */
  leaving: '/leaving',
  /** What the link at the foot of an optional mail opens. */
  unsubscribe: '/unsubscribe',
  tiffinCheckout: '/tiffin-checkout',
  tiffinConfirmation: '/tiffin-confirmation',
  tiffinSchedule: '/tiffin-schedule',
  tiffinOrderConfirmation: '/tiffin-order-confirmation',
  tiffinOrderHistory: '/tiffin-order-history',
  subscriptionManagement: '/tiffin-subscription-management',
  /** Where the links of delivery reminders lead: `?token=`. */
  skipDelivery: '/skip-delivery',
  myOrders: '/my-orders',
  contact: '/contactus',
  blogs: '/blogs',
  /** The blog for feed readers; the API serves it (api/site/machines/). */
  feed: '/blogs/feed.xml',
  /** The second address of a post: `?slug=` or `?id=`. */
  blogDetails: '/blogdetails',
  policy: '/policy',
  terms: '/terms',
  privacy: '/privacy',
  /** What the service worker shows without a connection (web/public/sw.js). */
  offline: '/offline',
  /** What the server answers at any address while too many pages are asked for. */
  busy: '/busy',
} as const;

/** Billing cycles that have a pricing page of their own. */
export type PricingCycle = 'daily' | 'monthly' | 'yearly';

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/**
 * The menu of a week: `next`, or the week of a day (`YYYY-MM-DD`), by default the present one; on a
 * day by its name, by default today; for one diet; without some allergens.
 */
export const weeklyMenuPath = ({
  without = [],
  ...query
}: {
  week?: string | undefined;
  day?: string | undefined;
  diet?: string | undefined;
  without?: readonly string[];
} = {}): string =>
  // A comma may stand in a query as it is (RFC 3986), and reads better.
  withQuery(paths.weeklyMenu, { ...query, without: without.join(',') }).replaceAll('%2C', ',');

export const pricingPath = (
  query: { service?: 'tiffin' | 'catering'; plan?: string } = {},
): string => withQuery(paths.pricing, query);

export const pricingCyclePath = (cycle: PricingCycle): string => `${paths.pricing}/${cycle}`;

/** The catering inquiry, with a plan (its variant's id) or a kind of event chosen. */
export const inquiryPath = (query: { plan?: string; event?: string } = {}): string =>
  withQuery(paths.inquiry, query);

/** Where a catering plan of the price list leads. */
export const chosenCateringPath = (variantId: string): string =>
  withQuery(paths.cateringInquiry, { plan: variantId });

/** Login that comes back to `target`, a path of this site. */
export const loginPath = (target?: string): string => withQuery(paths.login, { redirect: target });

export const registerPath = (target?: string): string =>
  withQuery(paths.register, { redirect: target });

/** The cart on the page where it is filled; on a phone this opens it. */
export const cartPath = `${paths.snackOrder}#your-cart`;

/** Login on the way to the checkout, back to the cart. */
export const loginForCartPath = (): string =>
  withQuery(paths.login, { returnUrl: paths.snackOrder });

/** Checkout of one plan; the variant in the address survives a reload and the detour over the login. */
export const checkoutPath = (variantId: string): string =>
  withQuery(paths.tiffinCheckout, { plan: variantId });

/**
 * The checkout of the same plan once more, with what is known of the plan that it follows. Where the
 * kitchen offers it no longer, the checkout says so and leads to the price list.
 */
export const renewPath = (subscription: {
  planVariantId: string | null;
  subscriptionNumber: string;
}): string =>
  withQuery(paths.tiffinCheckout, {
    plan: subscription.planVariantId ?? 'gone',
    renews: subscription.subscriptionNumber,
  });

export const myOrdersPath = (tab: 'tiffin' | 'snacks' | 'catering' = 'tiffin'): string =>
  withQuery(paths.myOrders, { tab });

/** One's own inquiry with its quotes, opened. */
export const inquiryDetailsPath = (inquiryNumber: string): string =>
  withQuery(paths.myOrders, { tab: 'catering', inquiry: inquiryNumber });

export const schedulePath = (subscriptionNumber: string): string =>
  withQuery(paths.tiffinSchedule, { subscription: subscriptionNumber });

export const managementPath = (subscriptionNumber: string): string =>
  withQuery(paths.subscriptionManagement, { subscription: subscriptionNumber });

export const confirmationPath = (subscriptionNumber: string): string =>
  withQuery(paths.tiffinConfirmation, { subscription: subscriptionNumber });

export const orderConfirmationPath = (orderNumber: string): string =>
  withQuery(paths.tiffinOrderConfirmation, { order: orderNumber });

export const historyPath = (subscriptionNumber?: string): string =>
  withQuery(paths.tiffinOrderHistory, { subscription: subscriptionNumber });

export const snackPath = (idOrSlug: string): string =>
  `${paths.snacks}/${encodeURIComponent(idOrSlug)}`;

export const snackConfirmationPath = (orderNumber: string): string =>
  withQuery(paths.snackConfirmation, { order: orderNumber });

export const blogPath = (slugOrId: string): string => `/blog/${encodeURIComponent(slugOrId)}`;

/** The second address of a post. */
export const blogDetailsPath = (slugOrId: string): string =>
  withQuery(paths.blogDetails, { slug: slugOrId });
