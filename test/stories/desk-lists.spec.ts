import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newCustomer } from './kit/customer.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

story('a list says what it shows', async ({ desk, baseURL }) => {
  await desk.goto('/admin');
  const customer = await newCustomer(baseURL ?? '', 'Meera');
  const menu = (name: string) => desk.getByRole('menuitem', { name });
  const search = desk.getByPlaceholder('Name, email, phone, order');
  const lineOn = (page: Page) => page.getByRole('status').filter({ hasText: / customers?$/ });
  const line = lineOn(desk);

  await story.step('which filters are on, and how many that leaves of how many', async () => {
    await menu('Customers').click();
    await expect(line).toHaveText(/^[\d,]+ customers?$/);
    await search.fill(customer.email);
    await expect(line).toHaveText(
      new RegExp(`^With “${customer.email}”: 1 of [\\d,]+ customers?$`),
    );
    await expectAccessible(desk);
  });

  await story.step('and takes all of it along as a table', async () => {
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Download 1 row' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^customers-a-search-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    const [headings, row, end] = text.split('\r\n');
    expect(headings).toMatch(/^\uFEFFName,Email,/);
    expect(row).toContain(customer.email);
    expect(end).toBe('');
  });

  await story.step('back from a record it is as it was', async () => {
    await desk.getByRole('row').filter({ hasText: customer.email }).click();
    await expect(desk.getByRole('heading', { name: 'Meera Patel' })).toBeVisible();
    await desk.goBack();
    await expect(line).toHaveText(/^With “.*”: 1 of /);
  });

  await story.step('one press shows all, and one knows where one is', async () => {
    await desk.getByRole('button', { name: 'Show all' }).click();
    await expect(line).toHaveText(/^[\d,]+ customers?$/);
    await expect(search).toHaveValue('');
    await expect(desk.locator(':focus')).toHaveText(/customers?$/);
  });

  await story.step('opened from the menu it starts clean, in another tab too', async () => {
    await search.fill(customer.email);
    await expect(line).toHaveText(/^With “/);
    await menu('Subscriptions').click();
    await expect(desk.getByRole('heading', { name: 'Subscriptions' })).toBeVisible();
    await menu('Customers').click();
    await expect(line).toHaveText(/^[\d,]+ customers?$/);
    await search.fill(customer.email);
    await expect(line).toHaveText(/^With “/);
    const another = await desk.context().newPage();
    await another.goto('/admin/customers');
    await expect(lineOn(another)).toHaveText(/^[\d,]+ customers?$/);
    await another.close();
  });
});

story('a page of the desk is gone on from where it begins', async ({ desk }) => {
  await desk.goto('/admin');
  const heading = (name: string) => desk.getByRole('heading', { level: 1, name });
  await desk.getByRole('menuitem', { name: 'Staff' }).click();
  await desk.getByRole('link', { name: 'Add somebody' }).press('Enter');
  await expect(heading('Add somebody')).toBeFocused();
  await desk.keyboard.press('Tab');
  await expect(desk.getByLabel('Name')).toBeFocused();
  await desk.goBack();
  await expect(heading('Staff')).toBeFocused();
});

story(
  'a page of the desk that cannot be fetched says why, and opens once the line is back',
  async ({ desk, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    await desk.goto('/admin');
    const heading = desk.getByRole('heading', { level: 1, name: 'Weekly menu' });
    const failed = desk.getByRole('alert').filter({ has: desk.getByText('Try again') });
    const way = desk.getByRole('menuitem', { name: 'Weekly menu' });
    await expect(way).toBeVisible();
    await desk.context().setOffline(true);
    await way.click();
    await expect(desk.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(failed).toContainText('check your internet connection');
    await expectAccessible(desk);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toContainText('check your internet connection');

    await desk.context().setOffline(false);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toBeVisible();
  },
);

story(
  'a page of the desk begins at its top, and Back goes where one was',
  async ({ desk, baseURL }) => {
    await desk.setViewportSize({ width: 360, height: 420 });
    const scrolled = () => desk.evaluate(() => Math.round(scrollY));
    const scrollTo = async (y: number) => {
      // A page grows while its parts are read.
      await expect(async () => {
        await desk.evaluate((top) => window.scrollTo(0, top), y);
        expect(await scrolled()).toBe(y);
      }).toPass();
    };
    /** How far the list is scrolled, as it is noted a moment after. */
    const noted = () =>
      desk.evaluate(() => localStorage.getItem('RaStore.customers.list.scrollPosition'));
    for (const name of ['Charu', 'Devi', 'Esha', 'Farah']) await newCustomer(baseURL ?? '', name);
    const heading = (name: string) => desk.getByRole('heading', { level: 1, name });
    /** Presses what is there, wherever the page is scrolled to. */
    const press = (element: Locator) => element.evaluate((one: HTMLElement) => one.click());
    await desk.goto('/admin/customers');
    const row = desk.getByRole('link', { name: /Farah Patel/ }).first();
    await expect(row).toBeVisible();

    await story.step('where a row of a list leads', async () => {
      await scrollTo(150);
      await expect.poll(noted).toBe('150');
      await press(row);
      await expect(heading('Farah Patel')).toBeVisible();
      await expect.poll(scrolled).toBe(0);
    });

    await story.step('and where a page leads', async () => {
      await scrollTo(200);
      await press(desk.getByRole('link', { name: 'Edit', exact: true }).first());
      await expect(desk.getByLabel('First name')).toBeVisible();
      await expect.poll(scrolled).toBe(0);
    });

    await story.step('Back goes where one was', async () => {
      await desk.goBack();
      await expect(heading('Farah Patel')).toBeVisible();
      await expect.poll(scrolled).toBe(200);
      await desk.goBack();
      await expect(row).toBeVisible();
      await expect.poll(scrolled).toBe(150);
    });

    await story.step('what is chosen on a page leaves it where it is', async () => {
      await scrollTo(10);
      await desk.getByPlaceholder('Name, email, phone, order').fill('Patel');
      await expect(desk).toHaveURL(/filter=.*Patel/);
      await expect(row).toBeVisible();
      expect(await scrolled()).toBe(10);
    });
  },
);

story('a menu that a narrow window folds opens again in a wide one', async ({ desk }) => {
  const menu = desk.getByLabel("The desk's pages");
  const isOpen = async () => ((await menu.boundingBox())?.width ?? 0) > 150;
  const inWindowOf = (width: number) => desk.setViewportSize({ width, height: 800 });
  await desk.goto('/admin');
  await expect.poll(isOpen).toBe(true);

  await story.step('also where the page was loaded anew in between', async () => {
    await inWindowOf(900);
    await expect.poll(isOpen).toBe(false);
    await desk.reload();
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await inWindowOf(1280);
    await expect.poll(isOpen).toBe(true);
  });

  await story.step('and not where somebody closed it', async () => {
    await desk.getByRole('button', { name: 'Close menu' }).click();
    await expect.poll(isOpen).toBe(false);
    await inWindowOf(900);
    await inWindowOf(1280);
    await expect(desk.getByRole('button', { name: 'Open menu' })).toBeVisible();
    expect(await isOpen()).toBe(false);
  });
});

story('a row that is pressed just when a search is due opens', async ({ desk, baseURL }) => {
  await desk.goto('/admin');
  const { email } = await newCustomer(baseURL ?? '', 'Meera');
  await desk.getByRole('menuitem', { name: 'Customers' }).click();
  const search = desk.getByPlaceholder('Name, email, phone, order');
  const row = desk.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  // Every answer that comes sets a timer of no time, too.
  await expect(desk.getByRole('tab').filter({ hasText: '…' })).toHaveCount(0);
  const field = await search.elementHandle();
  // The press comes when the search is due and its address is not written yet.
  await row.evaluate(
    (element: HTMLElement, { field, text }) => {
      const later = window.setTimeout;
      window.setTimeout = ((work: () => void, ms?: number) => {
        const timer = later(work, ms);
        if (ms !== 0 || (field as HTMLInputElement).value !== text) return timer;
        window.setTimeout = later;
        element.click();
        return timer;
      }) as typeof setTimeout;
    },
    { field, text: email },
  );
  await search.fill(email);
  await expect(desk.getByRole('heading', { name: 'Meera Patel' })).toBeVisible();
  await expect(search).toBeHidden();
});

story('the desk wears what the shop wears', async ({ desk }) => {
  await desk.goto('/admin');
  const paperOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const paper = () => paperOf(desk);
  const shop = await desk.context().newPage();
  await shop.goto('/aboutus');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  const inShop = (name: string) => shop.getByRole('button', { name, exact: true }).first();
  const light = await paper();

  await story.step('light until somebody chooses, whatever the device is set to', async () => {
    await desk.emulateMedia({ colorScheme: 'dark' });
    await shop.emulateMedia({ colorScheme: 'dark' });
    await desk.reload();
    await shop.reload();
    await expect(inShop('Light')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(paper).toBe(light);
    expect(await paperOf(shop)).toBe(light);
  });

  await story.step('Auto is the device’s choice in both, also when that changes', async () => {
    await inShop('Auto').click();
    await expect.poll(paper).not.toBe(light);
    await expect.poll(() => paperOf(shop)).not.toBe(light);
    await desk.emulateMedia({ colorScheme: 'light' });
    await shop.emulateMedia({ colorScheme: 'light' });
    await expect.poll(paper).toBe(light);
    // Each page hears of the device's change for itself.
    await expect.poll(() => paperOf(shop)).toBe(light);
  });

  await story.step('chosen at the desk, the shop has it', async () => {
    await desk.getByRole('button', { name: /your account/ }).click();
    await desk.getByRole('menuitemradio', { name: 'Colours: Dark' }).click();
    await expect.poll(paper).not.toBe(light);
    await desk.keyboard.press('Escape');
    await expect(inShop('Dark')).toHaveAttribute('aria-pressed', 'true');
  });

  await story.step('chosen in the shop, the desk has it, from its first moment on', async () => {
    await inShop('Light').click();
    await desk.bringToFront();
    await expect.poll(paper).toBe(light);
    await shop.bringToFront();
    await inShop('Dark').click();
    await desk.bringToFront();
    await desk.reload({ waitUntil: 'commit' });
    await expect(desk.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(paper).not.toBe(light);
  });
});
