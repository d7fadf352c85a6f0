import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { plans } from '#contract/money/plans.ts';
import { TEST_SECRET } from '#test/factories.ts';
import { browserFlags } from '../scripts/find-chromium.js';
import { browserPath } from './browser-path.ts';
import { atMost, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { signInAsCustomer } from './sign-in-as-customer.ts';

/**
 * The most kilobytes of JavaScript, gzip, that a page may fetch before anybody touches it
 * (docs/decisions/0016).
 */
const LIMITS_KB = {
  '/': 150,
  '/aboutus': 150,
  '/weeklymenu': 150,
  '/policy': 150,
  '/privacy': 150,
  '/blogs': 150,
  '/blog/keeping-rotis-soft': 150,
  '/catering': 150,
  '/pricing': 150,
  '/snacks': 150,
  '/snacks/khaman-dhokla': 150,
  '/no-such-page': 150,
  '/contactus': 150,
  '/snack-order': 150,
  '/inquarynow': 150,
  '/login': 150,
  '/register': 150,
  '/forgot-password': 150,
  '/reset-password?email=asha@example.com&token=a': 150,
};

/**
 * The same for somebody who has signed in and has a snack in the cart; `…` is the number of their
 * subscription, or the plan that they are about to buy.
 */
const ACCOUNT_LIMITS_KB = {
  '/profile': 205,
  '/my-orders': 205,
  '/my-orders?tab=snacks': 205,
  '/my-orders?tab=catering': 205,
  '/settings': 205,
  '/change-password': 205,
  '/tiffin-subscription-management?subscription=…': 205,
  '/tiffin-confirmation?subscription=…': 205,
  '/tiffin-order-history': 205,
  '/inquiry-tracker': 205,
  '/tiffin-schedule?subscription=…': 205,
  '/tiffin-checkout?plan=…': 205,
  '/snack-order-checkout': 205,
};

/** The JavaScript of each page's first load, preloads included. */
export const benchFirstLoad: Bench = (say) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
      try {
        const figures: Figure[] = [];
        const measure = async (
          context: BrowserContext,
          path: string,
          limit: number,
          name = path,
        ) => {
          const value = (await scriptBytes(context, origin + path, say)) / 1024;
          figures.push(
            atMost({ name: `first-load JavaScript of ${name}, gzip`, value, unit: 'KB', limit }),
          );
        };
        for (const [path, limit] of Object.entries(LIMITS_KB)) {
          const visitor = await browser.newContext();
          await measure(visitor, path, limit);
          await visitor.close();
        }
        for (const [path, limit] of Object.entries(ACCOUNT_LIMITS_KB)) {
          const customer = await browser.newContext();
          const { subscriptionNumber } = await signInAsCustomer(customer, { origin, databaseUrl });
          if (path === '/snack-order-checkout') await fillCart(customer, origin);
          const [name = path] = path.split('=…');
          const given = name.endsWith('plan') ? await somePlan(origin) : subscriptionNumber;
          await measure(customer, path.replace('…', given), limit, name);
          await customer.close();
        }
        return figures;
      } finally {
        await browser.close();
      }
    },
    { SECRET: TEST_SECRET },
  );

async function fillCart(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/snack-order`);
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.waitForFunction(() => localStorage.getItem('dabba:cart') !== null);
  await page.close();
}

/** A plan on offer. */
async function somePlan(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api${plans.listPublic.path}`);
  const { data } = (await answer.json()) as { data: { variants: { id: string }[] }[] };
  const id = data[0]?.variants[0]?.id;
  if (!id) throw new Error('The kitchen sells no plan.');
  return id;
}

async function scriptBytes(
  context: BrowserContext,
  url: string,
  say: (line: string) => void,
): Promise<number> {
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    const read = async () => {
      scripts.set(response.url(), gzipSync(await response.body()).length);
    };
    reading.push(read());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // What the page puts off until it has nothing else to do is part of its first load, too.
  await page.waitForTimeout(3_000);
  page.removeAllListeners('response');
  await Promise.all(reading);
  await page.close();
  for (const [script, bytes] of scripts)
    say(`${new URL(url).pathname}: ${(bytes / 1024).toFixed(1)} KB ${new URL(script).pathname}`);
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (total === 0) throw new Error(`${url} fetched no script at all.`);
  return total;
}
