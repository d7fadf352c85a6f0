import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { steps } from '#contract/platform/steps.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import {
  adminTiffinOrders,
  type StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { sweepStepChanges } from '#db/kitchen/desk-steps.ts';
import { type Client, TEST_NOW, testApp, useApp } from '#test/app.ts';
import { acceptedInquiry } from '#test/catering-factories.ts';
import { buildStaff } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const FRIDAY = '2026-11-20';

const services = useApp();
let staff: Client & { id: string };
let customer: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
  customer = await services.asCustomer();
});

async function booked(quantity = 2) {
  const subscription = await buildSubscription(services.db, { customer });
  const book = (day = FRIDAY, tiffins = quantity) =>
    customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: subscription.id,
        deliveryDate: day,
        deliveryTimeSlot: '17:00-18:00',
        quantity: tiffins,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    });
  const { data: order } = await book();
  const act = (action: StaffTiffinOrderAction, who: Client = staff, options = {}) =>
    who.call(
      adminTiffinOrders.act,
      { params: { id: order.id, action }, body: { anyTime: true } },
      options,
    );
  return { subscription, order, book, act };
}

const takeBack = (id: string | undefined, who: Client = staff) =>
  who.call(steps.takeBack, { params: { id: id ?? '' }, body: {} });

const mailsOf = async () =>
  services.db
    .selectFrom('mails')
    .where('customer_id', '=', customer.id)
    .orderBy('created_at')
    .orderBy('status')
    .select(['kind', 'status', 'details'])
    .execute();

describe('the ten minutes', () => {
  it('are over at the tenth, and then nothing happens', async () => {
    const { act, order } = await booked();
    const { step } = await act('cancel');
    expect(step?.until).toBe('2026-11-18T15:10:00Z');
    services.clock.set('2026-11-18T15:10:00Z');
    const late = await takeBack(step?.id);
    expect([late.status, late.code]).toEqual([409, 'step_too_late']);
    expect(late.message).toContain('Please correct it where it stands.');
    const { data } = await customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(data.status).toBe('cancelled');
  });

  it('can be undone once', async () => {
    const { act } = await booked();
    const { step } = await act('cancel');
    expect((await takeBack(step?.id)).status).toBe(200);
    expect((await takeBack(step?.id)).code).toBe('step_taken_back');
  });

  it('end at night at the latest, when the journal is swept', async () => {
    const { act } = await booked();
    const { step } = await act('cancel');
    const written = () =>
      services.db
        .selectFrom('desk_step_changes')
        .where('step_id', '=', step?.id ?? '')
        .select('relation')
        .execute();
    await sweepStepChanges(services.db, services.clock.now());
    expect((await written()).map(({ relation }) => relation).sort()).toEqual([
      'credit_entries',
      'mails',
      'subscriptions',
      'tiffin_orders',
    ]);
    await sweepStepChanges(services.db, services.clock.now().add({ minutes: 11 }));
    expect(await written()).toEqual([]);
  });
});

describe('a step', () => {
  it('is named by the answer, and by every replay of it', async () => {
    const { act } = await booked();
    const first = await act('confirm', staff, { idempotencyKey: 'one-press' });
    const again = await act('confirm', staff, { idempotencyKey: 'one-press' });
    expect(first.step).toBeDefined();
    expect(again.text).toBe(first.text);
  });

  it('is only what has changed something', async () => {
    const { subscription } = await booked();
    const nothing = await staff.call(adminSubscriptions.callOffPause, {
      params: { id: subscription.id },
      body: {},
    });
    expect([nothing.status, nothing.step]).toEqual([200, undefined]);
  });

  it('is listed to whoever took it, and to an owner, with what it was', async () => {
    const cook = await services.asStaff(
      await buildStaff(services.db, { role: 'kitchen', name: 'Ravi' }),
    );
    const { act, order } = await booked();
    const { step } = await act('confirm', cook);
    const listedTo = async (who: Client) =>
      (await who.call(steps.list, {})).data.find(({ id }) => id === step?.id);
    expect(await listedTo(cook)).toMatchObject({
      action: 'confirm',
      resource: 'tiffin-orders',
      things: [
        { id: order.id, label: `tiffin ${order.orderNumber} of Fri, Nov 20 for Asha Patel` },
      ],
      by: 'Ravi',
      isMine: true,
      takenBack: null,
    });
    expect(await listedTo(staff)).toMatchObject({ isMine: false });
    const other = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    expect(await listedTo(other)).toBeUndefined();
    expect((await takeBack(step?.id, other)).code).toBe('step_not_found');
    expect((await takeBack(step?.id)).status).toBe(200);
    expect((await listedTo(cook))?.takenBack?.by).toBe('Meera Shah');
    services.clock.set('2026-11-18T15:10:00Z');
    expect(await listedTo(cook)).toBeUndefined();
  });

  it('stays with a role that reaches it', async () => {
    const cook = await buildStaff(services.db, { role: 'kitchen' });
    const { act } = await booked();
    const { step } = await act('confirm', await services.asStaff(cook));
    await services.db
      .updateTable('staff')
      .set({ role: 'driver' })
      .where('id', '=', cook.id)
      .execute();
    expect((await takeBack(step?.id, await services.asStaff(cook))).code).toBe('step_not_found');
  });
});

describe('what has happened since', () => {
  it('is said: the order has gone on', async () => {
    const { act, order } = await booked();
    await act('confirm');
    const { step } = await act('prepare');
    await act('dispatch');
    expect((await takeBack(step?.id)).message).toBe(
      `${order.orderNumber} is out for delivery by now. This can no longer be taken back; please correct it where it stands.`,
    );
  });

  it('is said: its credits are booked', async () => {
    const { act, book, subscription } = await booked(5);
    const { step } = await act('skip');
    await book('2026-11-23', 4);
    const refused = await takeBack(step?.id);
    expect(refused.message).toContain(`Credits of ${subscription.number} have been booked since.`);
    expect((await balanceOf(services.db, subscription.id)).row).toEqual({
      available: 1,
      reserved: 4,
    });
  });

  it('is said: something else has its place', async () => {
    const { act, book } = await booked();
    const { step } = await act('skip');
    await book();
    expect((await takeBack(step?.id)).message).toContain(
      'Another tiffin has been booked for the same day, time and address.',
    );
  });

  it('is said: the last ones were sold', async () => {
    const snack = await buildSnack(services.db, { daily_limit: 2, name: 'Khandvi' });
    const buy = () =>
      customer.call(snackOrders.place, { body: snackOrderOf({ snackId: snack.id, quantity: 2 }) });
    const { data: order } = await buy();
    const { step } = await staff.call(adminSnackOrders.act, {
      params: { id: order.id, action: 'cancel' },
      body: { reason: 'Slip' },
    });
    expect((await buy()).status).toBe(201);
    expect((await takeBack(step?.id)).message).toContain(
      'The last Khandvi for Fri, Nov 20 have been sold since.',
    );
  });

  it('is said: the money went back', async () => {
    const { subscription } = await booked();
    const record = (amount: number) =>
      staff.call(adminPayments.record, {
        body: {
          subscriptionId: subscription.id,
          amount,
          beyondDue: Math.max(0, -amount),
          method: 'cash',
          reference: '',
          receivedDay: '2026-11-18',
        },
      });
    const { step } = await record(6774);
    await record(-1000);
    expect((await takeBack(step?.id)).message).toContain('has been paid back since');
  });

  it('is nothing, when something else of the plan has changed', async () => {
    const { act, book, subscription } = await booked();
    const { step } = await act('skip');
    await book('2026-11-23', 1);
    await services.db
      .updateTable('subscriptions')
      .set({ standing_note: 'Mild, please' })
      .where('id', '=', subscription.id)
      .execute();
    expect((await takeBack(step?.id)).status).toBe(200);
    expect(await balanceOf(services.db, subscription.id)).toEqual({
      row: { available: 2, reserved: 3 },
      fold: { available: 2, reserved: 3 },
    });
  });

  it('is nothing, when the clock has completed the plan behind its last tiffin', async () => {
    const { act, subscription } = await booked(5);
    for (const action of ['confirm', 'prepare', 'dispatch'] as const) await act(action);
    const { step } = await act('deliver');
    await tick({ db: services.db, now: services.clock.now(), log: services.services.log });
    const statusOf = async () =>
      (
        await services.db
          .selectFrom('subscriptions')
          .where('id', '=', subscription.id)
          .select('status')
          .executeTakeFirstOrThrow()
      ).status;
    expect(await statusOf()).toBe('completed');
    expect((await takeBack(step?.id)).status).toBe(200);
    expect(await statusOf()).toBe('active');
  });
});

describe('the mails of a step', () => {
  it('that wait are withdrawn, and never sent', async () => {
    const { act } = await booked();
    const { step } = await act('cancel');
    const { data } = await takeBack(step?.id);
    expect(data.mails).toEqual({ withdrawn: 1, corrected: 0 });
    await services.runJobs();
    expect((await mailsOf()).map(({ kind, status }) => [kind, status])).toEqual([
      ['order_scheduled', 'kept'],
      ['order_cancelled', 'withdrawn'],
    ]);
  });

  it('that went out are followed by one mail that says how things stand', async () => {
    const { act, order } = await booked();
    const { step } = await act('cancel');
    await services.runJobs();
    const { data } = await takeBack(step?.id);
    expect(data.mails).toEqual({ withdrawn: 0, corrected: 1 });
    const mail = (await mailsOf()).find(({ kind }) => kind === 'taken_back');
    expect(mail?.details).toEqual({
      name: 'Asha Patel',
      messages: ['order_cancelled'],
      stands: [
        expect.stringMatching(/^Plan TS-2026-\d+: Active, 3 credits to book$/),
        `Tiffin ${order.orderNumber}, Fri, Nov 20, 5:00 PM - 6:00 PM: Scheduled`,
      ],
      money: [],
      voidsReceipt: false,
    });
  });

  it('name the time of an event, as it is again', async () => {
    const { id, email, number } = await acceptedInquiry(services);
    const setClock = (eventClock: string) =>
      staff.call(adminCatering.setClock, { params: { id }, body: { eventClock } });
    await setClock('17:30');
    const { step } = await setClock('18:00');
    await services.runJobs();
    expect((await takeBack(step?.id)).data.mails).toEqual({ withdrawn: 0, corrected: 1 });
    const mail = await services.db
      .selectFrom('mails')
      .where('to_address', '=', email)
      .where('kind', '=', 'taken_back')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({
      messages: ['inquiry_clock_changed'],
      stands: [`Catering inquiry ${number}, Sat, Jun 12, to be there by 5:30 PM: Confirmed`],
    });
  });

  it('wait as long as is set; others do not', async () => {
    const slow = await testApp({ env: { mailWaitSeconds: 60 } });
    try {
      const owner = await slow.asStaff();
      const guest = await slow.asCustomer();
      const { id } = await buildSubscription(slow.db, {
        customer: guest,
        status: 'pending_approval',
        credits: 0,
      });
      await owner.call(adminSubscriptions.approveUnpaid, { params: { id }, body: {} });
      await guest.call(tiffinOrders.schedule, {
        body: {
          subscriptionId: id,
          deliveryDate: FRIDAY,
          deliveryTimeSlot: '17:00-18:00',
          quantity: 1,
          deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
          specialInstructions: null,
        },
      });
      await slow.runJobs();
      const mails = await slow.db
        .selectFrom('mails')
        .where('customer_id', '=', guest.id)
        .orderBy('kind')
        .select(['kind', 'status'])
        .execute();
      expect(mails).toEqual([
        { kind: 'order_scheduled', status: 'kept' },
        { kind: 'subscription_approved', status: 'queued' },
      ]);
    } finally {
      await slow.close();
    }
  });
});

it('the ledger tells the step and that it was undone', async () => {
  const { act, subscription, order } = await booked();
  await act('confirm');
  const { step } = await act('prepare');
  await takeBack(step?.id);
  const { data } = await staff.call(adminSubscriptions.read, { params: { id: subscription.id } });
  expect(
    data.ledger.map((entry) => [
      entry.kind,
      entry.availableChange,
      entry.reservedChange,
      entry.reason,
    ]),
  ).toEqual([
    ['purchase', 5, 0, 'approve'],
    ['reserve', -2, 2, 'schedule'],
    ['consume', 0, -2, 'prepare'],
    ['correct', 0, 2, 'Taken back: Began to cook a tiffin order'],
  ]);
  expect(data).toMatchObject({ available: 3, reserved: 2, used: 0 });
  const audit = await services.db
    .selectFrom('audit_log')
    .where('resource_id', '=', order.id)
    .orderBy('id')
    .select(['action', 'after'])
    .execute();
  expect(audit.at(-1)).toEqual({
    action: 'take-back',
    after: { takenBack: 'prepare', step: step?.id },
  });
});
