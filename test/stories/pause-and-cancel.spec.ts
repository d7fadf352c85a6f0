import { adminPayments } from '#contract/money/desk-payments.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { addDays, formatDay } from '#domain/platform/days.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { subscriptionAtDesk } from './kit/desk.ts';
import { approvedPlan, ownerToken } from './kit/kitchen.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

story(
  'a plan is paused for some days, cancelled and renewed',
  async ({ page, context, baseURL, mails, noise, desk }) => {
    await desk.goto('/admin');
    const site = baseURL ?? '';
    const customer = await newCustomer(site);
    await signIn(context, customer);
    const number = await approvedPlan(site, customer);
    const { id } = await callApi(
      site,
      subscriptions.readByNumber,
      { params: { number } },
      customer.token,
    );
    const { availableDates, today } = await callApi(site, subscriptions.availableDates, {});
    const days = availableDates.map(({ date }) => date);
    const [first = '', last = ''] = [days[5], days[7]];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const main = page.getByRole('main');

    const pay = async (amount: number) =>
      callApi(
        site,
        adminPayments.record,
        {
          body: {
            subscriptionId: id,
            amount,
            method: 'interac',
            reference: number,
            receivedDay: today,
          },
        },
        await ownerToken(site),
      );
    const book = (deliveryDate: string) =>
      callApi(
        site,
        tiffinOrders.schedule,
        {
          body: {
            subscriptionId: id,
            deliveryDate,
            deliveryTimeSlot: '17:00-18:00',
            quantity: 1,
            deliveryAddress: ADDRESS,
            specialInstructions: null,
          },
        },
        customer.token,
      );
    await pay(900);
    await book(days[6] ?? '');

    await story.step('the days of a pause say what they skip, before they are taken', async () => {
      await page.goto(`/tiffin-subscription-management?subscription=${number}`);
      await button('Pause this plan').click();
      await page.getByLabel('First day of the pause').fill(last);
      await page.getByLabel('Last day of the pause').fill(first);
      await button('Pause plan').click();
      await expect(
        page.getByText('The last day of a pause cannot be before its first.'),
      ).toBeVisible();
      await page.getByLabel('First day of the pause').fill(first);
      await page.getByLabel('Last day of the pause').fill(last);
      await expect(page.getByText('Skipped, and 1 credit back:')).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await button('Pause plan').dblclick();
      const planned = `A pause is planned from ${formatDay(first)} to ${formatDay(last)}`;
      await expect(main.getByText(planned)).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      const { text } = await mails.read(customer.email, /^A pause of your/);
      expect(text).toContain('their credits are back');
    });

    await story.step('its days cannot be booked, and say why', async () => {
      await page.goto(`/tiffin-schedule?subscription=${number}`);
      const words = `Your plan is paused from ${formatDay(first)} to ${formatDay(last)}.`;
      await expect(main.getByText(words, { exact: true })).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
    });

    await story.step('it is called off, once the server is there again', async () => {
      await page.goto(`/tiffin-subscription-management?subscription=${number}`);
      noise.expect(/ERR_FAILED/);
      await page.route('**/call-off-pause', (route) => route.abort());
      await button('Call it off').click();
      await expect(main.getByText(/check your internet connection|Network error/i)).toBeVisible();
      await page.unroute('**/call-off-pause');
      await button('Call it off').click();
      await expect(main.getByText(/^A pause is planned/)).toBeHidden();
    });

    await story.step('each payment has its receipt', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: `Receipt (PDF) of ${number}-R1` }).click();
      expect((await downloading).suggestedFilename()).toBe(`Receipt ${number}-R1.pdf`);
    });

    await story.step('the desk is asked before it gives back more than is due', async () => {
      await subscriptionAtDesk(desk, number);
      await expect(desk.getByText('HST (13%)')).toBeVisible();
      await desk.getByRole('button', { name: 'Record what was paid back' }).click();
      const dialog = desk.getByRole('dialog', { name: `Record what was paid back for ${number}` });
      await dialog.getByLabel('Amount paid back').fill('2');
      await expect(dialog.getByText(/^This is C\$2\.00 more than is due\./)).toBeVisible();
      await expectAccessibleAtEveryWidth(desk);
      await dialog.getByRole('button', { name: 'Record it as paid back' }).click();
      await expect(dialog.getByText(/Please say that it is meant/)).toHaveCount(1);
      const yes = dialog.getByLabel('Yes, give back C$2.00 more than is due');
      await yes.check();
      await dialog.getByLabel('Amount paid back').fill('3');
      await expect(yes).toBeHidden();
      await expect(dialog.getByRole('checkbox')).not.toBeChecked();
      await dialog.getByRole('button', { name: 'Not now' }).click();
    });

    await story.step('and what is overpaid is said before it is saved', async () => {
      await desk.getByRole('button', { name: 'Record a payment' }).click();
      const dialog = desk.getByRole('dialog', { name: `Record a payment for ${number}` });
      await dialog.getByLabel('Amount').fill('1000');
      await expect(dialog.getByText(/more than is due; it will stand to be paid/)).toBeVisible();
      await expectAccessibleAtEveryWidth(desk);
      await dialog.getByLabel('Amount').fill('-5');
      await dialog.getByRole('button', { name: 'Record the payment' }).click();
      await expect(dialog.getByText(/“Record what was paid back”/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Not now' }).click();
    });

    await story.step('a day long ago is asked about before it is recorded', async () => {
      await desk.getByRole('button', { name: 'Record a payment' }).click();
      const dialog = desk.getByRole('dialog', { name: `Record a payment for ${number}` });
      await dialog.getByLabel('Amount').fill('1');
      await dialog.getByLabel('Received on').fill(addDays(today, -61));
      await dialog.getByRole('button', { name: 'Record the payment' }).click();
      await expect(dialog.getByText(/is 61 days ago/)).toBeVisible();
      await expectAccessibleAtEveryWidth(desk);
      await dialog.getByLabel('Received on').fill(addDays(today, -60));
      await expect(dialog.getByText(/days ago/)).toBeHidden();
      await dialog.getByLabel('Received on').fill(addDays(today, -61));
      await dialog.getByRole('button', { name: 'Yes, record the payment' }).click();
      await expect(desk.getByText('The payment is recorded.')).toBeVisible();
    });

    await story.step(
      'cancelling shows first what it does, and again when that changes',
      async () => {
        await button('Cancel this plan').click();
        await expect(page.getByText('5 credits unused')).toBeVisible();
        await expect(page.getByText(/pays you back C\$10\.00/)).toBeVisible();
        await expectAccessibleAtEveryWidth(page);
        await pay(2000);
        await page.getByLabel('Price too high').check();
        noise.expect(/409/);
        await button('Cancel plan').click();
        await expect(page.getByText(/^What would happen has changed/)).toBeVisible();
        await expect(page.getByText(/pays you back C\$30\.00/)).toBeVisible();
        await button('Cancel plan').click();
        await expect(page.getByText('Everyday Tiffin has been cancelled.')).toBeVisible();
        await expect(main.getByText(/still pays you back C\$30\.00/)).toBeVisible();
        await expectAccessibleAtEveryWidth(page);
        const { text } = await mails.read(customer.email, /is cancelled/);
        expect(text).toContain('We owe you C$30.00');
      },
    );

    await story.step('the desk sees what to pay back, and settles it', async () => {
      await subscriptionAtDesk(desk, number);
      await expect(desk.getByText(/C\$30\.00 was paid and is still to be paid back/)).toBeVisible();
      await desk.getByRole('button', { name: 'Record what was paid back' }).click();
      const dialog = desk.getByRole('dialog', { name: /^Record what was paid back for/ });
      const amount = dialog.getByLabel('Amount paid back');
      await expect(amount).toHaveValue('30.00');
      await amount.fill('-30');
      await dialog.getByRole('button', { name: 'Record it as paid back' }).click();
      await expect(dialog.getByText(/without a minus/)).toBeVisible();
      await amount.fill('30');
      await dialog.getByRole('button', { name: 'Record it as paid back' }).click();
      await expect(desk.getByText('What was paid back is recorded.')).toBeVisible();
      await expect(desk.getByText(/still to be paid back/)).toBeHidden();
    });

    await story.step('the same plan is bought again in two presses', async () => {
      await page.reload();
      await expect(main.getByText(/Paid back C\$30\.00/)).toBeVisible();
      await main.getByRole('link', { name: 'Renew this plan' }).first().click();
      await expect(page.getByRole('heading', { name: 'Renew your plan' })).toBeVisible();
      await expect(page.getByLabel('Delivery address')).toHaveValue(ADDRESS);
      await expectAccessibleAtEveryWidth(page);
      // Nothing is booked in the new plan yet.
      noise.expect(/404.*orders\/status\//);
      await button('Confirm subscription').click();
      await expect(page).toHaveURL(/\/tiffin-confirmation\?subscription=/);
      const next = new URL(page.url()).searchParams.get('subscription') ?? '';
      await page.goto(`/tiffin-subscription-management?subscription=${number}`);
      await expect(main.getByRole('link', { name: next })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Renew this plan' })).toHaveCount(0);
      await subscriptionAtDesk(desk, next);
      await expect(desk.getByText(/which the customer renews with it/)).toBeVisible();
    });
  },
);
