import type { Page } from '@playwright/test';
import { photoFile } from '#test/photo-files.ts';
import { newCustomer, PASSWORD } from './kit/customer.ts';
import { expect, openAlive, story } from './kit/story.ts';

// What the site's service worker keeps is part of it.
story.use({ serviceWorkers: 'allow' });

/** All that the browser has of this site: entries of its storages, and addresses in its caches. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return {
      lasting: Object.keys(localStorage).sort(),
      tab: Object.keys(sessionStorage).sort(),
      cookies: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      pages: caught.flat().map(({ url }) => url.slice(location.origin.length)),
    };
  });

/** Whether the browser itself has a file without asking for it. */
const isCached = (page: Page, path: string) =>
  page.evaluate(
    (address) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    path,
  );

story('what a browser has of somebody who signs out', async ({ page, context, baseURL, noise }) => {
  const customer = await newCustomer(baseURL ?? '', 'Meera');
  await page.goto('/login?redirect=/profile');
  await page.getByLabel('Email address').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profile');
  const main = page.getByRole('main');
  let photo = '';

  await story.step(
    'Meera has a photo, a cart, a menu that she read, and something typed',
    async () => {
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      const buffer = await photoFile({ width: 900, height: 600 });
      const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
      await page.getByLabel('A photo of you').setInputFiles(file);
      const shown = main.locator('img[src^="/photos/"]');
      await expect(shown).toBeVisible();
      photo = (await shown.getAttribute('src')) ?? '';
      await expect.poll(async () => (await keptBy(page)).pages).toContain(photo);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.goto('/weeklymenu');
      await expect.poll(async () => (await keptBy(page)).pages).toContain('/weeklymenu');
      await openAlive(page, '/snack-order');
      await page
        .getByRole('button', { name: /^Add .+ to the cart$/ })
        .first()
        .click();
      await expect.poll(async () => (await keptBy(page)).lasting).toContain('dabba:cart');
      await page.evaluate(() => sessionStorage.setItem('draft:contact:of-hers', '{"message":"…"}'));
      expect((await keptBy(page)).lasting).toEqual([
        'authToken',
        'dabba:cart',
        'theme',
        'userData',
      ]);
    },
  );

  const other = await context.newPage();
  await other.goto('/aboutus');
  await other.evaluate(() => sessionStorage.setItem('draft:tiffin-checkout:of-hers', '{}'));

  await story.step('after it there are the colours, and nothing of hers', async () => {
    noise.expect(/only-if-cached|ERR_CACHE_MISS|ERR_FAILED|504/);
    // The other tab may be asking who she is.
    noise.expect(/401.*user-info/);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    else await page.getByRole('banner').getByText('Meera', { exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(async () => (await keptBy(page)).lasting).toEqual(['theme']);
    for (const tab of [page, other]) {
      await expect
        .poll(() => keptBy(tab))
        .toMatchObject({ lasting: ['theme'], tab: [], cookies: '', databases: [] });
    }
    await expect
      .poll(async () => (await keptBy(page)).pages.filter((path) => /photos|weeklymenu/.test(path)))
      .toEqual([]);
    expect(await isCached(page, photo)).toBe(false);
    await page.goto('/snack-order');
    await expect(page.locator('html')).not.toHaveAttribute('data-cart');
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login/);
  });
});
