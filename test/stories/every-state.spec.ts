import type { BrowserContext, Page, Route } from '@playwright/test';
import routes from '#web/routes.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { everyAddress, watchWidth, widestSeen } from './kit/every-page.ts';
import { keepPage } from './kit/keep-page.ts';
import { expect, story } from './kit/story.ts';

/** Answers once the page has been painted without: what stands there meanwhile is seen. */
async function late(route: Route): Promise<void> {
  const page = route.request().frame().page();
  const frames = () =>
    new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  // A page that has led on meanwhile waits for nothing more.
  await page.evaluate(frames).catch(() => {});
  await route.fallback();
}

/** The session stays: without it there would be nothing of a customer to see. */
async function failing(route: Route): Promise<void> {
  if (route.request().url().endsWith('/user-info')) await route.continue();
  else await route.fulfill({ status: 500, json: { success: false, message: 'Server error' } });
}

/** The paths of these routes, and of those that stand in others. */
const pathsOf = (all: typeof routes): string[] =>
  all.flatMap(({ path, index, children }) =>
    children ? pathsOf(children as typeof routes) : [index ? '/' : `/${path}`],
  );

/** The pages that show a customer what is theirs; all others are the same to everybody. */
const OWN_PATHS = pathsOf(routes.filter(({ children }) => children));

async function sticksOut(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const pixels = await widestSeen(page);
  await keepPage(page);
  return pixels > 0 ? [`${address}: ${pixels} pixels`] : [];
}

/** So many pages are looked at beside each other. */
const LANES = 3;

/** Which of these addresses stick out of their window, at any moment. */
async function walk(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  const left = [...addresses];
  const lane = async (): Promise<string[]> => {
    const page = await context.newPage();
    await watchWidth(page);
    const found: string[] = [];
    for (let next = left.shift(); next; next = left.shift())
      found.push(...(await sticksOut(page, next)));
    await page.close();
    return found;
  };
  return (await Promise.all(Array.from({ length: LANES }, lane))).flat();
}

story(
  'no page is wider than its window while it waits, and when its answers fail',
  async ({ context, baseURL, noise }) => {
    noise.expect(/./);
    const home = baseURL ?? '';
    const addresses = await everyAddress(home, await newCustomer(home));
    expect(Object.keys(addresses).sort()).toEqual([...new Set(pathsOf(routes))].sort());
    await context.route('**/api/**', failing);
    await context.route('**/api/**', late);
    expect(await walk(context, Object.values(addresses).flat())).toEqual([]);
  },
);

story(
  'no page of a customer is wider than its window while it waits, with its answers, and when they fail',
  async ({ context, baseURL, noise }) => {
    noise.expect(/./);
    const home = baseURL ?? '';
    const customer = await newCustomer(home);
    const addresses = await everyAddress(home, customer);
    const own = OWN_PATHS.flatMap((path) => addresses[path] ?? []);
    await signIn(context, customer);
    await context.route('**/api/**', late);
    expect(await walk(context, own)).toEqual([]);
    await context.route('**/api/**', failing);
    expect(await walk(context, own)).toEqual([]);
  },
);

story(
  'a status that this page does not know shows as Unknown and fails nothing',
  async ({ context, page, baseURL }) => {
    const home = baseURL ?? '';
    const customer = await newCustomer(home);
    const addresses = await everyAddress(home, customer);
    await context.route('**/api/v1/{public,catering-inquiry}/**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/"status":"[a-z_]+"/g, '"status":"eaten"');
      await route.fulfill({ response: answer, body });
    });
    await signIn(context, customer);
    for (const address of [
      ...(addresses['/my-orders'] ?? []),
      ...(addresses['/tiffin-confirmation'] ?? []),
      ...(addresses['/tiffin-order-confirmation'] ?? []),
      ...(addresses['/tiffin-subscription-management'] ?? []),
      ...(addresses['/tiffin-order-history'] ?? []),
      ...(addresses['/snack-order-confirmation'] ?? []),
    ]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText('Unknown').first(), address).toBeVisible();
    }
  },
);
