import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { readNews, subscriptionAtDesk, tiffinAtDesk } from './kit/desk.ts';
import { boughtPlan } from './kit/kitchen.ts';
import { offerSnack, orderedSnacks } from './kit/snacks.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

story('a slip of the finger, undone', async ({ page, desk, baseURL, mails, noise }) => {
  await desk.goto('/admin');
  const site = baseURL ?? '';
  const customer = await newCustomer(site, 'Tara');
  const { id, number } = await boughtPlan(site, customer);
  await signIn(page.context(), customer);
  const approve = async () => {
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    await desk.getByRole('button', { name: 'Approve and record the payment' }).click();
    await expect(desk.getByText(`${number} is approved and its payment recorded.`)).toBeVisible();
  };
  const takeBack = desk.getByRole('button', { name: 'Take back', exact: true });
  const screen = async (words: RegExp) => {
    await page.goto(`/tiffin-subscription-management?subscription=${number}`);
    await expect(page.getByText(words).first()).toBeVisible();
  };

  await story.step('the wrong plan is approved: she has it, then she waits again', async () => {
    await screen(/awaiting/i);
    await subscriptionAtDesk(desk, number);
    await approve();
    // It stays for as long as it has the focus, whatever news there are.
    await takeBack.focus();
    await orderedSnacks(site, customer, (await offerSnack(site, 'Chakri', 350)).slug);
    await readNews(desk);
    await expect(desk.getByRole('status').filter({ hasText: 'New snack order' })).toBeAttached();
    await mails.read(customer.email, /^Your Everyday Tiffin plan is approved/);
    await screen(/5 left/);
    await expectAccessible(desk);
    // By keyboard, and although its mail is out.
    await expect(takeBack).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(
      desk.getByText('Whoever had a mail about it already gets one that puts it right.', {
        exact: false,
      }),
    ).toBeVisible();
    await screen(/awaiting/i);
    const mail = await mails.read(customer.email, /^Please disregard: Your Everyday Tiffin/);
    expect(mail.text).toContain('Awaiting admin approval');
    expect(mail.text).toContain('A receipt that came with it no longer counts.');
  });

  await story.step('the ledger tells both', async () => {
    const ledger = desk.getByRole('table', { name: 'Credit ledger' }).getByRole('row');
    await expect(ledger.filter({ hasText: 'Corrected' })).toContainText('0 + 0 booked');
    await expect(ledger.filter({ hasText: 'credits bought' })).toContainText('5 + 0 booked');
    await approve();
    await screen(/5 left/);
  });

  const order = await story.step('she books a tiffin', async () => {
    const { availableDates } = await callApi(site, subscriptions.availableDates, {});
    const body = {
      subscriptionId: id,
      deliveryDate: availableDates[4]?.date ?? '',
      deliveryTimeSlot: '17:00-18:00' as const,
      quantity: 2,
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
      specialInstructions: null,
    };
    return callApi(site, tiffinOrders.schedule, { body }, customer.token);
  });

  await story.step('it is prepared instead of another one, and was not', async () => {
    const row = await tiffinAtDesk(desk, order.orderNumber, order.deliveryDate);
    const press = (step: string) =>
      row.getByRole('button', { name: new RegExp(`^${step} `) }).click();
    await press('Confirm');
    await expect(row.getByText('Confirmed')).toBeVisible();
    noise.expect(/409/);
    await press('Prepare');
    await desk.getByRole('button', { name: 'Prepare now' }).click();
    await expect(row.getByText('Preparing')).toBeVisible();
    await takeBack.focus();
    await screen(/2 \/ 5 used/);
    await takeBack.click();
    await expect(row.getByText('Confirmed')).toBeVisible();
    await screen(/0 \/ 5 used/);
  });

  await story.step('what was done before is under Recent steps', async () => {
    await desk.getByRole('link', { name: 'Recent steps' }).click();
    const mine = desk.getByRole('listitem').filter({ hasText: order.orderNumber });
    await expect(mine.filter({ hasText: 'Began to cook' })).toContainText('Taken back by');
    const confirmed = mine.filter({ hasText: 'Confirmed' });
    await expect(confirmed).toContainText('min left');
    await expectAccessible(desk);
    await confirmed.getByRole('button', { name: /^Take back/ }).click();
    await expect(confirmed).toContainText('Taken back by');
    const { status } = await callApi(
      site,
      tiffinOrders.read,
      { params: { id: order.orderNumber } },
      customer.token,
    );
    expect(status).toBe('scheduled');
  });
});
