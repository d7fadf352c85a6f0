import type { ElementHandle, Locator, Page } from '@playwright/test';
import { newCustomer, PASSWORD } from './kit/customer.ts';
import { expect, openAlive, story, untilAlive } from './kit/story.ts';

/** Pages whose server sends buttons of their own; /catering-inquiry is /inquarynow by another name. */
const PAGES = [
  '/',
  '/snacks',
  '/snacks/fafda',
  '/snack-order',
  '/contactus',
  '/login',
  '/register',
  '/forgot-password',
  '/inquarynow',
  '/inquiry-tracker',
];

/** Holds the program back until it is let through. */
async function holdProgram(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    async letThrough() {
      held.resolve();
      await untilAlive(page);
      await page.unroute(/\/assets\/.*\.js$/);
    },
  };
}

/**
 * Presses every button that can be seen at the beginning, each name once; answers their names. What
 * turns the testimonials is not there before they can turn, and Google is another site.
 */
async function pressAll(page: Page): Promise<string[]> {
  const buttons = page.locator(
    'button:not([popovertarget], [aria-disabled="true"], [aria-label*="by itself"], :text("Google")):visible',
  );
  const byName = new Map<string, ElementHandle>();
  for (const button of await buttons.elementHandles()) {
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
    const kind = name.replace(/^Add .* to the cart$/, 'Add to the cart');
    if (!byName.has(kind)) byName.set(kind, button);
  }
  for (const button of byName.values()) await button.click();
  return [...byName.keys()];
}

/** What a page shows and what its fields hold. */
const stateOf = async (page: Page) => ({
  shows: await page.getByRole('main').ariaSnapshot(),
  theme: await page.locator('html').getAttribute('data-theme'),
  fields: await page
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
});

story(
  'a button that is pressed before the program is here does what it does later',
  async ({ browser, baseURL, noise }) => {
    for (const path of PAGES) {
      const open = async () => {
        const context = await browser.newContext({
          reducedMotion: 'reduce',
          ...(baseURL && { baseURL }),
        });
        noise.listenTo(context);
        return context.newPage();
      };
      const [early, later] = [await open(), await open()];
      await openAlive(later, path);
      const pressed = await pressAll(later);

      const program = await holdProgram(early);
      await early.goto(path, { waitUntil: 'commit' });
      await expect(early.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await pressAll(early), path).toEqual(pressed);
      await expect(early).toHaveURL(path);
      await program.letThrough();
      await expect.poll(() => stateOf(early), path).toEqual(await stateOf(later));
      await Promise.all([early.context().close(), later.context().close()]);
    }
  },
);

story(
  'a form that is filled in and sent before the program is here is sent once it is',
  async ({ page, baseURL }) => {
    const { email } = await newCustomer(baseURL as string);
    const program = await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await program.letThrough();
    await expect(page).toHaveURL('/');
  },
);

story(
  'what is pressed before the program is here builds on what was pressed before',
  async ({ page }) => {
    const program = await holdProgram(page);
    await page.goto('/snacks/fafda', { waitUntil: 'commit' });
    const more = page
      .getByRole('main')
      .getByRole('button', { name: /^One more/ })
      .first();
    await more.click();
    await more.click();
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
    await program.letThrough();
    await expect(page.getByRole('link', { name: 'Your cart, 3 items' })).toBeVisible();
  },
);

story('what is typed and chosen before the program is here stays', async ({ page }) => {
  const program = await holdProgram(page);
  await page.goto('/inquarynow', { waitUntil: 'commit' });
  const name = page.getByLabel('First name');
  await name.fill('Meera');
  for (const event of ['Birthday party', 'Wedding', 'Birthday party'])
    await page.getByText(event, { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await program.letThrough();
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Meera');
  await expect(page.getByLabel('Birthday party')).toBeChecked();
});

for (const [width, opener] of [
  [360, (banner: Locator) => banner.getByRole('button', { name: 'Menu', exact: true })],
  [1280, (banner: Locator) => banner.locator('summary').filter({ hasText: 'Services' })],
] as const)
  story(
    `a menu that is opened before the program is here stays open, ${width} pixels wide`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const program = await holdProgram(page);
      await page.goto('/policy', { waitUntil: 'commit' });
      await opener(page.getByRole('banner')).click();
      const entry = page
        .getByRole('link', { name: /^Catering/ })
        .filter({ visible: true })
        .first();
      await expect(entry).toBeInViewport();
      await program.letThrough();
      await expect(entry).toBeInViewport();
    },
  );

story('nothing is sent anywhere without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    for (const button of await page.locator('button[type="submit"]:visible').all()) {
      await button.click();
      await expect(page).toHaveURL(path);
    }
  }
  await context.close();
});
