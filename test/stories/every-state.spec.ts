import type { BrowserContext, Page, Route } from '@playwright/test';
import routes from '#web/routes.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { everyAddress, watchWidth, widestSeen } from './kit/every-page.ts';
import { expect, story } from './kit/story.ts';

/** Long enough that what stands there meanwhile is seen. */
const LATE_MS = 400;

const late = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  await route.continue();
};

/** The session stays: without it there would be nothing of a customer to see. */
const failing = async (route: Route) => {
  if (route.request().url().endsWith('/user-info')) return route.continue();
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  await route.fulfill({ status: 500, json: { success: false, message: 'Server error' } });
};

/** Pages that stand in others, and others' children. */
const pathsOf = (all: typeof routes): string[] =>
  all.flatMap(({ path, index, children }) =>
    children ? pathsOf(children as typeof routes) : [index ? '/' : `/${path}`],
  );

async function sticksOut(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const pixels = await widestSeen(page);
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
    expect(await walk(context, Object.values(addresses).flat())).toEqual([]);
  },
);

story(
  'no page is wider than its window to a customer, whose answers fail',
  async ({ context, baseURL, noise }) => {
    noise.expect(/./);
    const home = baseURL ?? '';
    const customer = await newCustomer(home);
    const addresses = await everyAddress(home, customer);
    await signIn(context, customer);
    await context.route('**/api/**', failing);
    expect(await walk(context, Object.values(addresses).flat())).toEqual([]);
  },
);

story(
  'no page is wider than its window to a customer, whose answers are late',
  async ({ context, baseURL, noise }) => {
    noise.expect(/nothing-is-here|\/busy|40[014]/);
    const home = baseURL ?? '';
    const customer = await newCustomer(home);
    const addresses = await everyAddress(home, customer);
    await signIn(context, customer);
    await context.route('**/api/**', late);
    expect(await walk(context, Object.values(addresses).flat())).toEqual([]);
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
