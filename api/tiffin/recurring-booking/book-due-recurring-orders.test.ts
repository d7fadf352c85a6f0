import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { resumeSubscription } from '#api/tiffin/subscriptions/pause.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import type { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { connect } from '#db/platform/connect.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { listLedgerMismatches } from '#db/tiffin/credits.ts';
import { insertRecurringBooking, listRecurringBookingsDue } from '#db/tiffin/recurring-bookings.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import { instantAt } from '#domain/platform/days.ts';
import { type Client, useApp } from '#test/app.ts';
import { recurringEntry } from '#test/builders/recurring-entry.ts';
import { closeDays, moveAll } from '#test/closing.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';
import { bookDueRecurringOrders } from './book-due-recurring-orders.ts';

const EVERY_DAY = ([1, 2, 3, 4, 5] as const).map((weekday) => recurringEntry(weekday));
const MON_WED_FRI = [recurringEntry(1), recurringEntry(3), recurringEntry(5)];

describe('the clock and the recurring booking', () => {
  const services = useApp();
  let customer: Client & { id: string };
  let plan: { id: string; number: string };

  beforeEach(async () => {
    await services.db
      .updateTable('usual_bookings')
      .set({ stopped_at: services.clock.now(), stopped_by: 'plan' })
      .where('stopped_at', 'is', null)
      .execute();
    await services.db.deleteFrom('closures').execute();
    customer = await services.asCustomer();
  });

  const at = (day: string, time: string) => services.clock.set(instantAt(day, time));
  const work = (db = services.db) => ({
    db,
    now: services.clock.now(),
    log: services.services.log,
  });
  const run = () => bookDueRecurringOrders(work());

  /** A plan with so many credits and a pattern that nobody has filled. */
  async function wants(entries: RecurringBookingEntry[], credits = 40, start_day = '2026-10-01') {
    plan = await buildSubscription(services.db, { customer, credits, start_day });
    await runTransaction(services.db, (tx) =>
      insertRecurringBooking(tx, plan.id, entries, 'customer', services.clock.now()),
    );
  }
  const live = (id = plan.id) =>
    services.db
      .selectFrom('tiffin_orders')
      .where('subscription_id', '=', id)
      .where('status', 'not in', ['cancelled', 'skipped'])
      .orderBy('delivery_day')
      .selectAll()
      .execute();
  const days = async (id = plan.id) => (await live(id)).map((order) => order.delivery_day.slice(5));
  const expectFolded = async (available: number, reserved: number, id = plan.id) => {
    const { row, fold } = await balanceOf(services.db, id);
    expect(row).toEqual({ available, reserved });
    expect(fold).toEqual(row);
    expect(await listLedgerMismatches(services.db)).toEqual([]);
  };
  const asStaff = () => services.asStaff();

  it('books each day once, however often it runs', async () => {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI);
    expect([await run(), await run(), await run()]).toEqual([7, 0, 0]);
    expect(await days()).toEqual(['11-20', '11-23', '11-25', '11-27', '11-30', '12-02', '12-04']);
    await expectFolded(33, 7);
  });

  it('asks no more of a pattern that it has looked at, until something changes', async () => {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI, 2);
    await run();
    const waiting = () => listRecurringBookingsDue(services.db, '2026-12-06');
    expect(await waiting()).toEqual([]);
    const [first] = await live();
    await customer.call(tiffinOrders.skip, { body: { orderId: first?.id ?? '' } });
    expect(await waiting()).toEqual([plan.id]);
    await run();
    expect(await waiting()).toEqual([]);
    expect(await days()).toEqual(['11-23', '11-25']);
  });

  it('goes on a week at a time, on Monday at nine, with one mail a week', async () => {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI);
    await run();
    at('2026-11-23', '08:59');
    expect(await run()).toBe(0);
    at('2026-11-23', '09:00');
    expect(await run()).toBe(3);
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'usual_booked')
      .select('details')
      .execute();
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatchObject({
      details: { booked: [{ day: '2026-12-07' }, { day: '2026-12-09' }, { day: '2026-12-11' }] },
    });
  });

  it('misses nothing that can still be booked after days off', async () => {
    at('2026-11-18', '10:00');
    await wants(EVERY_DAY);
    await run();
    at('2026-12-09', '18:30');
    await tick(work());
    const all = await days();
    expect(all.slice(0, 12).at(-1)).toBe('12-04');
    // Monday to Thursday went by; Friday can be booked, since the cut-off has closed Thursday only.
    expect(all.slice(12)).toEqual([
      '12-11',
      '12-14',
      '12-15',
      '12-16',
      '12-17',
      '12-18',
      '12-21',
      '12-22',
      '12-23',
      '12-24',
      '12-25',
    ]);
    await expectFolded(40 - all.length, all.length);
  });

  it('books once when two nodes run at the same moment', async () => {
    at('2026-11-18', '10:00');
    const plans: string[] = [];
    for (let made = 0; made < 12; made++) {
      await wants(EVERY_DAY, 10);
      plans.push(plan.id);
    }
    const other = connect(services.database.url);
    const counts = await Promise.all([
      run(),
      bookDueRecurringOrders(work(other.db)),
      run(),
      bookDueRecurringOrders(work(other.db)),
    ]);
    await other.close();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
    for (const id of plans) {
      expect(new Set(await days(id)).size).toBe(10);
      await expectFolded(0, 10, id);
    }
  });

  it('and a customer who books the same days by hand meanwhile double none', async () => {
    at('2026-11-18', '10:00');
    await wants(EVERY_DAY, 6);
    const byHand = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'].map((deliveryDate) =>
      customer.call(tiffinOrders.schedule, {
        body: {
          subscriptionId: plan.number,
          deliveryDate,
          deliveryTimeSlot: '18:00-19:00',
          quantity: 1,
          deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
          specialInstructions: null,
        },
      }),
    );
    await Promise.all([...byHand, run(), run()]);
    await run();
    expect(await days()).toEqual(['11-19', '11-20', '11-23', '11-24', '11-25', '11-26']);
    await expectFolded(0, 6);
  });

  it.each([
    ['back', '2026-10-26', ['10-27', '10-28', '10-29', '10-30', '11-02'], '2026-11-02'],
    ['forward', '2027-03-08', ['03-09', '03-10', '03-11', '03-12', '03-15'], '2027-03-15'],
  ])('books every day once over the clocks going %s', async (_way, monday, first, next) => {
    at(monday, '09:00');
    await wants(EVERY_DAY);
    for (const hour of ['09:00', '13:00', '17:59', '18:00', '23:59']) {
      at(monday, hour);
      await tick(work());
    }
    expect((await days()).slice(0, 5)).toEqual(first);
    expect(await days()).toHaveLength(14);
    const sunday = `${next.slice(0, 8)}${String(Number(next.slice(8)) - 1).padStart(2, '0')}`;
    for (const hour of ['00:30', '01:30', '02:30', '03:30', '23:30']) {
      at(sunday, hour);
      await tick(work());
    }
    at(next, '08:59');
    expect(await run()).toBe(0);
    at(next, '09:00');
    expect(await run()).toBe(5);
    const orders = await live();
    expect(new Set(orders.map((order) => order.usual_day)).size).toBe(19);
    expect(orders.every((order) => order.slot === '18:00-19:00')).toBe(true);
    await expectFolded(21, 19);
  });

  it('skips closures: a day, a few, and every service day of a week', async () => {
    at('2026-11-18', '10:00');
    await services.db
      .insertInto('closures')
      .values([
        { start_day: '2026-11-20', end_day: '2026-11-20', reason: 'A wedding' },
        { start_day: '2026-11-26', end_day: '2026-11-27', reason: 'Repairs' },
        { start_day: '2026-11-30', end_day: '2026-12-04', reason: 'Away' },
      ])
      .execute();
    await wants(EVERY_DAY);
    await run();
    expect(await days()).toEqual(['11-19', '11-23', '11-24', '11-25']);
  });

  /** Books a pattern, and closes its second Wednesday; answers how to lift the closure. */
  async function closeBookedWednesday() {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI);
    await run();
    const staff = await asStaff();
    const closure = { startDate: '2026-11-25', endDate: '2026-11-25', reason: 'Repairs' };
    const closed = await closeDays(staff, closure);
    return () => staff.call(adminClosures.remove, { params: { id: closed.data.id } });
  }

  it('leaves a closed day to the closure, and books it again once the closure is lifted', async () => {
    const lift = await closeBookedWednesday();
    expect(await run()).toBe(0);
    expect(await days()).not.toContain('11-25');
    await expectFolded(34, 6);
    await lift();
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await days()).toContain('11-25');
    await expectFolded(33, 7);
  });

  it('books a day again whose closure is lifted before the minute is over', async () => {
    const lift = await closeBookedWednesday();
    await lift();
    expect([await run(), await run()]).toEqual([1, 0]);
    await expectFolded(33, 7);
  });

  it('does not book a day anew whose tiffin a closure moved', async () => {
    at('2026-11-18', '10:00');
    await wants([recurringEntry(3)]);
    await run();
    const staff = await asStaff();
    const closure = { startDate: '2026-11-25', endDate: '2026-11-25', reason: 'Repairs' };
    const closed = await closeDays(staff, closure, moveAll);
    await staff.call(adminClosures.remove, { params: { id: closed.data.id } });
    expect(await run()).toBe(0);
    expect(await days()).toEqual(['11-26', '12-02']);
  });

  it('spends the last credit once, waits, and goes on with the next', async () => {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI, 4);
    expect(await run()).toBe(4);
    await expectFolded(0, 4);
    at('2026-11-23', '09:00');
    expect(await run()).toBe(0);
    const staff = await asStaff();
    const adjust = (credits: number) =>
      staff.call(adminSubscriptions.adjustCredits, {
        params: { id: plan.id },
        body: { credits, reason: 'A gift' },
      });
    await adjust(1);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect((await days()).at(-1)).toBe('11-30');
    await expectFolded(0, 5);
  });

  it('takes a whole quantity or nothing, and does not skip ahead to a smaller one', async () => {
    at('2026-11-18', '10:00');
    await wants([recurringEntry(4), recurringEntry(5, { quantity: 3 })], 3);
    await run();
    expect(await days()).toEqual(['11-19']);
    await expectFolded(2, 1);
  });

  it('books nothing into a pause, now or planned, and goes on after it', async () => {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI);
    await run();
    await customer.call(subscriptions.pause, {
      params: { id: plan.id },
      body: { from: '2026-11-24', until: '2026-11-29' },
    });
    expect(await run()).toBe(0);
    expect(await days()).toEqual(['11-20', '11-23', '11-30', '12-02', '12-04']);
    at('2026-11-24', '09:30');
    await tick(work());
    expect(await days()).toEqual(['11-20', '11-23', '11-30', '12-02', '12-04']);
    at('2026-11-25', '10:00');
    await runTransaction(services.db, async (tx) => {
      const row = await lockSubscription(tx, plan.id);
      if (row) await resumeSubscription(tx, row, 'customer', services.clock.now());
    });
    await run();
    // Resumed early: Friday is booked again, and the next week as well.
    expect(await days()).toEqual([
      '11-20',
      '11-23',
      '11-27',
      '11-30',
      '12-02',
      '12-04',
      '12-07',
      '12-09',
      '12-11',
    ]);
  });

  it.each([
    ['disabled', { disabled_at: instantAt('2026-11-17', '10:00') }, { disabled_at: null }],
    [
      'about to leave',
      { deletion_asked_at: instantAt('2026-11-17', '10:00'), deletion_day: '2026-12-18' },
      { deletion_asked_at: null, deletion_day: null },
    ],
  ])('rests while its customer is %s, and goes on when they are back', async (_how, away, back) => {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI);
    const set = (values: object) =>
      services.db.updateTable('customers').set(values).where('id', '=', customer.id).execute();
    await set(away);
    expect(await run()).toBe(0);
    await set(back);
    expect(await run()).toBe(7);
  });

  it('lets one that cannot be booked keep nobody else waiting, and says so', async () => {
    at('2026-11-18', '10:00');
    await wants(MON_WED_FRI);
    const broken = plan.id;
    await services.db
      .updateTable('usual_bookings')
      .set({ entries: JSON.stringify([{ ...recurringEntry(1), deliveryTimeSlot: null }]) })
      .where('subscription_id', '=', broken)
      .execute();
    await wants(MON_WED_FRI);
    await expect(run()).rejects.toThrow('not every usual was booked');
    expect(await days()).toHaveLength(7);
    expect(await days(broken)).toEqual([]);
  });
});
