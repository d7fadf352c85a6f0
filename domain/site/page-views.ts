/** The pages whose visits are counted; a `:` stands for one part of the address, whatever it is. */
const VIEWED_PAGES = [
  '/',
  '/aboutus',
  '/blog/:post',
  '/blogs',
  '/catering',
  '/change-password',
  '/contactus',
  '/inquarynow',
  '/inquiry-tracker',
  '/login',
  '/my-orders',
  '/policy',
  '/pricing',
  '/pricing/daily',
  '/pricing/monthly',
  '/pricing/yearly',
  '/privacy',
  '/profile',
  '/register',
  '/settings',
  '/snack-order',
  '/snack-order-checkout',
  '/snack-order-confirmation',
  '/snacks',
  '/snacks/:snack',
  '/terms',
  '/tiffin-checkout',
  '/tiffin-confirmation',
  '/tiffin-order-confirmation',
  '/tiffin-order-history',
  '/tiffin-schedule',
  '/tiffin-subscription-management',
  '/weeklymenu',
] as const;

type ViewedPage = (typeof VIEWED_PAGES)[number];

const KNOWN: (readonly [path: string, page: ViewedPage])[] = [
  ...VIEWED_PAGES.map((page) => [page, page] as const),
  ['/blogdetails', '/blog/:post'],
  ['/catering-inquiry', '/inquarynow'],
];

const PATTERNS = KNOWN.map(([path, page]) => ({
  page,
  pattern: new RegExp(`^${path.replace(/:\w+/, '[^/]+')}${path === '/' ? '' : '/?'}$`),
}));

/**
 * The page that an address is counted as: nothing of it that could name somebody is kept, and there
 * are so many and no more. Null for all others: pages that a secret link opens, and what is no page.
 */
export const viewedPageOf = (path: string): ViewedPage | null =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.page ?? null;
