import type { Browser, Locator, Page } from '@playwright/test';
import { newCustomer, PASSWORD, signIn } from './kit/customer.ts';
import { everyAddress } from './kit/every-page.ts';
import type { Noise } from './kit/noise.ts';
import { expect, openAlive, story, untilAlive, untilFormAlive } from './kit/story.ts';

/**
 * Holds the program back until it is let through. What held it back before stays until then: a part
 * that is asked for while a route is taken away may never come.
 */
async function holdProgram(page: Page) {
  await page.unrouteAll({ behavior: 'wait' });
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    async letThrough() {
      expect(await page.evaluate(() => globalThis.earlyEvents !== undefined)).toBe(true);
      held.resolve();
      await untilAlive(page);
    },
  };
}

/** Holds back what a form of a page that is alive is taken over by. */
async function holdForm(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await untilFormAlive(page);
  };
}

/** A browser in which nobody has been anywhere, at each page anew. */
async function newVisitor(browser: Browser, baseURL: string, noise: Noise): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL });
  noise.listenTo(context);
  await context.addInitScript(() => {
    // Blank pages have no storage.
    if (location.protocol === 'about:') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return context.newPage();
}

/** Where the buttons around every page are pressed: it is short, and has none of its own. */
const OF_THE_CHROME = '/offline';

/** The addresses whose page comes with buttons of its own. */
async function findAddresses(home: string): Promise<string[]> {
  const addresses = await everyAddress(home, await newCustomer(home));
  const withButton = Object.values(addresses)
    .flat()
    .map(async (address) => {
      const page = await (await fetch(home + address, { redirect: 'manual' })).text();
      return /<main.*<button.*<\/main>/s.test(page) ? [address] : [];
    });
  return (await Promise.all(withButton)).flat();
}

let found: Promise<string[]> | undefined;
const withButtons = (home: string): Promise<string[]> => {
  found ??= findAddresses(home);
  return found;
};

/**
 * Presses every button that can be seen at the beginning, each name once, or only those that are
 * named; answers their names. What turns the testimonials is not there before they can turn, Google
 * is another site, and a search goes to its own address by itself.
 */
async function pressAll(page: Page, only?: readonly string[]): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const buttons = page
    .locator(pathname === OF_THE_CHROME ? 'body' : 'main')
    .locator(
      'button:not([popovertarget], [aria-disabled="true"], [aria-label*="by itself"], :text("Google")):visible',
    )
    .and(page.locator('button:not(form:not([method="dialog"]) [type="submit"])'));
  // Held before the first is pressed, which may bring others.
  const handles = await buttons.elementHandles();
  const names = await page.evaluate(
    (all) =>
      (all as HTMLElement[]).map((button) =>
        (button.ariaLabel ?? button.textContent).replace(/^Add .* to the cart$/, 'Add to the cart'),
      ),
    handles,
  );
  const firsts = [...new Set(names)].filter((name) => only?.includes(name) ?? true);
  for (const name of firsts) await handles[names.indexOf(name)]?.click();
  return firsts;
}

/** How far down the buttons are that a window begins with: what is about to be pressed stays there. */
const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('button:visible')
    .evaluateAll((all) =>
      all
        .map((button) => ({
          name: button.ariaLabel ?? button.textContent,
          top: Math.round(button.getBoundingClientRect().top),
        }))
        .filter(({ top }) => top < innerHeight),
    );

/** Until a page is painted in its own fonts: from then on nothing on it moves by itself. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    await document.fonts.ready;
    await nextFrame();
  });

/** What a page shows, what its fields hold, and what waits to be done. */
const stateOf = async (page: Page) => ({
  shows: await page.getByRole('main').ariaSnapshot(),
  theme: await page.locator('html').getAttribute('data-theme'),
  waiting: await page.locator('[data-pressed]').count(),
  fields: await page
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
});

story(
  'a button that is pressed before the program is here does what it does later',
  async ({ browser, baseURL, noise }) => {
    noise.expect(/nothing-is-here/);
    const home = baseURL ?? '';
    const addresses = [...(await withButtons(home)), OF_THE_CHROME];
    expect(addresses.length).toBeGreaterThan(15);
    const [early, later] = await Promise.all([
      newVisitor(browser, home, noise),
      newVisitor(browser, home, noise),
    ]);
    async function pressEarlyAndLater(address: string): Promise<void> {
      const program = await holdProgram(early);
      await Promise.all([
        openAlive(later, address),
        early.goto(address, { waitUntil: 'domcontentloaded' }),
      ]);
      await Promise.all([untilStill(early), untilStill(later)]);
      expect(await placesOf(later), address).toEqual(expect.arrayContaining(await placesOf(early)));
      const pressed = await pressAll(early);
      await expect(early).toHaveURL(address);
      const [pressedLater] = await Promise.all([pressAll(later, pressed), program.letThrough()]);
      expect(pressedLater, address).toEqual(pressed);
      await expect(async () =>
        expect(await stateOf(early), address).toEqual(await stateOf(later)),
      ).toPass({ timeout: 15_000 });
    }
    // Without its scripts, which know when they were made.
    const asServed = async (address: string) =>
      (await (await later.request.get(address)).text()).replace(/<script.*?<\/script>/gs, '');
    async function compare(address: string): Promise<void> {
      const before = await asServed(address);
      try {
        await pressEarlyAndLater(address);
      } catch (error) {
        // Another story has edited the shop between the two: of these two pages nothing is known.
        if ((await asServed(address)) === before) throw error;
        await early.unrouteAll({ behavior: 'ignoreErrors' });
        await compare(address);
      }
    }
    for (const address of addresses) await compare(address);
    await Promise.all([early.context().close(), later.context().close()]);
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

story('a form that nobody has turned to has none of its program', async ({ page }) => {
  for (const address of ['/contactus', '/inquarynow', '/login', '/register', '/forgot-password']) {
    await openAlive(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-waiting-form] form')).toHaveCount(1);
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await untilFormAlive(page);
    await expect(page.locator('[data-waiting-form]')).toHaveCount(0);
    await page.mouse.up();
  }
});

story(
  'what is typed and sent in a form before its part is here is done when it is',
  async ({ page }) => {
    await openAlive(page, '/contactus');
    const letThrough = await holdForm(page);
    const field = page.getByLabel('First name');
    await field.focus();
    await page.keyboard.type('Meera');
    await page.keyboard.press('Enter');
    await letThrough();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(field).toHaveValue('Meera');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
);

story(
  'who goes to another place on the page before the form is here keeps what was typed',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openAlive(page, '/contactus');
    const letThrough = await holdForm(page);
    await page.getByLabel('First name').fill('Meera');
    for (const way of ['All hours', 'Skip to the content'])
      await page.getByRole('link', { name: way }).press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await letThrough();
    await expect(page).toHaveURL('/contactus#main');
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
  },
);

story(
  'who skips to the content and types before the form is here is not taken away from it',
  async ({ page }) => {
    await openAlive(page, '/login');
    const letThrough = await holdForm(page);
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    const field = page.getByLabel('Email address');
    await field.focus();
    await page.keyboard.type('meera');
    await letThrough();
    await page.keyboard.type('@example.com');
    await expect(field).toHaveValue('meera@example.com');
  },
);

story(
  'a form whose part cannot be fetched says so, and is there when the line is back',
  async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    await openAlive(page, '/contactus');
    await context.setOffline(true);
    const field = page.getByLabel('First name');
    await field.fill('Meera');
    await expect(page.getByText('Unable to connect to the server.')).toBeVisible();
    await expect(field).toHaveValue('Meera');
    await context.setOffline(false);
    // Most browsers fetch what has failed once only after a reload. A press takes its time.
    await page.getByRole('button', { name: 'Send message' }).click({ delay: 100 });
    await untilFormAlive(page);
    await expect(field).toHaveValue('Meera');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByLabel('Email address')).toBeFocused();
  },
);

story(
  'a page that is loaded anew before its form is here keeps what was typed in it',
  async ({ page }) => {
    await openAlive(page, '/contactus');
    const letThrough = await holdForm(page);
    const field = page.getByLabel('Message', { exact: true });
    await field.fill('Less chilli, please.');
    await page.reload({ waitUntil: 'commit' });
    await letThrough();
    await expect(field).toHaveValue('Less chilli, please.');
  },
);

story('a page with a form that is opened from another page has it at once', async ({ page }) => {
  await openAlive(page, '/catering');
  await page.getByRole('link', { name: 'Contact', exact: false }).first().click();
  await page.getByLabel('First name').fill('Meera');
  await expect(page.locator('[data-waiting-form]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
});

story('how far a page is scrolled before the program is here stays', async ({ page }) => {
  const program = await holdProgram(page);
  await page.goto('/policy', { waitUntil: 'domcontentloaded' });
  await untilStill(page);
  await page.mouse.wheel(0, 700);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(700);
  await program.letThrough();
  // What the program draws first has been painted.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await scrolled()).toBe(700);
});

story(
  'the page that comes without a program offers nothing to press',
  async ({ page, context, baseURL, noise }) => {
    noise.expect(/503/);
    await signIn(context, await newCustomer(baseURL ?? ''));
    await page.goto('/busy');
    await page.locator('summary').filter({ hasText: 'Account' }).click();
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(page.locator('button:not([popovertarget]):visible')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await expect(page.locator('button:not([popovertarget]):visible')).toHaveCount(0);
    expect(await page.evaluate(() => globalThis.earlyEvents)).toBeUndefined();
  },
);

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
  const addresses = await withButtons(baseURL ?? '');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const button of await page
      .locator('form[method="dialog"] button[type="submit"]:visible')
      .all()) {
      await button.click();
      await expect(page).toHaveURL(address);
    }
  }
  await context.close();
});
