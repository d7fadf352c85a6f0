import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { type DeliveryWeekday, recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { addDays } from '#domain/platform/days.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { recurringEntry } from '#test/builders/recurring-entry.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';
const WORK = '200 Bond Street, Oshawa, ON L1H 7L5';

const MON_WED_FRI = [recurringEntry(1), recurringEntry(3), recurringEntry(5)];
/** From Thursday on, since it is Wednesday, to the end of the week after next. */
const THREE_WEEKS = [
  '2026-11-20',
  '2026-11-23',
  '2026-11-25',
  '2026-11-27',
  '2026-11-30',
  '2026-12-02',
  '2026-12-04',
];

describe('a customer with twenty credits, on Wednesday November 18 at 10:00', () => {
  const services = useApp();
  let customer: Client & { id: string };
  let plan: { id: string; number: string };
  let params: { id: string };

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    customer = await services.asCustomer();
    plan = await buildSubscription(services.db, { customer, credits: 20 });
    params = { id: plan.number };
  });

  const save = (entries = MON_WED_FRI, leftovers: 'keep' | 'release' = 'keep', who = customer) =>
    who.call(recurringBooking.save, { params, body: { entries, leftovers } });
  const passMinute = () =>
    tick({ db: services.db, now: services.clock.now(), log: services.services.log });
  const live = () =>
    services.db
      .selectFrom('tiffin_orders')
      .where('subscription_id', '=', plan.id)
      .where('status', 'not in', ['cancelled', 'skipped'])
      .orderBy('delivery_day')
      .orderBy('slot')
      .selectAll()
      .execute();
  const liveDays = async () => (await live()).map((order) => order.delivery_day);
  const mails = () =>
    services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'usual_booked')
      .orderBy('created_at')
      .select(['kind', 'details'])
      .execute();
  const expectBalance = async (available: number, reserved: number) => {
    const { row, fold } = await balanceOf(services.db, plan.id);
    expect(row).toEqual({ available, reserved });
    expect(fold).toEqual(row);
  };
  const book = (deliveryDate: string) =>
    customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: plan.number,
        deliveryDate,
        deliveryTimeSlot: '18:00-19:00',
        quantity: 1,
        deliveryAddress: ADDRESS,
        specialInstructions: null,
      },
    });

  it('has three weeks booked at once, says how far credits reach, and gets one mail', async () => {
    const { status, data } = await save();
    expect(status).toBe(200);
    expect(data.usual?.entries).toEqual(MON_WED_FRI);
    expect(data.days.map(({ date, outcome }) => [date, outcome])).toEqual(
      THREE_WEEKS.map((day) => [day, 'booked']),
    );
    expect(data.lastsUntil).toBe('2027-01-04');
    expect(await liveDays()).toEqual(THREE_WEEKS);
    await expectBalance(13, 7);
    const written = await services.db
      .selectFrom('credit_entries')
      .where('subscription_id', '=', plan.id)
      .where('kind', '=', 'reserve')
      .select(['reason', 'actor'])
      .execute();
    expect(written).toEqual(Array(7).fill({ reason: 'usual', actor: 'customer' }));
    expect(await mails()).toMatchObject([
      { kind: 'usual_booked', details: { lastsUntil: '2027-01-04', isOut: false, released: [] } },
    ]);
  });

  it('books as many days as its credits reach, and says in the mail that they are used up', async () => {
    const { data } = await save(MON_WED_FRI.map((one) => ({ ...one, quantity: 4 })));
    expect(data.days.map(({ outcome }) => outcome)).toEqual([
      ...Array(5).fill('booked'),
      ...Array(2).fill('no_credits'),
    ]);
    await expectBalance(0, 20);
    expect(await mails()).toMatchObject([{ details: { isOut: true } }]);
  });

  it('saves the same twice without a second booking or a second mail', async () => {
    await save();
    const again = await save([...MON_WED_FRI].reverse());
    expect(again.data.days).toHaveLength(7);
    await passMinute();
    await expectBalance(13, 7);
    expect(await mails()).toHaveLength(1);
    const kept = await services.db
      .selectFrom('usual_bookings')
      .where('subscription_id', '=', plan.id)
      .select(['version', 'stopped_at'])
      .execute();
    expect(kept).toEqual([{ version: 1, stopped_at: null }]);
  });

  it('sees before saving what saving books, and nothing is booked by looking', async () => {
    await book('2026-11-25');
    const entries = [
      recurringEntry(2, { quantity: 3, deliveryAddress: WORK }),
      recurringEntry(3),
      recurringEntry(4),
    ];
    const seen = await customer.call(recurringBooking.preview, {
      params,
      body: { entries, leftovers: 'keep' },
    });
    expect(await liveDays()).toEqual(['2026-11-25']);
    const { data } = await save(entries);
    const asBooked = seen.data.days.map((day) =>
      day.outcome === 'to_book' ? { ...day, outcome: 'booked' } : day,
    );
    expect(data.days).toEqual(asBooked);
    expect(data.lastsUntil).toBe(seen.data.lastsUntil);
  });

  it('begins a new pattern with the one of before, of whatever plan', async () => {
    await save();
    await customer.call(recurringBooking.stop, { params, query: { leftovers: 'keep' } });
    const next = await buildSubscription(services.db, { customer, credits: 5 });
    const { data } = await customer.call(recurringBooking.read, { params: { id: next.number } });
    expect([data.usual, data.before, data.days]).toEqual([null, MON_WED_FRI, []]);
  });

  it.each(['skip', 'cancel'] as const)('is left alone on a day after a %s', async (action) => {
    await save();
    const order = (await live())[1];
    const id = order?.id ?? '';
    if (action === 'skip') await customer.call(tiffinOrders.skip, { body: { orderId: id } });
    else {
      const body = { reason: 'Changed my mind', withoutCredit: false };
      await customer.call(tiffinOrders.cancel, { params: { id }, body });
    }
    await passMinute();
    await save();
    const expected = THREE_WEEKS.filter((day) => day !== '2026-11-23');
    expect(await liveDays()).toEqual(expected);
    await expectBalance(14, 6);
    const { data } = await customer.call(recurringBooking.read, { params });
    expect(data.days.find(({ date }) => date === '2026-11-23')?.outcome).toBe('given_up');
  });

  it('takes what was booked by hand as its own, and leaves the day alone once that is skipped', async () => {
    const { data: order } = await book('2026-11-25');
    await save();
    expect(await liveDays()).toEqual(THREE_WEEKS);
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id } });
    await passMinute();
    expect(await liveDays()).not.toContain('2026-11-25');
    await expectBalance(14, 6);
  });

  it('leaves a day alone once what was booked for it by hand is moved to another', async () => {
    const { data: order } = await book('2026-11-25');
    await save();
    await customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { deliveryDate: '2026-11-26' },
    });
    await passMinute();
    const moved = THREE_WEEKS.map((day) => (day === '2026-11-25' ? '2026-11-26' : day));
    expect(await liveDays()).toEqual(moved);
    await expectBalance(13, 7);
    const entries = [recurringEntry(3, { deliveryTimeSlot: '14:00-15:00' })];
    const body = { entries, leftovers: 'keep' } as const;
    const seen = await customer.call(recurringBooking.preview, { params, body });
    expect(seen.data.days[0]).toMatchObject({ date: '2026-11-25', outcome: 'to_book' });
    await save(entries);
    expect(await liveDays()).toEqual([...moved, '2026-11-25'].sort());
  });

  it('leaves a day alone whose tiffin was moved to another', async () => {
    await save();
    const order = (await live())[0];
    await customer.call(tiffinOrders.change, {
      params: { id: order?.id ?? '' },
      body: { deliveryDate: '2026-11-24' },
    });
    await passMinute();
    expect(await liveDays()).toEqual(['2026-11-23', '2026-11-24', ...THREE_WEEKS.slice(2)]);
  });

  it('keeps what is booked when the pattern changes, and books only what is new', async () => {
    await save();
    const tuesdays = ['2026-11-24', '2026-12-01'];
    const { data } = await save([
      recurringEntry(2),
      recurringEntry(3, { deliveryTimeSlot: '14:00-15:00' }),
    ]);
    expect(await liveDays()).toEqual([...THREE_WEEKS, ...tuesdays].sort());
    expect(data.days.map(({ deliveryTimeSlot }) => deliveryTimeSlot)).toEqual(
      Array(4).fill('18:00-19:00'),
    );
    await expectBalance(11, 9);
    expect(await mails()).toHaveLength(2);
  });

  it('releases and books anew in one go, and never loses a credit', async () => {
    await buildSubscription(services.db, { customer, credits: 1 });
    await save();
    const pattern = [recurringEntry(3, { quantity: 4 }), recurringEntry(5)];
    const body = { entries: pattern, leftovers: 'release' } as const;
    const seen = await customer.call(recurringBooking.preview, { params, body });
    expect(seen.data.leftovers.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
    ]);
    const { data } = await save(pattern, 'release');
    expect(data.days.map(({ date, quantity }) => [date, quantity])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-25', 4],
      ['2026-11-27', 1],
      ['2026-12-02', 4],
      ['2026-12-04', 1],
    ]);
    expect(data.lastsUntil).toBe(seen.data.lastsUntil);
    await expectBalance(9, 11);
    const freed = await services.db
      .selectFrom('credit_entries')
      .where('subscription_id', '=', plan.id)
      .where('kind', '=', 'release')
      .select(['reason', 'actor'])
      .execute();
    const why = { reason: 'Released from your usual', actor: 'customer' };
    expect(freed).toEqual(Array(4).fill(why));
    expect((await mails()).at(-1)).toMatchObject({
      details: { released: Array(4).fill({ quantity: 1 }), booked: Array(2).fill({ quantity: 4 }) },
    });
  });

  it('tells of a change that releases as many tiffins as it books', async () => {
    await save([recurringEntry(2)]);
    await save([recurringEntry(1)], 'release');
    expect((await mails()).at(-1)).toMatchObject({
      details: {
        released: [{ day: '2026-11-24' }, { day: '2026-12-01' }],
        booked: [{ day: '2026-11-23' }, { day: '2026-11-30' }],
      },
    });
  });

  it('releases only what it booked itself and what can still be skipped', async () => {
    await book('2026-11-23');
    await save();
    services.clock.set('2026-11-19T23:30:00Z');
    await passMinute();
    const { data } = await customer.call(recurringBooking.stop, {
      params,
      query: { leftovers: 'release' },
    });
    expect(data.usual).toBeNull();
    expect(await liveDays()).toEqual(['2026-11-20', '2026-11-23']);
    await expectBalance(18, 2);
    const again = await customer.call(recurringBooking.stop, {
      params,
      query: { leftovers: 'release' },
    });
    expect([again.status, again.data.leftovers]).toEqual([200, []]);
    await passMinute();
    expect(await liveDays()).toEqual(['2026-11-20', '2026-11-23']);
  });

  it('does not release what can no longer be skipped, though cancelling would bring its credit back', async () => {
    const afternoon = { deliveryTimeSlot: '14:00-15:00' } as const;
    await save([recurringEntry(5, afternoon)]);
    // A day ahead is 2 PM; at 6 PM it is confirmed.
    services.clock.set('2026-11-19T20:00:00Z');
    const body = { entries: [recurringEntry(1)], leftovers: 'release' as const };
    const { data } = await customer.call(recurringBooking.preview, { params, body });
    expect(data.leftovers.map(({ date }) => date)).toEqual(['2026-11-27', '2026-12-04']);
  });

  it('stops, releases what is still free, and tells of it in a mail', async () => {
    await save();
    const query = { leftovers: 'release' } as const;
    const { data } = await customer.call(recurringBooking.stop, { params, query });
    expect(data).toEqual({
      subscriptionNumber: plan.number,
      usual: null,
      before: MON_WED_FRI,
      days: [],
      lastsUntil: null,
      leftovers: [],
    });
    expect(await liveDays()).toEqual([]);
    await expectBalance(20, 0);
    const stopped = await services.db
      .selectFrom('tiffin_orders')
      .where('subscription_id', '=', plan.id)
      .select(['status', 'cancel_reason', 'usual_day'])
      .execute();
    expect(stopped).toEqual(
      Array(7).fill({
        status: 'cancelled',
        cancel_reason: 'Released from your usual',
        usual_day: null,
      }),
    );
    const released = { slot: '18:00-19:00', quantity: 1, address: ADDRESS };
    expect((await mails()).at(-1)?.details).toMatchObject({
      subscriptionNumber: plan.number,
      booked: [],
      waiting: 0,
      released: THREE_WEEKS.map((day) => ({ ...released, day })),
      lastsUntil: null,
      isOut: false,
    });
  });

  it('is stopped by nobody but its customer, and stops nothing where there is none', async () => {
    await save();
    const query = { leftovers: 'release' } as const;
    const stranger = await services.asCustomer();
    expect((await stranger.call(recurringBooking.stop, { params, query })).code).toBe(
      'subscription_not_found',
    );
    expect((await save(MON_WED_FRI, 'keep', stranger)).code).toBe('subscription_not_found');
    expect((await stranger.call(recurringBooking.read, { params })).code).toBe(
      'subscription_not_found',
    );
    const preview = { params, body: { entries: MON_WED_FRI, leftovers: 'keep' } } as const;
    expect((await stranger.call(recurringBooking.preview, preview)).code).toBe(
      'subscription_not_found',
    );
    expect(await liveDays()).toEqual(THREE_WEEKS);
  });

  it('stops and keeps what is booked', async () => {
    await save();
    await customer.call(recurringBooking.stop, { params, query: { leftovers: 'keep' } });
    services.clock.set('2026-11-23T15:00:00Z');
    await passMinute();
    expect(await liveDays()).toEqual(THREE_WEEKS);
    // The one about what was booked: there is nothing to tell of a stop that releases nothing.
    expect(await mails()).toHaveLength(1);
  });

  it('waits for the kitchen where a slot is full, as any booking does', async () => {
    const value = JSON.stringify({ slotCapacity: 1 });
    await services.db.insertInto('settings').values({ name: 'kitchen', value }).execute();
    const { data } = await save([recurringEntry(4, { quantity: 2 })]);
    await services.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
    expect(data.days.map(({ outcome }) => outcome)).toEqual(['booked', 'booked', 'booked']);
    expect(new Set((await live()).map(({ status }) => status))).toEqual(
      new Set(['pending_confirmation']),
    );
    expect((await mails()).at(-1)).toMatchObject({ details: { waiting: 3 } });
    await expectBalance(14, 6);
    await save([recurringEntry(5)], 'release');
    expect(new Set(await liveDays())).toEqual(new Set(['2026-11-20', '2026-11-27', '2026-12-04']));
    await expectBalance(17, 3);
  });

  it('books a waiting day anew once the pause that took it is called off', async () => {
    const value = JSON.stringify({ slotCapacity: 1 });
    await services.db.insertInto('settings').values({ name: 'kitchen', value }).execute();
    await save([recurringEntry(4, { quantity: 2 })]);
    await services.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
    const body = { from: '2026-11-23', until: '2026-11-27' };
    await customer.call(subscriptions.pause, { params, body });
    await passMinute();
    expect(await liveDays()).toEqual(['2026-11-19', '2026-12-03']);
    await customer.call(subscriptions.callOffPause, { params });
    await passMinute();
    expect(await liveDays()).toEqual(['2026-11-19', '2026-11-26', '2026-12-03']);
    await expectBalance(14, 6);
  });

  it('is refused beside the day that has more than the kitchen brings at once', async () => {
    const value = JSON.stringify({ maxTiffinsPerOrder: 2 });
    await services.db.insertInto('settings').values({ name: 'kitchen', value }).execute();
    const refused = await save([recurringEntry(2), recurringEntry(4, { quantity: 3 })]);
    await services.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
    expect(refused).toMatchObject({
      code: 'too_many_tiffins',
      errors: [{ field: 'entries.1.quantity' }],
    });
    expect(await liveDays()).toEqual([]);
  });

  it.each(['completed', 'cancelled'] as const)('is not for a plan that is %s', async (status) => {
    await services.db
      .updateTable('subscriptions')
      .set({ status })
      .where('id', '=', plan.id)
      .execute();
    expect((await save()).code).toBe('subscription_not_active');
  });

  it('says how far credits reach past a pause that has an end', async () => {
    await save([recurringEntry(4)]);
    const before = (await customer.call(recurringBooking.read, { params })).data.lastsUntil ?? '';
    const body = { from: '2026-11-23', until: '2026-11-27' };
    await customer.call(subscriptions.pause, { params, body });
    const { data } = await customer.call(recurringBooking.read, { params });
    expect(data.lastsUntil).toBe(addDays(before, 7));
  });

  it('says that credits reach to a tiffin of tomorrow, when it is too late to book more for that day', async () => {
    plan = await buildSubscription(services.db, { customer, credits: 1 });
    params = { id: plan.number };
    await save([recurringEntry(4)]);
    expect(await liveDays()).toEqual(['2026-11-19']);
    services.clock.set('2026-11-18T23:30:00Z');
    const { data } = await customer.call(recurringBooking.read, { params });
    expect(data.lastsUntil).toBe('2026-11-19');
  });

  it('says nothing of how far credits reach behind a pause without an end', async () => {
    await save([recurringEntry(4)]);
    services.clock.set('2026-11-18T23:30:00Z');
    const body = { from: '2026-11-20', until: null };
    await customer.call(subscriptions.pause, { params, body });
    const { data } = await customer.call(recurringBooking.read, { params });
    expect(data.days[0]).toMatchObject({ date: '2026-11-19', outcome: 'booked' });
    expect(data.lastsUntil).toBeNull();
    services.clock.set('2026-11-20T15:00:00Z');
    await passMinute();
    const paused = await customer.call(recurringBooking.read, { params });
    expect(new Set(paused.data.days.map(({ outcome }) => outcome))).toEqual(new Set(['paused']));
    expect(paused.data.lastsUntil).toBeNull();
  });

  it('is set while a plan waits for approval, and books with it', async () => {
    plan = await buildSubscription(services.db, {
      customer,
      status: 'pending_approval',
      approved_at: null,
      credits: 0,
      tiffin_count: 5,
    });
    params = { id: plan.number };
    const { data } = await save([recurringEntry(4)]);
    expect(data.days.map(({ outcome }) => outcome)).toEqual(['to_book', 'to_book', 'to_book']);
    expect(data.lastsUntil).toBe('2026-12-17');
    await passMinute();
    expect(await liveDays()).toEqual([]);
    const staff = await services.asStaff();
    await staff.call(adminSubscriptions.approveUnpaid, { params: { id: plan.id }, body: {} });
    await passMinute();
    expect(await liveDays()).toEqual(['2026-11-19', '2026-11-26', '2026-12-03']);
    await expectBalance(2, 3);
  });

  it('ends with its plan, and a plan that is over takes none', async () => {
    await save();
    const staff = await services.asStaff();
    await staff.call(adminSubscriptions.cancel, {
      params: { id: plan.id },
      body: { reason: 'Moved away', payBack: null },
    });
    expect((await customer.call(recurringBooking.read, { params })).data).toMatchObject({
      usual: null,
      days: [],
    });
    await passMinute();
    expect(await liveDays()).toEqual([]);
    const late = await save();
    expect([late.code, late.message]).toEqual([
      'subscription_not_active',
      expect.stringContaining('cancelled'),
    ]);
  });

  it.each([
    ['no day', [], 'validation_failed'],
    ['a day twice', [recurringEntry(1), recurringEntry(1, { quantity: 2 })], 'validation_failed'],
    ['a Saturday', [{ ...recurringEntry(1), weekday: 6 as DeliveryWeekday }], 'validation_failed'],
    ['too many', [recurringEntry(1, { quantity: 6 })], 'too_many_tiffins'],
    [
      'an address that is not served',
      [recurringEntry(1, { deliveryAddress: '1 Yonge Street, Toronto, ON M5E 1W7' })],
      'outside_service_area',
    ],
  ])('refuses %s and keeps what was', async (_what, entries, code) => {
    await save();
    const url = `/api/v1/public/tiffin/subscription/${plan.number}/usual`;
    const refused = await customer.send('PUT', url, { entries });
    expect([refused.status, refused.code]).toEqual([422, code]);
    const preview = await customer.send('POST', `${url}/preview`, { entries, leftovers: 'keep' });
    expect([preview.status, preview.code]).toEqual([422, code]);
    expect((await customer.call(recurringBooking.read, { params })).data.usual?.entries).toEqual(
      MON_WED_FRI,
    );
  });
});
