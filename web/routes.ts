import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The shop's pages. To add one:
 *
 * 1. Its address goes into `paths.ts`, a line into the list below, its file into the folder of its
 *    subject (`web/<subject>/<page>.tsx`). A screen that lives on queries (`useQuery`,
 *    `useQueryClient`) stands inside `data/with-queries.tsx`. A public page stands outside, reads
 *    with `usePageQuery`, and loads the library of queries only once somebody does something
 *    (`docs/decisions/0016-a-first-load-is-for-reading.md`).
 * 2. `export const meta: Route.MetaFunction = (args) => pageMeta(args, { title, description, path })`
 *    (`seo.ts`); `noindex` for a person's own pages.
 * 3. What it reads is a query in `web/<subject>/queries.ts`, made from the `call` it is given:
 *
 *        export const plansQuery = (call: Call) => queryOptions({
 *          queryKey: ['plans'],
 *          queryFn: async () => {
 *            const { plans } = await loadPart(() => import('#contract/plans.ts'));
 *            return call(plans.listPublic, { query: {} });
 *          },
 *        });
 *
 *    with the `queryOptions` of `data/query-options.ts` when a public page reads it. Such a page
 *    names its queries once and has both loaders, so that the first load comes with its data and
 *    later ones ask the API:
 *
 *        const queries: PageQueries = (call) => [plansQuery(call)];
 *        export const loader = ({ context }: Route.LoaderArgs) => serverData(context, queries);
 *        export const clientLoader = () => browserData(queries);
 *
 *    The page itself reads `usePageQuery(plansQuery(call))` with the browser's `call`
 *    (`web/api/browser-client.ts`): on the server and while hydrating, the data is already there.
 *    A page of a signed-in person has no loaders: its HTML is the same for everybody, and its
 *    queries run in the browser. A `loader` without a `clientLoader` would make the router fetch
 *    `.data` addresses, which this site does not serve; `routes.test.ts` refuses it.
 * 4. `export const handle: PageHandle = { cache: { query: ['service'] } }` when the server may keep
 *    its HTML, with the parameters that the page reads (`page-handle.ts`).
 */
export default [
  index('home/home-page.tsx'),
  route('aboutus', 'about/about-page.tsx'),
  route('weeklymenu', 'weekly-menu/weekly-menu-page.tsx'),
  route('contactus', 'contact/contact-page.tsx'),
  route('blogs', 'blog/blogs-page.tsx'),
  route('blog/:blogId', 'blog/post-page.tsx'),
  route('blogdetails', 'blog/post-page.tsx', { id: 'blogdetails' }),
  route('catering', 'catering/catering-page.tsx'),
  route('pricing/:cycle?', 'pricing/pricing-page.tsx'),
  route('snacks', 'snacks/snacks-page.tsx'),
  route('snacks/:id', 'snacks/snack-page.tsx'),
  layout('data/with-queries.tsx', [
    route('snack-order', 'snack-order/snack-order-page.tsx'),
    route('snack-order-checkout', 'snack-checkout/checkout-page.tsx'),
    route('inquarynow', 'catering-inquiry/inquiry-page.tsx'),
    route('catering-inquiry', 'catering-inquiry/inquiry-page.tsx', { id: 'catering-inquiry' }),
    route('tiffin-checkout', 'checkout/checkout-page.tsx'),
    route('tiffin-confirmation', 'confirmation/confirmation-page.tsx'),
    route('tiffin-schedule', 'schedule/schedule-page.tsx'),
    route('tiffin-order-confirmation', 'order-confirmation/order-confirmation-page.tsx'),
    route('tiffin-subscription-management', 'management/management-page.tsx'),
    route('tiffin-order-history', 'order-history/history-page.tsx'),
    route('skip-delivery', 'skip-delivery/skip-delivery-page.tsx'),
    route('snack-order-confirmation', 'snack-confirmation/snack-confirmation-page.tsx'),
    route('inquiry-tracker', 'inquiry-tracker/inquiry-tracker-page.tsx'),
    route('profile', 'profile/profile-page.tsx'),
    route('settings', 'settings/settings-page.tsx'),
    route('my-orders', 'my-orders/my-orders-page.tsx'),
  ]),
  route('login', 'account/login-page.tsx'),
  route('google-sign-in', 'account/google/google-page.tsx'),
  route('register', 'account/register-page.tsx'),
  route('forgot-password', 'account/forgot-password-page.tsx'),
  route('reset-password', 'account/reset-password-page.tsx'),
  route('change-password', 'account/change-password-page.tsx'),
  route('leaving', 'leaving/leaving-page.tsx'),
  route('unsubscribe', 'unsubscribe/unsubscribe-page.tsx'),
  route('policy', 'policies/policy-page.tsx'),
  route('terms', 'policies/policy-page.tsx', { id: 'terms' }),
  route('privacy', 'policies/privacy-page.tsx'),
  route('services/snacks', 'snacks/old-address.ts'),
  route('services/inquiry', 'catering-inquiry/old-address.ts'),
  route('offline', 'offline/offline-page.tsx'),
  route('busy', 'errors/busy-page.tsx'),
  route('*', 'errors/not-found-page.tsx'),
] satisfies RouteConfig;
