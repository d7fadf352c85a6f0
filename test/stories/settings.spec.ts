import { customerSettings } from '#contract/account/customer-settings.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, PASSWORD, signIn } from './kit/customer.ts';
import { confirmSnacks, offerSnack, orderedSnacks } from './kit/snacks.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  openAlive,
  story,
} from './kit/story.ts';

story('settings, chosen, kept and applied', async ({ page, context, baseURL, noise }) => {
  const customer = await newCustomer(baseURL ?? '', 'Asha');
  await signIn(context, customer);
  await page.goto('/settings');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save Changes' });
  const saved = page.getByText('Settings saved successfully!');
  const theme = page.locator('html');

  await story.step('there is a section for each matter, and whom to ask', async () => {
    const sections = ['Account', 'Notifications', 'Privacy', 'Preferences', 'Your calendar'];
    for (const name of [...sections, 'Security'])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main.getByText(customer.email, { exact: true })).toBeVisible();
    await expect(main.getByText(/^We answer Mon/)).toBeVisible();
    await expect(main.getByLabel('Order updates')).toBeChecked();
    await expect(main.getByLabel('Promotions')).not.toBeChecked();
    await expect(main.getByText('This device')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });

  await story.step('a server that is away loses nothing; then it is saved', async () => {
    await main.getByLabel('Promotions').check();
    await main.getByLabel('Time zone').selectOption('America/Denver');
    noise.expect(/ERR_FAILED/);
    await page.route('**/api/v1/settings', (route) => route.abort());
    await save.click();
    await expect(page.getByText('Failed to save settings. Please try again.')).toBeVisible();
    await expect(main.getByLabel('Promotions')).toBeChecked();
    await expectAccessibleAtEveryWidth(page);
    await page.unroute('**/api/v1/settings');
    await save.dblclick();
    await expect(saved).toBeVisible();
    await expect(main.getByText(/^Signed in .* \(Denver\)$/)).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Promotions')).toBeChecked();
    await expect(main.getByLabel('Time zone')).toHaveValue('America/Denver');
  });

  await story.step(
    'a theme is shown when it is picked, and goes when nobody saves it',
    async () => {
      await main.getByLabel('Dark').check();
      await expect(theme).toHaveAttribute('data-theme', 'dark');
      await main.getByRole('link', { name: 'Open my profile' }).click();
      const question = page.getByRole('dialog', { name: 'Leave this page?' });
      await expect(question).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(main.getByLabel('Dark')).toBeChecked();
      await main.getByRole('link', { name: 'Open my profile' }).click();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(theme).toHaveAttribute('data-theme', 'light');
    },
  );

  await story.step('what another device saves meanwhile stays, and shows', async () => {
    await page.goto('/settings');
    await main.getByLabel('Order updates').uncheck();
    await callApi(
      baseURL ?? '',
      customerSettings.save,
      { body: { privacy: { analytics: false }, preferences: { theme: 'dark' } } },
      customer.token,
    );
    await save.click();
    await expect(saved).toBeVisible();
    await expect(main.getByLabel('Count my visits')).not.toBeChecked();
    await expect(main.getByLabel('Order updates')).not.toBeChecked();
    await expect(theme).toHaveAttribute('data-theme', 'dark');
    await expect(main.getByLabel('Dark')).toBeChecked();
  });
});

story('signed in at two places, then nowhere', async ({ page, browser, context, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '', 'Ravi');
  await signIn(context, customer);
  const laptop = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await laptop.newPage();

  await story.step('another place signs in', async () => {
    await elsewhere.goto('/login');
    await elsewhere.getByLabel('Email address').fill(customer.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(elsewhere).not.toHaveURL(/login/);
  });

  await story.step('it is listed, and ended', async () => {
    await page.goto('/settings');
    const end = page.getByRole('button', { name: /^Sign out Chrome on/ });
    await end.click();
    // Only of another place it is said when it was last seen.
    await expect(page.getByRole('main').getByText('Last seen')).toHaveCount(0);
    await expect(end).toBeHidden();
    await elsewhere.goto('/settings');
    await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fsettings/);
  });

  await story.step('everywhere is here too, after a question', async () => {
    const button = page.getByRole('button', { name: 'Sign out everywhere' });
    await button.click();
    const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await expectAccessibleAtEveryWidth(page);
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login/);
  });
  await laptop.close();
});

story('an optional mail, and the way out of it', async ({ page, baseURL, mails, noise }) => {
  const kitchen = baseURL ?? '';
  const customer = await newCustomer(kitchen, 'Kavita');
  const snack = await offerSnack(kitchen, 'Handvo', 600);
  const number = await orderedSnacks(kitchen, customer, snack.slug);
  for (const step of ['confirm', 'prepare', 'ready'] as const)
    await confirmSnacks(kitchen, number, step);
  const { text } = await mails.read(customer.email, /^Your snacks are ready/);
  const link = /Unsubscribe: (\S+)/.exec(text)?.[1] ?? '';
  const path = link.slice(link.indexOf('/unsubscribe'));
  const choices = async () =>
    (await callApi(kitchen, customerSettings.read, {}, customer.token)).notifications;

  await story.step('half a link says so', async () => {
    noise.expect(/400/);
    await page.goto(path.slice(0, -5));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeFocused();
    await expectAccessibleAtEveryWidth(page);
  });

  await story.step('a visit changes nothing', async () => {
    await page.goto(path);
    await expectAccessibleAtEveryWidth(page);
    expect((await choices()).orderUpdates).toBe(true);
  });

  await story.step('its button ends these mails, without signing in', async () => {
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
    await expectAccessibleAtEveryWidth(page);
    expect((await choices()).orderUpdates).toBe(false);
  });
});

story(
  'visits, counted for the owner, and not of those who do not want it',
  async ({ page, context, baseURL, desk }) => {
    await desk.goto('/admin');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/page-views')) sent.push(request.postData() ?? '');
    });
    const looked = (path: string) =>
      page.waitForRequest((request) => request.postData() === JSON.stringify({ path }));

    await story.step('a page that is looked at says its path, and nothing else', async () => {
      await Promise.all([looked('/pricing'), page.goto('/pricing?plan=weekly')]);
      const [request] = await Promise.all([looked('/policy'), page.goto('/policy')]);
      expect(await request.headerValue('authorization')).toBeNull();
      expect(await request.headerValue('cookie')).toBeNull();
    });

    await story.step('an address that opens something is never said', async () => {
      await page.clock.install();
      await openAlive(page, '/reset-password?email=a@example.com&token=x');
      await page.clock.runFor(10_000);
      expect(sent).toHaveLength(2);
    });

    await story.step('the owner reads how often', async () => {
      await desk.getByRole('menuitem', { name: 'Visits' }).click();
      await expect(desk.getByRole('heading', { name: 'Visits' })).toBeVisible();
      await expect(desk.getByText('/policy', { exact: true })).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: '7 days' }).click();
      await expect(desk.getByText('/policy', { exact: true })).toBeVisible();
      await desk.getByLabel('From').fill('2020-01-01');
      await desk.getByLabel('To', { exact: true }).fill('2020-01-02');
      await expect(desk.getByText('Nothing was counted in these days.')).toBeVisible();
    });

    await story.step('who has switched it off is not counted', async () => {
      const customer = await newCustomer(baseURL ?? '', 'Nila');
      const settings = await callApi(
        baseURL ?? '',
        customerSettings.save,
        { body: { privacy: { analytics: false } } },
        customer.token,
      );
      await signIn(context, { ...customer, user: { ...customer.user, settings } });
      sent.length = 0;
      await openAlive(page, '/policy');
      await page.clock.runFor(10_000);
      expect(sent).toEqual([]);
    });
  },
);
