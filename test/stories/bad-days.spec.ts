import type { Page } from '@playwright/test';
import { accounts } from '#contract/account/accounts.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, PASSWORD, signIn } from './kit/customer.ts';
import { approvedPlan, ownerToken, weeklyPlan } from './kit/kitchen.ts';
import { storyOfItsOwn as story } from './kit/own-kitchen.ts';
import { expect, expectAccessible } from './kit/story.ts';

story(
  'the database stops under a customer, and comes back',
  async ({ page, context, kitchen, noise }) => {
    const customer = await newCustomer(kitchen.url);
    const number = await approvedPlan(kitchen.url, customer);
    await signIn(context, customer);
    await page.goto('/my-orders');
    await expect(page.getByText(number).first()).toBeVisible();

    noise.expect(/503/);
    await kitchen.outage.begin();
    await page.reload();
    await expect(page.getByText('Failed to load orders. Please try again.')).toBeVisible();
    await expectAccessible(page);

    await kitchen.outage.end();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(number).first()).toBeVisible();
  },
);

story(
  'a session that ends in the middle of the checkout loses nothing',
  async ({ page, context, kitchen, noise }) => {
    const customer = await newCustomer(kitchen.url);
    const { variant } = await weeklyPlan(kitchen.url);
    await signIn(context, customer);
    // What the page still reads when the session ends would tell of it before the button is pressed.
    const household = page.waitForResponse('**/api/v1/household');
    await page.goto(`/tiffin-checkout?plan=${variant.id}`);
    await household;
    await page.getByLabel('Delivery address').fill('7 Harmony Road, Oshawa, ON L1K 2B4');
    await page.getByLabel('Special instructions').fill('The buzzer is 1204');
    await page.getByRole('radio', { name: /recommended/ }).check();

    noise.expect(/401/);
    await callApi(kitchen.url, accounts.logout, {}, customer.token);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email address').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();

    await expect(page.getByLabel('Special instructions')).toHaveValue('The buzzer is 1204');
    await expect(page.getByLabel('Delivery address')).toHaveValue(/^7 Harmony Road/);
    await expect(page.getByRole('radio', { name: /recommended/ })).toBeChecked();
    noise.expect(/404.*orders\/status\//);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page).toHaveURL(/\/tiffin-confirmation/);
  },
);

story(
  'a price that rises during the checkout is shown before it is paid',
  async ({ page, context, kitchen, noise }) => {
    const customer = await newCustomer(kitchen.url);
    const { group, variant } = await weeklyPlan(kitchen.url);
    await signIn(context, customer);
    await page.goto(`/tiffin-checkout?plan=${variant.id}`);
    await page.getByLabel('Delivery address').fill('7 Harmony Road, Oshawa, ON L1K 2B4');
    await page.getByRole('radio', { name: /recommended/ }).check();
    await expect(page.getByText('C$67.74').first()).toBeVisible();

    const staff = await ownerToken(kitchen.url);
    const { id, createdAt, updatedAt, ...body } = group;
    const variants = group.variants.map((one) =>
      one.id === variant.id ? { ...one, price: 1299, totalPrice: 6495 } : one,
    );
    await callApi(
      kitchen.url,
      adminPlanGroups.update,
      { params: { id }, body: { ...body, variants } },
      staff,
    );
    noise.expect(/409/);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByText('Prices have changed. Please review your order.')).toBeVisible();
    await expect(page.getByText('C$73.39').first()).toBeVisible();
    await expectAccessible(page);
    noise.expect(/404.*orders\/status\//);
    await page.getByRole('button', { name: 'Confirm the new price' }).click();
    await expect(page).toHaveURL(/\/tiffin-confirmation/);
    await expect(page.getByText('C$73.39').first()).toBeVisible();
  },
);

story('a full day waits for the kitchen’s word', async ({ page, context, kitchen }) => {
  const staff = await ownerToken(kitchen.url);
  const customer = await newCustomer(kitchen.url);
  const number = await approvedPlan(kitchen.url, customer);
  const settings = await callApi(kitchen.url, adminSettings.readKitchen, {}, staff);
  await callApi(
    kitchen.url,
    adminSettings.updateKitchen,
    { body: { ...settings, slotCapacity: 1 } },
    staff,
  );
  await signIn(context, customer);
  await page.goto(`/tiffin-schedule?subscription=${number}`);
  const dates = page.getByRole('group', { name: /Delivery date/ }).getByRole('radio');
  await dates.nth(4).check();
  await page.getByRole('radio', { name: /6:00 - 7:00 PM/ }).check();
  await page.getByRole('button', { name: 'One more (Quantity)' }).click();
  await page.getByRole('button', { name: 'Schedule Order' }).click();
  await expect(
    page.getByRole('heading', { name: 'The kitchen will get back to you.' }),
  ).toBeVisible();
  await expect(page.getByText('Pending admin approval').first()).toBeVisible();
  await expectAccessible(page);

  const order = new URL(page.url()).searchParams.get('order') ?? '';
  const { id } = await callApi(
    kitchen.url,
    tiffinOrders.read,
    { params: { id: order } },
    customer.token,
  );
  await callApi(
    kitchen.url,
    adminTiffinOrders.act,
    { params: { id, action: 'accept' }, body: {} },
    staff,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: /booked\./i })).toBeVisible();
});

/** The kitchen takes what is sent there next, and its answer never comes; `taken` says when. */
async function loseAnswerOf(page: Page, path: string): Promise<{ taken: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    `**/api${path}`,
    async (route) => {
      await route.fetch();
      resolve();
    },
    { times: 1 },
  );
  return { taken: promise };
}

story(
  'a plan and a tiffin are taken once, although the page was reloaded before the answer came',
  async ({ page, context, kitchen }) => {
    const customer = await newCustomer(kitchen.url);
    const { variant } = await weeklyPlan(kitchen.url);
    const number = await approvedPlan(kitchen.url, customer);
    await signIn(context, customer);

    await story.step('the plan', async () => {
      await page.goto(`/tiffin-checkout?plan=${variant.id}`);
      await page.getByLabel('Delivery address').fill('7 Harmony Road, Oshawa, ON L1K 2B4');
      await page.getByRole('radio', { name: /recommended/ }).check();
      const confirm = page.getByRole('button', { name: 'Confirm subscription' });
      const { taken } = await loseAnswerOf(page, subscriptions.subscribe.path);
      await confirm.click();
      await taken;
      await page.reload();
      await confirm.click();
      await page.waitForURL('**/tiffin-confirmation?*');
      const ofHers = await callApi(
        kitchen.url,
        subscriptions.listOwn,
        { params: { id: 'own' } },
        customer.token,
      );
      expect(ofHers).toHaveLength(2);
    });

    await story.step('the tiffin', async () => {
      await page.goto(`/tiffin-schedule?subscription=${number}`);
      const dates = page.getByRole('group', { name: /Delivery date/ }).getByRole('radio');
      await dates.nth(4).check();
      await page.getByRole('radio', { name: /6:00 - 7:00 PM/ }).check();
      const schedule = page.getByRole('button', { name: 'Schedule Order' });
      const { taken } = await loseAnswerOf(page, tiffinOrders.schedule.path);
      await schedule.click();
      await taken;
      await page.reload();
      await schedule.click();
      await page.waitForURL(/[?]order=TF-/);
      const { orders } = await callApi(
        kitchen.url,
        subscriptions.readByNumber,
        { params: { number } },
        customer.token,
      );
      expect(orders).toHaveLength(1);
    });
  },
);

story('an API that cannot be reached says so, then rests', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|ERR_CONNECTION/);
  await page.goto('/login');
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.route('**/api/**', (route) => route.abort());
  const logIn = page.getByRole('button', { name: 'Log in' });
  const said = page.getByRole('alert');
  for (let tried = 0; tried < 3; tried += 1) {
    const failed = page.waitForEvent('requestfailed');
    await logIn.click();
    await failed;
    await expect(said).toContainText('Unable to connect to server.');
    await expect(logIn).toBeEnabled();
  }
  await logIn.click();
  await expect(said).toContainText('Service temporarily unavailable due to repeated failures');
  await expectAccessible(page);
});

story(
  'a tiffin is booked in full on a line that breaks before the form’s program is here',
  async ({ page, context, kitchen, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    const customer = await newCustomer(kitchen.url);
    const number = await approvedPlan(kitchen.url, customer);
    await signIn(context, customer);
    // The last that the form's own parts ask for before somebody does something.
    const household = page.waitForResponse('**/api/v1/household');
    await page.goto(`/tiffin-schedule?subscription=${number}`);
    await household;
    const day = page
      .getByRole('group', { name: /Delivery date/ })
      .getByRole('radio')
      .nth(4);
    await expect(day).toBeVisible();
    await context.setOffline(true);
    const slot = page.getByRole('radio', { name: /6:00 - 7:00 PM/ });
    const note = page.getByLabel('Special instructions');
    const quantity = page.getByRole('group', { name: 'Quantity' }).getByRole('status');
    const book = page.getByRole('button', { name: 'Schedule Order' });

    await day.check();
    await slot.check();
    await page.getByRole('button', { name: 'One more (Quantity)' }).click();
    await note.pressSequentially('No onion');
    await book.click();
    await expect(page.getByRole('alert')).toContainText('check your internet connection');

    await context.setOffline(false);
    const expectKept = async () => {
      await expect(day).toBeChecked();
      await expect(slot).toBeChecked();
      await expect(quantity).toHaveText('2');
      await expect(note).toHaveValue('No onion');
    };
    await expectKept();
    await book.click();
    const order = page.getByRole('region', { name: 'The order' });
    // Most browsers fetch what has failed once only after a reload.
    const reloaded = page.getByText('send it once more');
    await expect(order.or(reloaded)).toBeVisible();
    if (await reloaded.isVisible()) {
      await expectKept();
      await book.click();
    }
    await expect(order.getByText('No onion')).toBeVisible();
    await expect(order.getByText('6:00 PM - 7:00 PM')).toBeVisible();
  },
);
