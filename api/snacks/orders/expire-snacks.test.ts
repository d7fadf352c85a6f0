import { beforeEach, describe, expect, it } from 'vitest';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { steps } from '#contract/platform/steps.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { instantAt } from '#domain/platform/days.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { callDuring } from '#test/call-during.ts';
import { runClock, runClockOften } from '#test/clock-runs.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { expireSnacks } from './expire-snacks.ts';

const services = useApp();
const FRIDAY = '2026-11-20';
const at = (time: string, day = FRIDAY) => instantAt(day, time);

beforeEach(() => {
  services.clock.set(TEST_NOW);
});

/** Two of one snack, to be picked up on Friday at 2:00 PM. */
async function ordered() {
  const snack = await buildSnack(services.db, { daily_limit: 2 });
  const customer = await services.asCustomer();
  const body = snackOrderOf({ snackId: snack.id, quantity: 2 });
  const { data: order } = await customer.call(snackOrders.place, { body });
  const read = async () =>
    (await customer.call(snackOrders.readByNumber, { params: { number: order.order_number } }))
      .data;
  const soldOn = async (day: string) =>
    (
      await services.db
        .selectFrom('snack_days')
        .where('snack_id', '=', snack.id)
        .where('day', '=', day)
        .select('ordered')
        .executeTakeFirst()
    )?.ordered;
  const mails = async () =>
    services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'snack_order_cancelled')
      .select('details')
      .execute();
  return { order, read, soldOn, mails };
}

describe('a snack order that nobody confirms', () => {
  it('waits until its day and hour on Toronto’s clock, and is cancelled then', async () => {
    const { read } = await ordered();
    await runClock(services, at('13:59'));
    expect(await read()).toMatchObject({ status: 'pending' });
    await runClock(services, at('14:00'));
    expect(await read()).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'Nobody at the kitchen could confirm it in time.',
    });
  });

  it('waits for an hour after it was placed, however near its time was', async () => {
    services.clock.set(at('13:50'));
    const { read } = await ordered();
    await runClock(services, at('14:49'));
    expect(await read()).toMatchObject({ status: 'pending' });
    await runClock(services, at('14:50'));
    expect(await read()).toMatchObject({ status: 'cancelled' });
  });

  it('gives its snacks back to their day, and its customer one mail that says why', async () => {
    const { soldOn, mails } = await ordered();
    expect(await soldOn(FRIDAY)).toBe(2);
    await runClockOften(services, at('14:00'));
    expect(await soldOn(FRIDAY)).toBe(0);
    expect(await mails()).toMatchObject([
      { details: { by: 'staff', reason: 'Nobody at the kitchen could confirm it in time.' } },
    ]);
  });

  it('is cancelled on the next run, however long the clock stood', async () => {
    const { read } = await ordered();
    await runClock(services, at('08:00', '2026-11-27'));
    expect(await read()).toMatchObject({ status: 'cancelled' });
  });

  it('is told of for a week; what is older than that ends without a mail', async () => {
    const recent = await ordered();
    await runClock(services, at('08:00', '2026-11-27'));
    expect(await recent.mails()).toHaveLength(1);
    services.clock.set(TEST_NOW);
    const old = await ordered();
    await runClock(services, at('08:00', '2026-11-28'));
    expect(await old.read()).toMatchObject({ status: 'cancelled' });
    expect(await old.mails()).toEqual([]);
  });

  it('is paid back, when it was paid', async () => {
    const { order, read, mails } = await ordered();
    const received = { method: 'cash', reference: '', receivedDay: '2026-11-18' } as const;
    const owner = await services.asStaff();
    await owner.call(adminPayments.record, {
      body: { snackOrderId: order.id, amount: 2032, ...received },
    });
    await runClock(services, at('14:00'));
    expect((await read()).balance).toMatchObject({ owed: 0, toPayBack: 2032 });
    expect(await mails()).toMatchObject([{ details: { toPayBack: 2032 } }]);
  });

  it('has an hour again once the desk has brought it back', async () => {
    const { order, read, mails } = await ordered();
    const staff = await services.asStaff();
    const params = { id: order.id, action: 'cancel' } as const;
    services.clock.set(at('13:55'));
    const { step } = await staff.call(adminSnackOrders.act, {
      params,
      body: { reason: 'The wrong one' },
    });
    services.clock.set(at('14:02'));
    await staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    const before = (await mails()).length;
    await runClock(services, at('15:01'));
    expect(await read()).toMatchObject({ status: 'pending' });
    await runClock(services, at('15:02'));
    expect(await read()).toMatchObject({ status: 'cancelled' });
    expect(await mails()).toHaveLength(before + 1);
  });

  it('stays where somebody moves it to a later day while the clock looks at it', async () => {
    const { order, read, mails } = await ordered();
    await callDuring(
      services.db,
      (tx) =>
        tx
          .updateTable('snack_orders')
          .set({ delivery_day: '2026-11-21' })
          .where('id', '=', order.id)
          .execute(),
      () => expireSnacks({ db: services.db, now: at('14:00'), log: services.services.log }),
    );
    expect(await read()).toMatchObject({ status: 'pending' });
    expect(await mails()).toEqual([]);
  });

  it('stays where somebody has confirmed it', async () => {
    const { order, read, mails } = await ordered();
    const staff = await services.asStaff();
    await staff.call(adminSnackOrders.act, {
      params: { id: order.id, action: 'confirm' },
      body: {},
    });
    await runClock(services, at('14:00'));
    expect(await read()).toMatchObject({ status: 'confirmed' });
    expect(await mails()).toEqual([]);
  });
});
