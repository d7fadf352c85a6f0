import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import type { Diet } from '#contract/account/diet.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import {
  adminTiffinOrders,
  kitchenDays,
  type StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { instantAt } from '#domain/platform/days.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildDish, buildWeek, entryOf } from '#test/site-factories.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const FRIDAY = '2026-11-20';

describe('the kitchen’s day', () => {
  const services = useApp();
  let staff: Client & { id: string };

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    staff = await services.asStaff();
    await services.db.deleteFrom('closures').execute();
  });

  async function booked(change: Record<string, unknown> = {}) {
    const customer = await services.asCustomer();
    const subscription = await buildSubscription(services.db, { customer });
    const { data: order } = await customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: subscription.id,
        deliveryDate: FRIDAY,
        deliveryTimeSlot: '17:00-18:00',
        quantity: 2,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: 'Ring twice',
        ...change,
      },
    });
    return { customer, subscription, order };
  }

  const act = (id: string, action: StaffTiffinOrderAction, body = {}) =>
    staff.call(adminTiffinOrders.act, { params: { id, action }, body });

  /** The same on Friday, whatever day it is. */
  const actAhead = (id: string, action: StaffTiffinOrderAction) =>
    act(id, action, { anyTime: true });

  const day = async (date = FRIDAY) =>
    (await staff.call(kitchenDays.read, { params: { date } })).data;

  const runClock = () =>
    tick({ db: services.db, now: services.clock.now(), log: services.services.log });

  it('takes a tiffin from scheduled to delivered, and its credit is used when it is cooked', async () => {
    const { order, subscription } = await booked();
    await act(order.id, 'confirm');
    await actAhead(order.id, 'prepare');
    expect((await balanceOf(services.db, subscription.id)).row).toEqual({
      available: 3,
      reserved: 0,
    });
    await actAhead(order.id, 'dispatch');
    const { data: delivered } = await actAhead(order.id, 'deliver');
    expect(delivered).toMatchObject({ status: 'delivered', creditsUsed: 2, actions: [] });
    const { row, fold } = await balanceOf(services.db, subscription.id);
    expect(fold).toEqual(row);
  });

  it('refuses a step out of turn and says what it is now', async () => {
    const { order } = await booked();
    const refused = await act(order.id, 'deliver');
    expect([refused.status, refused.message]).toEqual([
      409,
      'This cannot be done while it is scheduled.',
    ]);
  });

  it('shows what to cook by slot, and nobody who skipped, cancelled or paused', async () => {
    const before = await day('2026-11-25');
    const date = { deliveryDate: '2026-11-25' };
    await booked(date);
    const skipped = await booked(date);
    await skipped.customer.call(tiffinOrders.skip, { body: { orderId: skipped.order.id } });
    const paused = await booked(date);
    await staff.call(adminSubscriptions.pause, {
      params: { id: paused.subscription.id },
      body: {},
    });
    const cancelled = await booked(date);
    await act(cancelled.order.id, 'cancel', { reason: 'Sold out' });

    const after = await day('2026-11-25');
    expect(before.tiffins).toBe(0);
    expect(after.tiffins).toBe(2);
    const slot = after.slots.find((one) => one.slot === '17:00-18:00');
    expect(slot).toMatchObject({ tiffins: 2, byDiet: { vegetarian: 2 } });
    expect(slot?.orders).toHaveLength(1);
    expect(slot?.orders[0]).toMatchObject({ specialInstructions: 'Ring twice' });
  });

  it('says the same of a day wherever it is counted: what to cook, and what waits', async () => {
    const deliveryDate = '2026-12-01';
    await booked({ deliveryDate });
    const { order } = await booked({ deliveryDate, quantity: 3 });
    await services.db
      .updateTable('tiffin_orders')
      .where('id', '=', order.id)
      .set({ status: 'pending_confirmation' })
      .execute();
    const said = { tiffins: 2, waiting: 3 };
    expect(await day(deliveryDate)).toMatchObject(said);
    const { data: seen } = await staff.call(overview.read, {});
    expect(seen.days.find(({ date }) => date === deliveryDate)).toMatchObject(said);
    const { data: book } = await staff.call(adminCatering.month, { params: { month: '2026-12' } });
    expect(book.days.find(({ date }) => date === deliveryDate)).toMatchObject(said);
    services.clock.set(instantAt(deliveryDate, '09:00'));
    expect((await staff.call(overview.read, {})).data.holds).toMatchObject({
      plans: [{ tiffins: 2 }],
      waiting: 3,
    });
  });

  it('says beside an order that waits how full its hour is, as the board does', async () => {
    const deliveryDate = '2026-12-02';
    const waiting = await booked({ deliveryDate, quantity: 3 });
    await booked({ deliveryDate });
    const evening = await booked({ deliveryDate, deliveryTimeSlot: '18:00-19:00', quantity: 4 });
    await services.db
      .updateTable('tiffin_orders')
      .where('id', 'in', [waiting.order.id, evening.order.id])
      .set({ status: 'pending_confirmation' })
      .execute();
    const { slots, dayCapacity } = await day(deliveryDate);
    const room = (inHour: string) => {
      const slot = slots.find((one) => one.slot === inHour);
      const hour = { tiffins: slot?.tiffins, capacity: slot?.capacity };
      return { hour, day: { tiffins: 2, capacity: dayCapacity } };
    };
    expect(room('17:00-18:00').hour.tiffins).toBe(2);
    const { data: listed } = await staff.call(adminTiffinOrders.list, {
      query: { page: 1, limit: 25, sort: 'deliveryDate', order: 'ASC', date: deliveryDate },
    });
    // The hours of a day stand in their order.
    expect(listed.map((order) => [order.deliveryTimeSlot, order.status])).toEqual([
      ['17:00-18:00', expect.any(String)],
      ['17:00-18:00', expect.any(String)],
      ['18:00-19:00', 'pending_confirmation'],
    ]);
    const rooms = new Map(listed.map((order) => [order.id, order.room]));
    expect(rooms.get(waiting.order.id)).toEqual(room('17:00-18:00'));
    expect(rooms.get(evening.order.id)).toEqual(room('18:00-19:00'));
    expect([...rooms.values()].filter(Boolean)).toHaveLength(2);
    const read = await staff.call(adminTiffinOrders.read, { params: { id: waiting.order.id } });
    expect(read.data.room).toEqual(room('17:00-18:00'));
  });

  it('lists the dishes of the menu with how much of each the booked tiffins need', async () => {
    const all = await buildDish(services.db, { portion: { amount: 250, unit: 'ml' } });
    const jain = await buildDish(services.db, { diets: ['jain'], portion: null });
    await buildWeek(services.db, { 4: [entryOf(all), entryOf(jain)] }, '2026-11-23');
    await booked({ deliveryDate: '2026-11-26', quantity: 5 });
    const { dishes, boxes } = await day('2026-11-26');
    const nothing = { portions: 0, amounts: [] };
    const five = { portions: 5, amounts: [{ amount: 1250, unit: 'ml' }] };
    expect(dishes).toEqual([
      {
        name: all.name,
        course: 'sabji',
        ...five,
        byDiet: { vegetarian: five, jain: nothing, swaminarayan: nothing },
      },
      {
        name: jain.name,
        course: 'sabji',
        ...nothing,
        byDiet: { vegetarian: nothing, jain: nothing, swaminarayan: nothing },
      },
    ]);
    expect(boxes).toMatchObject([
      { planName: 'Everyday Tiffin', quantity: 5, isSaid: false, short: [] },
    ]);
    expect((await day('2026-11-27')).dishes).toEqual([]);
  });

  it('asks for what is not cooked yet, and counts apart what is on its way, brought or back', async () => {
    const date = '2026-11-19';
    const dal = await buildDish(services.db, { portion: { amount: 250, unit: 'ml' } });
    await buildWeek(services.db, { 4: [entryOf(dal)] }, '2026-11-16');
    const boxes = [await booked({ deliveryDate: date }), await booked({ deliveryDate: date })];
    const [gone, left] = boxes.map(({ order }) => order.id) as [string, string];
    const seen = async () => {
      const { tiffins, cooked, toPack, dishes } = await day(date);
      const quantities = toPack.map(({ quantity }) => quantity);
      return [tiffins, cooked, quantities, dishes[0]?.amounts[0]?.amount];
    };
    for (const id of [gone, left]) {
      await act(id, 'confirm');
      await actAhead(id, 'prepare');
    }
    expect(await seen()).toEqual([4, 0, [4], 1000]);
    await actAhead(gone, 'dispatch');
    expect(await seen()).toEqual([4, 2, [2], 500]);
    const ahead = async () =>
      (await staff.call(overview.read, {})).data.days.find((one) => one.date === date);
    expect(await ahead()).toMatchObject({ tiffins: 4, cooked: 2, toBring: 4 });
    expect((await day(date)).toBring).toBe(4);
    await act(gone, 'fail', { reason: 'Nobody home', anyTime: true });
    expect(await seen()).toEqual([4, 2, [2], 500]);
    expect(await ahead()).toMatchObject({ tiffins: 4, cooked: 2, toBring: 2 });
    expect((await day(date)).toBring).toBe(2);
  });

  it('cooks what is in the boxes that were sold, by plan and diet, and says what the menu lacks', async () => {
    const portion = (amount: number, unit: 'ml' | 'pieces') => ({ portion: { amount, unit } });
    const [first, second, roti] = [
      await buildDish(services.db, portion(200, 'ml')),
      await buildDish(services.db, { ...portion(150, 'ml'), diets: ['vegetarian'] }),
      await buildDish(services.db, { ...portion(4, 'pieces'), course: 'roti' }),
    ];
    const entries = [first, second, roti].map((dish) => entryOf(dish));
    await buildWeek(services.db, { 1: entries }, '2026-11-30');
    const line = (course: string, dishes: number, amount: number, unit: string) => ({
      course,
      dishes,
      amount,
      unit,
      usualPortion: null,
      weekdays: null,
    });
    const sell = async (planName: string, rotis: number, sabjis: number, diet: Diet, n: number) => {
      const customer = await services.asCustomer();
      const { id } = await buildSubscription(services.db, {
        customer,
        plan_name: planName,
        diet,
        box: JSON.stringify([
          line('sabji', sabjis, 1, 'servings'),
          line('roti', 1, rotis, 'pieces'),
        ]),
      });
      await customer.call(tiffinOrders.schedule, {
        body: {
          subscriptionId: id,
          deliveryDate: '2026-11-30',
          deliveryTimeSlot: '17:00-18:00',
          quantity: n,
          deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
          specialInstructions: null,
        },
      });
    };
    await sell('Everyday', 4, 1, 'vegetarian', 3);
    await sell('Full Thali', 5, 2, 'vegetarian', 2);
    await sell('Full Thali', 5, 2, 'jain', 1);

    const { dishes, boxes, slots } = await day('2026-11-30');
    expect(dishes.map(({ portions, amounts }) => [portions, amounts])).toEqual([
      [6, [{ amount: 1200, unit: 'ml' }]],
      [2, [{ amount: 300, unit: 'ml' }]],
      [6, [{ amount: 27, unit: 'pieces' }]],
    ]);
    expect(boxes.map(({ name, diet, quantity, short }) => [name, diet, quantity, short])).toEqual([
      ['Everyday', 'vegetarian', 3, []],
      ['Full Thali', 'vegetarian', 2, []],
      ['Full Thali', 'jain', 1, [{ course: 'sabji', promised: 2, offered: 1 }]],
    ]);
    expect(slots.find(({ slot }) => slot === '17:00-18:00')?.byPlan).toEqual([
      { planName: 'Everyday', diet: 'vegetarian', quantity: 3 },
      { planName: 'Full Thali', diet: 'vegetarian', quantity: 2 },
      { planName: 'Full Thali', diet: 'jain', quantity: 1 },
    ]);

    const shortMenus = async () => (await staff.call(overview.read, {})).data.shortMenus;
    services.clock.set('2026-11-27T15:00:00Z');
    expect(await shortMenus()).toEqual([]);
    services.clock.set('2026-11-28T15:00:00Z');
    expect(await shortMenus()).toEqual([{ date: '2026-11-30', tiffins: 1 }]);
  });

  it('moves many along and names those that cannot be moved', async () => {
    const one = await booked();
    const two = await booked();
    await act(one.order.id, 'confirm');
    const { data } = await staff.call(adminTiffinOrders.actOnMany, {
      params: { action: 'confirm' },
      body: { ids: [one.order.id, two.order.id] },
    });
    expect(data.moved).toEqual([two.order.id]);
    expect(data.refused).toEqual([
      {
        id: one.order.id,
        orderNumber: one.order.orderNumber,
        message: 'This cannot be done while it is confirmed.',
      },
    ]);
  });

  it('gives the credit of a failed delivery back only when the kitchen says so', async () => {
    const kept = await booked();
    const returned = await booked();
    for (const { order } of [kept, returned]) {
      await act(order.id, 'confirm');
      await actAhead(order.id, 'prepare');
      await actAhead(order.id, 'dispatch');
    }
    await act(kept.order.id, 'fail', { reason: 'Nobody home', anyTime: true });
    const wrongDoor = { reason: 'Wrong door', returnCredit: true, anyTime: true };
    await act(returned.order.id, 'fail', wrongDoor);
    const { data: cancelled } = await staff.call(adminTiffinOrders.read, {
      params: { id: kept.order.id },
    });
    expect(cancelled).toMatchObject({ status: 'cancelled', notDelivered: 'undecided' });
    const theirs = await returned.customer.call(tiffinOrders.read, {
      params: { id: returned.order.id },
    });
    expect(theirs.data).toMatchObject({ status: 'cancelled', creditKept: null });
    expect((await balanceOf(services.db, kept.subscription.id)).row.available).toBe(3);
    expect((await balanceOf(services.db, returned.subscription.id)).row.available).toBe(5);
  });

  it('confirms at 18:00 what is booked for tomorrow, and running again changes nothing', async () => {
    const tomorrow = await booked({ deliveryDate: '2026-11-19' });
    const later = await booked({ deliveryDate: FRIDAY });
    services.clock.set('2026-11-18T22:59:00Z');
    await runClock();
    const statusOf = async ({ customer, order }: typeof tomorrow) =>
      (await customer.call(tiffinOrders.read, { params: { id: order.id } })).data.status;
    expect(await statusOf(tomorrow)).toBe('scheduled');
    services.clock.set('2026-11-18T23:00:00Z');
    await runClock();
    await runClock();
    expect([await statusOf(tomorrow), await statusOf(later)]).toEqual(['confirmed', 'scheduled']);
  });

  it('catches up after days off: what nobody accepted expires with its credit back', async () => {
    const waiting = await booked({ deliveryDate: '2026-11-24' });
    await services.db
      .updateTable('tiffin_orders')
      .set({ status: 'pending_confirmation' })
      .where('id', '=', waiting.order.id)
      .execute();
    services.clock.set('2026-11-27T15:00:00Z');
    await runClock();
    const read = await waiting.customer.call(tiffinOrders.read, {
      params: { id: waiting.order.id },
    });
    expect(read.data.status).toBe('cancelled');
    expect((await balanceOf(services.db, waiting.subscription.id)).row.available).toBe(5);
  });

  it('completes a subscription whose last tiffin is delivered, and a returned credit opens it again', async () => {
    const { order, subscription } = await booked({ quantity: 5 });
    for (const action of ['confirm', 'prepare', 'dispatch'] as const)
      await actAhead(order.id, action);
    const statusOf = async () =>
      (
        await services.db
          .selectFrom('subscriptions')
          .where('id', '=', subscription.id)
          .select('status')
          .executeTakeFirstOrThrow()
      ).status;
    await runClock();
    expect(await statusOf()).toBe('active');
    await actAhead(order.id, 'deliver');
    await runClock();
    expect(await statusOf()).toBe('completed');
    await staff.call(adminSubscriptions.adjustCredits, {
      params: { id: subscription.id },
      body: { credits: 1, reason: 'One arrived cold' },
    });
    expect(await statusOf()).toBe('active');
  });

  it('ends a pause when its last day is over', async () => {
    const { subscription } = await booked();
    const params = { id: subscription.id };
    await staff.call(adminSubscriptions.pause, { params, body: { until: '2026-11-20' } });
    services.clock.set('2026-11-20T20:00:00Z');
    await runClock();
    const paused = await staff.call(adminSubscriptions.read, { params });
    services.clock.set('2026-11-21T05:01:00Z');
    await runClock();
    const resumed = await staff.call(adminSubscriptions.read, { params });
    expect([paused.data.status, resumed.data.status]).toEqual(['paused', 'active']);
  });

  it('raises an alarm at night when a ledger does not fold to its row', async () => {
    const { subscription } = await booked();
    await services.db.deleteFrom('clock_marks').execute();
    await runClock();
    await services.db
      .updateTable('subscriptions')
      .set({ available: 99 })
      .where('id', '=', subscription.id)
      .execute();
    services.clock.set('2026-11-19T09:00:00Z');
    await runClock();
    await runClock();
    const alarms = await services.db
      .selectFrom('ledger_alarms')
      .where('subscription_id', '=', subscription.id)
      .selectAll()
      .execute();
    expect(alarms).toHaveLength(1);
  });

  it('lets no booking slip past a closure of its day', async () => {
    const customer = await services.asCustomer();
    const subscription = await buildSubscription(services.db, { customer });
    for (const date of ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']) {
      const [booking, closure] = await Promise.all([
        customer.call(tiffinOrders.schedule, {
          body: {
            subscriptionId: subscription.id,
            deliveryDate: date,
            deliveryTimeSlot: '14:00-15:00',
            quantity: 1,
            deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
            specialInstructions: null,
          },
        }),
        staff.call(adminClosures.create, {
          body: { startDate: date, endDate: date, reason: 'Inventory' },
        }),
      ]);
      expect([
        [201, 409],
        [422, 201],
      ]).toContainEqual([booking.status, closure.status]);
    }
  });

  it('closes a past day by delivering what is left of it', async () => {
    const { order, subscription, customer } = await booked();
    await act(order.id, 'confirm');
    expect(
      (await staff.call(kitchenDays.close, { params: { date: FRIDAY }, body: {} })).status,
    ).toBe(409);
    services.clock.set('2026-11-21T15:00:00Z');
    const closed = await staff.call(kitchenDays.close, { params: { date: FRIDAY }, body: {} });
    expect(closed.data.delivered).toBeGreaterThanOrEqual(1);
    const read = await customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(read.data.status).toBe('delivered');
    const { row, fold } = await balanceOf(services.db, subscription.id);
    expect(row).toEqual({ available: 3, reserved: 0 });
    expect(fold).toEqual(row);
  });
});
