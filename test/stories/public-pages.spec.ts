import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAlive, story } from './kit/story.ts';

const PAGES = [
  '/',
  '/aboutus',
  '/weeklymenu',
  '/pricing',
  '/snacks',
  '/catering',
  '/blogs',
  '/blog/how-credits-work',
  '/contactus',
  '/policy',
  '/privacy',
  '/offline',
  '/nothing-is-here',
];

const WIDTHS = [1280, 768, 360];

/** What sticks out makes a phone's page wobble. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of PAGES) {
  story(`${path} is open to everybody at every width`, async ({ page, noise }) => {
    noise.expect(/nothing-is-here/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhang(page), `${path} at ${width} pixels`).toBe(0);
      await expectAccessible(page);
    }
  });
}

story('every page can be read without JavaScript', async ({ browser, baseURL, noise }) => {
  noise.expect(/nothing-is-here/);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(main, `${path} says something`).toHaveText(/.{100}/s);
    expect(await overhang(page), path).toBe(0);
  }
  await context.close();
});

story('every page is reached from every other by keyboard', async ({ page }) => {
  await openAlive(page, '/policy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const nav = page.getByRole('navigation', { name: 'Main' });
  const services = nav.locator('summary').filter({ hasText: 'Services' });
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(nav.getByRole('link', { name: /^Catering/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();

  for (const [name, path] of [
    ['Home', '/'],
    ['About Us', '/aboutus'],
    ['Pricing', '/pricing'],
    ['Contact Us', '/contactus'],
    ['Policies', '/policy'],
    ['Blogs', '/blogs'],
  ] as const) {
    await nav.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    // The address is there before the page is.
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
