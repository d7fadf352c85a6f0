import type { Page } from '@playwright/test';
import { expect, expectAccessibleAtEveryWidth, openAlive, story } from './kit/story.ts';

const LIBRARY = /\/query-library-[^/]*\.js$/;

/** Whether the page has asked for the library of queries. */
function watchLibrary(page: Page): () => boolean {
  let asked = false;
  page.on('request', (request) => {
    asked ||= LIBRARY.test(request.url());
  });
  return () => asked;
}

const plans = (page: Page) => page.getByRole('link', { name: /^Choose Plan/ });

story(
  'a page that came with its data needs no more until somebody does something',
  async ({ page }) => {
    const hasLibrary = watchLibrary(page);
    await openAlive(page, '/catering');
    await page.waitForLoadState('networkidle');
    await expect(plans(page).first()).toBeVisible();
    expect(hasLibrary()).toBe(false);

    await page.keyboard.press('Shift');
    await expect.poll(hasLibrary).toBe(true);
    await expect(plans(page).first()).toBeVisible();
  },
);

story('what came with a page is still there under its other addresses', async ({ page, noise }) => {
  noise.expect(/query-library|ERR_FAILED/);
  await page.route(LIBRARY, (route) => route.abort());
  await page.goto('/weeklymenu?week=next');
  const days = page.getByRole('navigation', { name: 'Days of the week' });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await days.getByRole('link', { name: /^Thu/ }).click();
  await expect(heading).toContainText('Thursday');
  await days.getByRole('link', { name: /^Fri/ }).click();
  await expect(heading).toContainText('Friday');
});

story('a page that cannot load what it needs says so, and tries again', async ({ page, noise }) => {
  noise.expect(/query-library|ERR_FAILED/);
  await page.route(LIBRARY, (route) => route.abort());
  await openAlive(page, '/policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catering', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Please reload this page and try again.');

  await page.unroute(LIBRARY);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(plans(page).first()).toBeVisible();
});

story(
  'whoever goes back before the program is here sees the page that they went back to',
  async ({ page }) => {
    await openAlive(page, '/snacks');
    await page.getByRole('link', { name: 'Street Food' }).click();
    const filtered = page.getByRole('main').getByText(/snacks in Street Food/);
    await expect(filtered).toBeVisible();

    const program = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await program.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/assets\/.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(filtered).toBeVisible();
    await asked;
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/snacks');
    program.resolve();
    await expect(filtered).toBeHidden();
    await expect(page.getByText('Page 1 of')).toBeVisible();
  },
);

story('prices that cannot be had say so, and are asked for again', async ({ page, noise }) => {
  noise.expect(/500/);
  await openAlive(page, '/policy');
  await page.route('**/api/v1/plan-groups/public*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch pricing data' })).toBeVisible();
  await expect(
    page.getByText('Unable to load pricing plans. Please try again later.'),
  ).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.unroute('**/api/v1/plan-groups/public*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible();
});

story('a link that is followed right after typing leads on, however slowly', async ({ page }) => {
  await openAlive(page, '/snacks');
  await page.waitForLoadState('networkidle');
  const program = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await program.promise;
    await route.continue();
  });
  await page.getByLabel('Search the snacks').fill('kachori');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Policies' }).click();
  const since = await page.evaluate(() => performance.now());
  // Longer than a search waits for another letter.
  await page.waitForFunction((then) => performance.now() > then + 600, since);
  program.resolve();
  await expect(page).toHaveURL('/policy');
  await expect(page.getByRole('heading', { name: 'How we do things', level: 1 })).toBeVisible();
});

story('a link that is followed just when a search is due leads on', async ({ page }) => {
  await openAlive(page, '/snacks');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Search the snacks').fill('kachori');
  await page.evaluate(() => {
    // A phone that is busy for longer than a search waits for another letter.
    const until = performance.now() + 600;
    while (performance.now() < until);
    document.querySelector<HTMLElement>('footer a[href="/policy"]')?.click();
  });
  await expect(page).toHaveURL('/policy');
  await expect(page.getByRole('heading', { name: 'How we do things', level: 1 })).toBeVisible();
});
