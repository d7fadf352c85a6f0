import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { type Slot, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { dayOf, formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { quoteOf } from '#test/catering-factories.ts';
import { snackOrderOf } from '#test/snack-factories.ts';
import { callApi } from './kit/api.ts';
import { sentInquiry } from './kit/catering.ts';
import { newCustomer } from './kit/customer.ts';
import { approvedPlan, ownerToken } from './kit/kitchen.ts';
import { storyOfItsOwn } from './kit/own-kitchen.ts';
import { offerSnack } from './kit/snacks.ts';
import { expect, expectAccessibleAtEveryWidth } from './kit/story.ts';

const EVENING = '18:00-19:00';

storyOfItsOwn(
  'a storm closes a day on which everything is booked',
  async ({ baseURL, desk, mails, noise }) => {
    const home = baseURL ?? '';
    const token = await ownerToken(home);
    const atDesk = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
      callApi(home, endpoint, input, token);
    const { availableDates } = await callApi(home, subscriptions.availableDates, {});
    const [, , day = '', next = ''] = availableDates.map(({ date }) => date);

    /** A tiffin order of somebody of their own, as far along as that. */
    async function booked(
      name: string,
      {
        on = day,
        slot = EVENING,
        quantity = 1,
        along = [],
      }: {
        on?: string;
        slot?: Slot;
        quantity?: number;
        along?: ('confirm' | 'prepare' | 'dispatch' | 'deliver')[];
      },
    ) {
      const customer = await newCustomer(home, name);
      const number = await approvedPlan(home, customer);
      const body = {
        subscriptionId: number,
        deliveryDate: on,
        deliveryTimeSlot: slot,
        quantity,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      };
      const { id } = await callApi(home, tiffinOrders.schedule, { body }, customer.token);
      for (const action of along)
        await atDesk(adminTiffinOrders.act, { params: { id, action }, body: { anyTime: true } });
      const now = async () => {
        const order = await atDesk(adminTiffinOrders.read, { params: { id } });
        const plan = await planOf(order.subscriptionId);
        return {
          status: order.status,
          on: order.deliveryDate,
          at: order.deliveryTimeSlot,
          credits: plan.available,
        };
      };
      return { ...customer, id, now };
    }
    const planOf = (id: string) => atDesk(adminSubscriptions.read, { params: { id } });

    // Four tiffins an hour: the next evening has two of them, and the hour after it none.
    const settings = await atDesk(adminSettings.readKitchen, {});
    await atDesk(adminSettings.updateKitchen, { body: { ...settings, slotCapacity: 4 } });
    const scheduled = await booked('Sona', { quantity: 2 });
    const confirmed = await booked('Chirag', { quantity: 2, along: ['confirm'] });
    const waiting = await booked('Wafa', { quantity: 3 });
    const cooking = await booked('Kavi', {
      slot: '14:00-15:00',
      quantity: 2,
      along: ['confirm', 'prepare'],
    });
    const onTheWay = await booked('Omi', {
      slot: '14:00-15:00',
      along: ['confirm', 'prepare', 'dispatch'],
    });
    const delivered = await booked('Dina', {
      slot: '15:00-16:00',
      along: ['confirm', 'prepare', 'dispatch', 'deliver'],
    });
    const there = await booked('Tara', { on: next, quantity: 2 });

    const snack = await offerSnack(home, 'Khandvi', 999);
    const snacker = await newCustomer(home, 'Neel');
    const snacks = await callApi(
      home,
      snackOrders.place,
      {
        body: {
          ...snackOrderOf({ snackId: snack.id, quantity: 2 }),
          customer_email: snacker.email,
          delivery_time: `${day}T14:00`,
        },
      },
      snacker.token,
    );
    const paid = snacks.total_amount;
    await atDesk(adminPayments.record, {
      body: {
        snackOrderId: snacks.id,
        amount: paid,
        method: 'interac',
        reference: 'Khandvi',
        receivedDay: dayOf(Temporal.Now.instant()),
      },
    });
    const host = await newCustomer(home, 'Hema');
    const inquiry = await sentInquiry(home, host, day);
    const [event] = await atDesk(adminCatering.list, {
      query: { page: 1, limit: 1, sort: 'createdAt', order: 'DESC', search: inquiry },
    });
    const params = { id: event?.id ?? '' };
    await atDesk(adminCatering.sendQuote, { params, body: quoteOf({ validUntil: day }) });
    await atDesk(adminCatering.act, {
      params: { ...params, action: 'accept' },
      body: { version: 1, reason: 'On the phone' },
    });

    const dialog = desk.getByRole('dialog');
    const group = (name: string) => dialog.getByRole('radiogroup', { name });
    const choose = (question: string, answer: string | RegExp) =>
      group(question).getByRole('radio', { name: answer }).check();
    const outcome = dialog.getByRole('status').last();

    await storyOfItsOwn.step(
      'the day is asked to close, and says all that stands on it',
      async () => {
        await desk.goto(`/admin/kitchen-day?date=${day}`);
        await desk.getByRole('button', { name: 'Close this day' }).click();
        await expect(dialog.getByText('2 orders, 4 tiffins')).toBeVisible();
        await expect(dialog.getByText('1 order, 3 tiffins')).toBeVisible();
        await expect(
          dialog.getByText(/Delivered already, and not touched: 1 order, 1 tiffin/),
        ).toBeVisible();
        await expect(dialog.getByRole('heading', { name: new RegExp(inquiry) })).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Close this day' })).toBeDisabled();
        await expect(outcome).toContainText('Still to answer: the reason, booked tiffins');
        await dialog.getByLabel('Reason (customers read it)').fill('A snow storm');
      },
    );

    await storyOfItsOwn.step('tiffins move hour by hour, and nothing is overfilled', async () => {
      await choose('Booked tiffins', 'Move to another day');
      await choose('Waiting for your word', /Move to another day, too/);
      await dialog.getByRole('combobox', { name: 'Move to', exact: true }).click();
      await desk.getByRole('option', { name: new RegExp(`^${formatDay(next)}`) }).click();
      await expect(
        dialog.getByText(/^1 of 3 orders find a place\. 2 orders, 5 tiffins/),
      ).toBeVisible();
      await choose('How they find their place', 'Also at other hours of that day');
      await expect(dialog.getByText('3 of 3 orders find a place.')).toBeVisible();
      const hour = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
      await expect(hour('6:00 PM - 7:00 PM')).toContainText('4 of 4, 2 new');
      await expect(hour('7:00 PM - 8:00 PM')).toContainText('2 of 4, 2 new');
      await expect(hour('5:00 PM - 6:00 PM')).toContainText('0 of 4, 3 waiting, 3 new');
    });

    const said = `7 customers are written to, 2 credits come back, ${formatMoney(paid)} is to be paid back.`;
    await storyOfItsOwn.step('the rest is answered, and what comes of it is said', async () => {
      await choose('Being cooked', 'Call off, credits back');
      await choose('On the way', /These will still be delivered/);
      await choose('Snack orders', 'Cancel, pay back what was paid');
      await expect(outcome).toHaveText('Still to answer: events.');
      await dialog.getByRole('radio', { name: /We cater it all the same/ }).check();
      await expect(outcome).toContainText(said);
      await expect(outcome).toContainText('3 orders, 7 tiffins: moved to another day');
      await expectAccessibleAtEveryWidth(desk);
    });

    await storyOfItsOwn.step('somebody books meanwhile: it is looked at again', async () => {
      await booked('Lata', { slot: '16:00-17:00' });
      noise.expect(/409.*\/closures/);
      await dialog.getByRole('button', { name: 'Close this day' }).click();
      await expect(dialog.getByText(/The day has changed meanwhile/)).toBeVisible();
      await expect(dialog.getByText('3 orders, 5 tiffins')).toBeVisible();
      await expect(outcome).toContainText('8 customers are written to, 2 credits come back');
      await dialog.getByRole('button', { name: 'Close this day' }).click();
      await expect(
        desk.getByText(/^Closed\. 8 customers were written to, 2 credits came back/),
      ).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await storyOfItsOwn.step(
      'everything is where the dialog said, and everybody knows',
      async () => {
        expect(await scheduled.now()).toEqual({
          status: 'scheduled',
          on: next,
          at: EVENING,
          credits: 3,
        });
        expect(await confirmed.now()).toMatchObject({ status: 'scheduled', on: next, credits: 3 });
        expect(await waiting.now()).toMatchObject({ status: 'pending_confirmation', on: next });
        expect(await cooking.now()).toMatchObject({ status: 'cancelled', credits: 5 });
        expect(await onTheWay.now()).toMatchObject({ status: 'out_for_delivery', credits: 4 });
        expect(await delivered.now()).toMatchObject({ status: 'delivered', on: day, credits: 4 });
        expect(await there.now()).toMatchObject({ status: 'scheduled', on: next });
        const order = await atDesk(adminSnackOrders.read, { params: { id: snacks.id } });
        expect(order.status).toBe('cancelled');
        const awaited: [string, RegExp][] = [
          [scheduled.email, /has changed/],
          [confirmed.email, /has changed/],
          [waiting.email, /has changed/],
          [cooking.email, /is cancelled|are cancelled/],
          [onTheWay.email, /still comes/],
          [snacker.email, /snack order is cancelled/],
          [host.email, /We cater your event as planned/],
        ];
        for (const [email, subject] of awaited) await mails.read(email, subject);
        expect((await mails.read(waiting.email, /has changed/)).text).toContain('still waits');
      },
    );

    await storyOfItsOwn.step(
      'the closed day goes on showing its event and what is on the way',
      async () => {
        await expect(
          desk.getByText('The kitchen is closed: A snow storm. All the same: 1 tiffin, 1 event.'),
        ).toBeVisible();
        await expect(desk.getByRole('region', { name: 'Also on this day' })).toContainText(
          'Wedding',
        );
        await expect(desk.getByRole('button', { name: 'Close this day' })).toBeHidden();
        await expectAccessibleAtEveryWidth(desk);
      },
    );
  },
);
