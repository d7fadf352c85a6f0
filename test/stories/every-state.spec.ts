import type { BrowserContext, Page, Request } from '@playwright/test';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { remindOfDeliveriesAt } from '#domain/account/reminders.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import routes from '#web/routes.ts';
import { expectIdle } from './kit/accessible.ts';
import { type Answers, failing, late, signedOut } from './kit/answers.ts';
import { callApi } from './kit/api.ts';
import { type Customer, newCustomer, signIn } from './kit/customer.ts';
import {
  everyAddress,
  fillBrowser,
  WIZARD_STATES,
  watchWidth,
  widestSeen,
} from './kit/every-page.ts';
import { keepPage } from './kit/keep-page.ts';
import type { MailReader } from './kit/mails.ts';
import { expect, story, untilAlive } from './kit/story.ts';

/** The paths of these routes, and of those that stand in others. */
const pathsOf = (all: typeof routes): string[] =>
  all.flatMap(({ path, index, children }) =>
    children ? pathsOf(children as typeof routes) : [index ? '/' : `/${path}`],
  );

/** The pages that show a customer what is theirs; all others are the same to everybody. */
const OWN_PATHS = pathsOf(routes.filter(({ children }) => children));

/** Opens each dialog that a button of the page leads to, and closes it again. */
async function openDialogs(page: Page): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { name: DIALOGS });
  for (const button of await buttons.all()) {
    await button.click();
    await page.locator('dialog[open]').waitFor();
    // What keeps its place may still be replaced by the dialog itself.
    await expectIdle(page);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
}

/** Opens the menu of a phone, and closes it again. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#phone-menu').waitFor();
  await page.keyboard.press('Escape');
}

const A_MINUTE = { timeout: 60_000 };

/**
 * Opens an address and waits for its last answer and what it shows of it, or says what was still under way
 * after a minute.
 */
async function openWhole(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.goto(address, { waitUntil: 'networkidle', ...A_MINUTE });
    // Where the first paint is late, the line is idle before the program is asked for.
    await untilAlive(page, A_MINUTE);
    await expectIdle(page, A_MINUTE);
  } catch (error) {
    const urls = [...underWay].map((request) => request.url());
    throw new Error(`${address} waits for ${urls.join(', ') || 'nothing'}`, { cause: error });
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

async function sticksOut(page: Page, address: string, look: Look): Promise<string[]> {
  await openWhole(page, address);
  await look(page, address);
  const { widest, outside } = await widestSeen(page);
  await keepPage(page);
  return widest > 0 ? [`${address}: ${widest} pixels\n${outside.join('\n')}`] : [];
}

const DIALOGS = /^(Skip tiffin|Pause|Cancel|Edit|View Details)\b/;

/** Where every button of such a name opens a dialog. */
const WITH_DIALOGS = /^\/(tiffin-subscription-management|my-orders\?tab=catering)/;

/** What else is looked at on a page that has come. */
type Look = (page: Page, address: string) => Promise<void>;

/** So many pages are looked at beside each other. */
const LANES = 3;

/** Which of these addresses stick out of their window, at any moment. */
async function walk(
  context: BrowserContext,
  addresses: readonly string[],
  { look = async () => {}, answers = [] }: { look?: Look; answers?: readonly Answers[] } = {},
): Promise<string[]> {
  const left = [...addresses];
  const lane = async (): Promise<string[]> => {
    const page = await context.newPage();
    await watchWidth(page);
    for (const answer of answers) await answer(page);
    const found: string[] = [];
    for (let next = left.shift(); next; next = left.shift())
      found.push(...(await sticksOut(page, next, look)));
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
    const answers = [failing, late];
    expect(await walk(context, Object.values(addresses).flat(), { answers })).toEqual([]);
  },
);

story(
  'no page of a customer is wider than its window while it waits, with its answers and dialogs, and when they fail',
  async ({ context, baseURL, noise, control, mails }) => {
    noise.expect(/./);
    const home = baseURL ?? '';
    const customer = await newCustomer(home);
    const addresses = await everyAddress(home, customer);
    const skips = await reminderLink(home, control, mails, customer);
    const own = [...OWN_PATHS.flatMap((path) => addresses[path] ?? []), skips];
    const headings: Record<string, string> = {
      ...WIZARD_STATES,
      [skips]: 'Skip this delivery?',
      '/snack-order-checkout': 'Checkout',
    };
    await signIn(context, customer);
    await fillBrowser(context, home);
    const look: Look = async (page, address) => {
      const name = headings[address];
      if (name) await expect(page.getByRole('heading', { name }), address).toBeVisible();
      if (address.startsWith('/settings')) await openMenu(page);
      if (WITH_DIALOGS.test(address)) await openDialogs(page);
    };
    const all = [...own, ...Object.keys(WIZARD_STATES)];
    expect(await walk(context, all, { look, answers: [late] })).toEqual([]);
    expect(await walk(context, own, { answers: [failing] })).toEqual([]);
  },
);

/** Where the link of a delivery's reminder leads: to the last day that can be booked. */
async function reminderLink(
  home: string,
  control: string,
  mails: MailReader,
  { email }: Customer,
): Promise<string> {
  const { availableDates } = await callApi(home, subscriptions.availableDates, {});
  const day = availableDates.at(-1)?.date ?? '';
  const at = remindOfDeliveriesAt(day, { settings: DEFAULT_SETTINGS, closures: [] });
  await fetch(`${control}/remind?at=${at}`, { method: 'POST' });
  const { text } = await mails.read(email, /^Your tiffin on \w+, \w+ \d+$/);
  return /\/skip-delivery\?token=[\w-]+/.exec(text)?.[0] ?? '';
}

story(
  'no page is wider than its window for somebody who has ordered nothing, and who is signed out',
  async ({ context, baseURL, noise }) => {
    noise.expect(/./);
    await signIn(context, await newCustomer(baseURL ?? ''));
    const own = [
      ...['tiffin', 'catering', 'snacks'].map((tab) => `/my-orders?tab=${tab}`),
      ...['/profile', '/tiffin-order-history', '/inquiry-tracker', '/snack-order'],
    ];
    expect(await walk(context, own)).toEqual([]);
    const answers = [signedOut];
    expect(await walk(context, ['/my-orders', '/profile'], { answers })).toEqual([]);
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
