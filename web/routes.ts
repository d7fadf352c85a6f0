import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The shop's pages. To add one:
 *
 * 1. Its address goes into `paths.ts`, a line into the list below, its file into the folder of its
 *    subject (`web/<subject>/<page>.tsx`).
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
 *    A public page names its queries once and has both loaders, so that the first load comes with
 *    its data and later ones ask the API:
 *
 *        const queries: PageQueries = (call) => [plansQuery(call)];
 *        export const loader = ({ context }: Route.LoaderArgs) => serverData(context, queries);
 *        export const clientLoader = () => browserData(queries);
 *
 *    The page itself reads `useQuery(plansQuery(call))` with the browser's `call`
 *    (`web/api/browser-client.ts`): on the server and while hydrating, the data is already there.
 *    A page of a signed-in person has no loaders: its HTML is the same for everybody, and its
 *    queries run in the browser. A `loader` without a `clientLoader` would make the router fetch
 *    `.data` addresses, which this site does not serve; `routes.test.ts` refuses it.
 * 4. `export const handle: PageHandle = { cache: { query: ['service'] } }` when the server may keep
 *    its HTML, with the parameters that the page reads (`page-handle.ts`).
 */
export default [
  index('home/home-page.tsx'),
  route('login', 'account/login-page.tsx'),
  route('register', 'account/register-page.tsx'),
  route('forgot-password', 'account/forgot-password-page.tsx'),
  route('reset-password', 'account/reset-password-page.tsx'),
  route('policy', 'policies/policy-page.tsx'),
  route('terms', 'policies/policy-page.tsx', { id: 'terms' }),
  route('privacy', 'policies/privacy-page.tsx'),
  route('snacks', 'snacks/snacks-page.tsx'),
  route('snacks/:id', 'snacks/snack-page.tsx'),
  route('services/snacks', 'snacks/old-address.ts'),
  route('snack-order', 'snack-order/snack-order-page.tsx'),
  route('snack-order-checkout', 'snack-checkout/checkout-page.tsx'),
  route('catering', 'catering/catering-page.tsx'),
  route('inquarynow', 'catering-inquiry/inquiry-page.tsx'),
  route('catering-inquiry', 'catering-inquiry/inquiry-page.tsx', { id: 'catering-inquiry' }),
  route('services/inquiry', 'catering-inquiry/old-address.ts'),
  route('pricing/:cycle?', 'pricing/pricing-page.tsx'),
  route('tiffin-checkout', 'checkout/checkout-page.tsx'),
  route('tiffin-confirmation', 'confirmation/confirmation-page.tsx'),
  route('tiffin-schedule', 'schedule/schedule-page.tsx'),
  route('tiffin-order-confirmation', 'order-confirmation/order-confirmation-page.tsx'),
  route('tiffin-subscription-management', 'management/management-page.tsx'),
  route('tiffin-order-history', 'order-history/history-page.tsx'),
  route('snack-order-confirmation', 'snack-confirmation/snack-confirmation-page.tsx'),
  route('inquiry-tracker', 'inquiry-tracker/inquiry-tracker-page.tsx'),
  route('my-orders', 'my-orders/my-orders-page.tsx'),
  route('*', 'errors/not-found-page.tsx'),
] satisfies RouteConfig;
