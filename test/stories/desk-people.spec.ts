import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { accounts } from '#contract/account/accounts.ts';
import { adminStaff } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { callApi } from './kit/api.ts';
import { type Customer, newCustomer, PASSWORD } from './kit/customer.ts';
import { approvedPlan, ownerToken } from './kit/kitchen.ts';
import type { Noise } from './kit/noise.ts';
import { confirmSnacks, offerSnack, orderedSnacks } from './kit/snacks.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

const STAFF_PASSWORD = 'Poha-Morning-2';

/** Somebody on the staff in a role, who has chosen a password of their own; answers their address. */
async function newStaff(site: string, role: 'kitchen' | 'driver'): Promise<string> {
  const email = `${role}.${randomUUID().slice(0, 8)}@dabba.test`;
  const body = { name: role === 'driver' ? 'Driver' : 'Cook', role, disabled: false, email };
  const { firstPassword } = await callApi(
    site,
    adminStaff.create,
    { body },
    await ownerToken(site),
  );
  const { token } = await callApi(site, adminAuth.login, {
    body: { email, password: firstPassword },
  });
  const change = { currentPassword: firstPassword, newPassword: STAFF_PASSWORD };
  await callApi(site, adminAuth.changePassword, { body: change }, token);
  return email;
}

async function deskOf(browser: Browser, noise: Noise, site: string, email: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 780 },
    reducedMotion: 'reduce',
    baseURL: site,
  });
  noise.listenTo(context);
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

/** A tiffin of a customer's, booked for the first day there is; answers its number. */
async function bookedTiffin(site: string, customer: Customer): Promise<string> {
  const number = await approvedPlan(site, customer);
  const { token } = customer;
  const { id } = await callApi(site, subscriptions.readByNumber, { params: { number } }, token);
  const { availableDates } = await callApi(site, subscriptions.availableDates, {});
  const body = {
    subscriptionId: id,
    deliveryDate: availableDates[3]?.date ?? '',
    deliveryTimeSlot: '17:00-18:00' as const,
    quantity: 2,
    deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
    specialInstructions: 'Mild today',
    doorNote: 'Side door, please',
  };
  return (await callApi(site, tiffinOrders.schedule, { body }, token)).orderNumber;
}

/** The page as it stands and the same at the other width: axe finds nothing, nothing sticks out. */
async function expectGoodAtBothWidths(page: Page, words: string): Promise<void> {
  await expectAccessible(page);
  const width = page.viewportSize()?.width === 360 ? 1280 : 360;
  const other = await page.context().newPage();
  await other.setViewportSize({ width, height: 740 });
  await other.goto(page.url());
  await expect(other.getByText(words).first()).toBeVisible();
  await expectAccessible(other);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await other.close();
}

story('one person on one page', async ({ desk, baseURL, noise }) => {
  await desk.goto('/admin');
  const site = baseURL ?? '';
  const name = `Ila${randomUUID().slice(0, 5)}`;
  const customer = await newCustomer(site, name);
  const order = await bookedTiffin(site, customer);
  const button = (words: string) => desk.getByRole('button', { name: words, exact: true });
  const dialog = desk.getByRole('dialog');
  const part = (title: string) =>
    desk
      .locator('section')
      .filter({ has: desk.getByRole('heading', { name: title, exact: true }) });

  await story.step('is found by the number of what they ordered, and is whole', async () => {
    await desk.getByRole('menuitem', { name: 'Customers' }).click();
    await desk.getByPlaceholder('Name, email, phone, order').fill(order);
    await desk.getByRole('row').filter({ hasText: customer.email }).click();
    await expect(desk.getByRole('heading', { name: `${name} Patel` })).toBeVisible();
    await expect(part('Tiffins from today on')).toContainText(order);
    await expect(part('Account')).toContainText('On one device');
    await expect(part('Account')).toContainText('Terms accepted');
    await expect(part('Mails to them').getByRole('link').first()).toBeVisible();
    await expectGoodAtBothWidths(desk, order);
  });

  await story.step('is not anonymised while something is booked', async () => {
    await button('Anonymise').click();
    await expect(dialog.getByRole('listitem').filter({ hasText: order })).toBeVisible();
    await button('Close').click();
  });

  await story.step(
    'Back closes a dialog as Escape does, and leaves no trace on the way',
    async () => {
      await button('Disable').click();
      await expect(dialog.getByLabel('Reason')).toBeFocused();
      await desk.goBack();
      await expect(dialog).toHaveCount(0);
      await button('Disable').click();
      await button('Not now').click();
      await desk.goBack();
      await expect(desk).toHaveURL(/\/customers(\?|$)/);
      await desk.goForward();
      await expect(desk.getByRole('heading', { name: `${name} Patel` })).toBeVisible();
    },
  );

  await story.step('is disabled with a reason, and reads so with the right password', async () => {
    await button('Disable').click();
    await expectAccessible(desk);
    await button('Disable').last().click();
    await expect(dialog.getByText('Please give a reason; it stays at the desk.')).toBeVisible();
    await dialog.getByLabel('Reason (it stays at the desk)').fill('Orders never paid');
    await button('Disable').last().dblclick();
    await expect(desk.getByRole('alert').filter({ hasText: 'Orders never paid' })).toBeVisible();
    const attempt = (password: string) =>
      callApi(site, accounts.login, { body: { email: customer.email, password } });
    await expect(attempt('not-the-one-1')).rejects.toThrow('Invalid email or password');
    await expect(attempt(PASSWORD)).rejects.toThrow(
      'Your account has been disabled. Please contact support for assistance.',
    );
    await button('Enable').click();
    await dialog.getByLabel('Reason (it stays at the desk)').fill('All paid');
    await button('Enable').last().click();
    await expect(button('Disable')).toBeVisible();
  });

  await story.step('and their second account become one', async () => {
    const double = await newCustomer(site, name);
    const doubled = await bookedTiffin(site, double);
    await desk.getByRole('link', { name: 'Merge a double' }).click();
    await desk.getByLabel('Name, email, phone, number of an order').fill(double.email);
    await desk.getByRole('button').filter({ hasText: double.email }).click();
    await expect(part('What moves')).toContainText('tiffin orders (1)');
    await expectGoodAtBothWidths(desk, 'tiffin orders (1)');
    await button('Merge these accounts…').click();
    await expect(dialog).toContainText('This cannot be undone.');
    await button('Merge for good').dblclick();
    await expect(part('Tiffins from today on')).toContainText(doubled);
    await expect(part('What the desk did with the account')).toContainText(double.email);
    await expect(
      callApi(site, accounts.login, { body: { email: double.email, password: PASSWORD } }),
    ).rejects.toThrow('Invalid email or password');
  });

  await story.step('who asks by letter is forgotten at once', async () => {
    const leaver = await newCustomer(site, `Uma${randomUUID().slice(0, 5)}`);
    await desk.getByRole('menuitem', { name: 'Customers' }).click();
    await desk.getByPlaceholder('Name, email, phone, order').fill(leaver.email);
    await desk.getByRole('row').filter({ hasText: leaver.email }).click();
    await button('Anonymise').click();
    await dialog.getByLabel('E-mail address of the customer').fill('somebody@example.com');
    noise.expect(/422/);
    await button('Anonymise for good').click();
    await expect(dialog.getByText('This is not what stands above.').first()).toBeVisible();
    await dialog.getByLabel('E-mail address of the customer').fill(leaver.email);
    await button('Anonymise for good').click();
    await expect(desk.getByText('This account was anonymised', { exact: false })).toBeVisible();
    await expect(desk.getByRole('main')).not.toContainText(leaver.email);
  });
});

story("a driver's day on a phone", async ({ browser, baseURL, noise, control, desk }) => {
  await desk.goto('/admin');
  const site = baseURL ?? '';
  const first = await newCustomer(site, `Dev${randomUUID().slice(0, 4)}`);
  const orders = [await bookedTiffin(site, first), await bookedTiffin(site, first)];
  const samosa = await offerSnack(site, 'Samosa', 500);
  const snacks = await orderedSnacks(site, first, samosa.slug, {
    customer_address: '9 Elm Road, Oshawa, ON L1H 1A1',
    door_note: 'Buzzer 12',
  });
  for (const step of ['confirm', 'prepare', 'ready'] as const)
    await confirmSnacks(site, snacks, step);
  for (const order of [...orders, snacks])
    await fetch(`${control}/today?order=${order}`, { method: 'POST' });
  const email = await newStaff(site, 'driver');
  const phone = await deskOf(browser, noise, site, email, 360);
  const stop = (order = '') => phone.getByRole('article').filter({ hasText: order });

  /** Hands over at any hour of the day: hours before the slot, the desk asks first. */
  async function handOver(order = '') {
    await stop(order)
      .getByRole('button', { name: /^Delivered/ })
      .click();
    const done = stop(order).getByRole('button', { name: /^Correct/ });
    const question = phone.getByRole('dialog', { name: 'Not for now' });
    await expect(done.or(question)).toBeVisible();
    if (await question.isVisible())
      await question.getByRole('button', { name: 'Delivered now' }).click();
    await expect(done).toBeVisible();
  }
  /** The same of what nobody took. */
  async function report(order: string | undefined, reason: string) {
    await phone.getByLabel('What happened (the customer reads it)').fill(reason);
    await phone.getByRole('button', { name: 'Report it', exact: true }).click();
    const done = stop(order).getByText('Not delivered', { exact: true });
    const question = phone.getByRole('dialog', { name: 'Not for now' });
    await expect(done.or(question)).toBeVisible();
    if (await question.isVisible())
      await question.getByRole('button', { name: 'Report it now' }).click();
    await expect(done).toBeVisible();
  }
  // The question is a 409.
  noise.expect(/409/);

  await story.step('opens on the deliveries and shows nothing else', async () => {
    await expect(phone.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
    await expect(stop(orders[0])).toContainText('12 Maple Street');
    await expect(stop(orders[0])).toContainText('Side door, please');
    await expect(stop(orders[0])).not.toContainText('Mild');
    await expect(stop(orders[0]).getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      'tel:+19055550123',
    );
    await expect(stop(orders[0])).toContainText('2 × ');
    await expect(stop(orders[0])).not.toContainText('$');
    await expect(stop(snacks)).toContainText(`2 × ${samosa.name}`);
    await expect(stop(snacks)).toContainText('Buzzer 12');
    await expect(stop(snacks)).toContainText('To collect C$');
    await expect(phone.getByRole('heading', { name: /^L1G · / })).toBeVisible();
    await expect(phone.getByRole('heading', { name: /^L1H · / })).toBeVisible();
    await expect(phone.getByRole('main')).not.toContainText('@');
    for (const link of await stop(orders[0]).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectGoodAtBothWidths(phone, orders[0] ?? '');
  });

  await story.step('one tiffin is brought, for the other nobody is home', async () => {
    for (const order of orders) {
      await stop(order)
        .getByRole('button', { name: /^Loaded/ })
        .click();
      await expect(stop(order)).toContainText('On the way');
    }
    await handOver(orders[0]);
    await expect(stop(orders[0])).toContainText('Delivered');
    await phone.getByRole('button', { name: 'Take back' }).click();
    await expect(phone.getByText('Taken back.')).toBeVisible();
    await expect(stop(orders[0])).toContainText('On the way');
    await handOver(orders[0]);
    await expect(stop(orders[0]).getByRole('button', { name: /^Could/ })).toHaveCount(0);
    await stop(orders[1])
      .getByRole('button', { name: /^Could not hand over/ })
      .click();
    await expectAccessible(phone);
    await report(orders[1], 'Nobody was home');
    await expect(
      stop(orders[1]).getByRole('button', { name: /^Delivered after all/ }),
    ).toBeVisible();
  });

  await story.step(
    'nobody opens for the snacks; the customer reads it, the kitchen sends them again',
    async () => {
      await stop(snacks)
        .getByRole('button', { name: /^Could not hand over/ })
        .click();
      await report(snacks, 'The buzzer is dead');
      await expect(stop(snacks)).toContainText('Not handed over: The buzzer is dead');
      await expect(stop(snacks)).toContainText('To collect');
      const { token } = first;
      const read = () =>
        callApi(site, snackOrders.readByNumber, { params: { number: snacks } }, token);
      expect(await read()).toMatchObject({
        status: 'undelivered',
        fail_reason: 'The buzzer is dead',
      });
      await desk.getByRole('menuitem', { name: 'Overview' }).click();
      await desk.getByRole('link', { name: /could not be handed over: bring again/ }).click();
      await expect(desk.getByRole('article').filter({ hasText: snacks })).toBeVisible();
      await expectGoodAtBothWidths(desk, 'Snacks that could not be handed over');
      await desk.getByRole('menuitem', { name: 'Snack counter' }).click();
      const back = desk.getByRole('region', { name: 'Could not be handed over' });
      const card = back.getByRole('article').filter({ hasText: snacks });
      await expect(card).toContainText('The buzzer is dead');
      await expectGoodAtBothWidths(desk, 'Could not be handed over');
      await card.getByRole('button', { name: /^Bring it again/ }).click();
      await expect(back).toHaveCount(0);
      await phone.reload();
      await handOver(snacks);
      await expect.poll(async () => (await read()).status).toBe('delivered');
    },
  );

  await story.step('what is paid for them is collected, in two parts, and added up', async () => {
    const button = stop(snacks).getByRole('button', { name: /^Collected/ });
    const money = phone.getByRole('region', { name: 'Money of the day' });
    await button.click();
    await expect(phone.getByRole('dialog')).toContainText(snacks);
    await expectAccessible(phone);
    await phone.getByLabel('Amount').fill('1000');
    await phone.getByRole('button', { name: 'Save' }).click();
    await expect(phone.getByText('This is more than is due.', { exact: false })).toBeVisible();
    await phone.getByLabel('Amount').fill('5');
    await phone.getByRole('button', { name: 'Save' }).dblclick();
    await expect(stop(snacks)).toContainText(/Collected C\$5\.00, C\$[\d.]+ still to collect/);
    await expect(money).toContainText('C$5.00 in cash');
    await button.click();
    await phone.getByRole('button', { name: 'Save' }).click();
    await expect(stop(snacks)).toContainText(/Collected C\$[\d.]+ in cash/);
    await expect(button).toHaveCount(0);
    await expect(money).toContainText('Still to collectNothing');
    await expectGoodAtBothWidths(phone, 'Still to collect');
  });

  await story.step('other pages of the desk do not open', async () => {
    // Asked for in vain before the page knows whose it is.
    noise.expect(/\b403\b/);
    for (const path of ['/kitchen-day', '/customers', '/payments', '/staff']) {
      await phone.goto(`/admin${path}`);
      await expect(phone.getByRole('heading', { name: 'Not yours to open' })).toBeVisible();
    }
  });
  await phone.context().close();
});

story('a cook sees the kitchen and no books', async ({ browser, baseURL, noise, desk }) => {
  await desk.goto('/admin');
  const site = baseURL ?? '';
  const customer = await newCustomer(site, `Rita${randomUUID().slice(0, 4)}`);
  await bookedTiffin(site, customer);
  const email = await newStaff(site, 'kitchen');
  const cook = await deskOf(browser, noise, site, email, 1280);
  await expect(cook.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(cook.getByRole('menuitem', { name: "Kitchen's day" })).toBeVisible();
  for (const words of ['Payments', 'Settings', 'Staff', 'Outbox', 'Audit log']) {
    await expect(cook.getByRole('menuitem', { name: words, exact: true })).toHaveCount(0);
  }
  await cook.getByRole('menuitem', { name: 'Customers' }).click();
  await cook.getByRole('row').filter({ hasText: customer.email }).click();
  await expect(cook.getByRole('heading', { name: 'Who they are' })).toBeVisible();
  await expect(cook.getByRole('heading', { name: 'Payments' })).toHaveCount(0);
  await expect(cook.getByRole('button', { name: 'Disable' })).toHaveCount(0);

  await story.step('until the owner makes them a driver, which counts at once', async () => {
    await desk.getByRole('menuitem', { name: 'Staff' }).click();
    await expect(desk.getByRole('row').filter({ hasText: email })).toBeVisible();
    await expectGoodAtBothWidths(desk, email);
    await desk.getByRole('row').filter({ hasText: email }).click();
    await expect(desk.getByLabel('Role')).toBeVisible();
    await expectGoodAtBothWidths(desk, 'Role');
    await desk.getByLabel('Role').click();
    await desk.getByRole('option', { name: /^Driver/ }).click();
    // From here on the cook's page, which asks for news by itself, is refused them.
    noise.expect(/403/);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Driver');
    await cook.reload();
    await expect(cook.getByRole('heading', { name: 'Not yours to open' })).toBeVisible();
    await cook.goto('/admin');
    await expect(cook.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  });
  await cook.context().close();
});

story(
  'allergies that one tab has saved stay where another one saves an address',
  async ({ desk, baseURL, noise }) => {
    await desk.goto('/admin');
    const { email } = await newCustomer(baseURL ?? '', 'Nila');
    await desk.getByRole('menuitem', { name: 'Customers' }).click();
    await desk.getByRole('row').filter({ hasText: email }).click();
    await desk.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(desk.getByLabel('First name')).toHaveValue('Nila');
    const other = await desk.context().newPage();
    await other.goto(desk.url());
    await expect(other.getByLabel('First name')).toHaveValue('Nila');
    await other.getByLabel('Allergies').fill('Peanuts');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Nila Patel' })).toBeVisible();
    await desk.getByLabel('Address').fill('12 King Street, Whitby, ON L1N 1A1');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Nila Patel' })).toBeVisible();
    await expect(desk.getByText('Peanuts').first()).toBeVisible();
    await expect(desk.getByText('12 King Street').first()).toBeVisible();

    await desk.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(desk.getByLabel('Allergies')).toHaveValue('Peanuts');
    await other.getByRole('link', { name: 'Edit', exact: true }).click();
    await other.getByLabel('Allergies').fill('Peanuts, cashews');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Nila Patel' })).toBeVisible();
    noise.expect(/409/);
    await desk.getByLabel('Allergies').fill('Sesame');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(/This has changed in the meantime/).first()).toBeVisible();
  },
);
