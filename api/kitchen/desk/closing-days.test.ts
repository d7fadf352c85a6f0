import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { type Slot, type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { addDays, instantAt } from '#domain/platform/days.ts';
import { type Client, useApp } from '#test/app.ts';
import { acceptedInquiry, depositFor, sentInquiry } from '#test/catering-factories.ts';
import { type Choose, closeDays, lookAtDays, moveAll } from '#test/closing.ts';
import { buildMember } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const EVENING = '18:00-19:00';

const services = useApp();
let owner: Client & { id: string };

/** Each story has a week of its own, and begins on its Wednesday at ten. */
let wednesday = '2026-11-11';
const thursday = () => addDays(wednesday, 1);
const friday = () => addDays(wednesday, 2);
const monday = () => addDays(wednesday, 5);
const tuesday = () => addDays(wednesday, 6);
const storm = () => ({ startDate: friday(), endDate: friday(), reason: 'A snow storm' });

beforeEach(async () => {
  wednesday = addDays(wednesday, 7);
  services.clock.set(instantAt(wednesday, '10:00'));
  owner = await services.asStaff();
  await services.db.deleteFrom('closures').execute();
  await setCapacity({});
});

async function setCapacity(value: { slotCapacity?: number; dayCapacity?: number }) {
  await services.db
    .insertInto('settings')
    .values({ name: 'kitchen', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

const WAY = ['confirm', 'prepare', 'dispatch', 'deliver'] as const;
const STATES: TiffinOrderStatus[] = [
  'scheduled',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
];

/** A tiffin order of a customer of its own, brought to a state. */
async function booked(
  status: TiffinOrderStatus,
  { day = friday(), slot = EVENING, quantity = 1 }: BookingWish = {},
) {
  // One after another, as they are given their places.
  services.clock.set(services.clock.now().add({ seconds: 1 }));
  const customer = await services.asCustomer();
  const subscription = await buildSubscription(services.db, { customer });
  const { data: order, text } = await customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId: subscription.id,
      deliveryDate: day,
      deliveryTimeSlot: slot,
      quantity,
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
      specialInstructions: null,
    },
  });
  if (!order) throw new Error(text);
  if (status === 'pending_confirmation') {
    await services.db
      .updateTable('tiffin_orders')
      .set({ status })
      .where('id', '=', order.id)
      .execute();
  }
  for (const action of WAY.slice(0, Math.max(0, STATES.indexOf(status))))
    await act(order.id, action);
  const now = () =>
    services.db
      .selectFrom('tiffin_orders')
      .where('id', '=', order.id)
      .select([
        'status',
        'delivery_day as day',
        'slot',
        'credits_held as held',
        'credits_used as used',
      ])
      .executeTakeFirstOrThrow();
  return { customer, subscription, id: order.id, now };
}
type BookingWish = { day?: string; slot?: Slot; quantity?: number };

async function act(id: string, action: (typeof WAY)[number]) {
  const body = { anyTime: true };
  const acted = await owner.call(adminTiffinOrders.act, { params: { id, action }, body });
  if (!acted.success) throw new Error(acted.text);
}

const pay = (thing: { snackOrderId: string }, amount: number) =>
  owner.call(adminPayments.record, {
    body: {
      ...thing,
      amount,
      method: 'interac',
      reference: 'For snacks',
      receivedDay: wednesday,
    },
  });

/** Two of a snack for Friday at 2 PM, paid. */
async function snacksFor(snackId: string) {
  const customer = await services.asCustomer();
  const { data: order } = await customer.call(snackOrders.place, {
    body: { ...snackOrderOf({ snackId, quantity: 2 }), delivery_time: `${friday()}T14:00` },
  });
  await pay({ snackOrderId: order.id }, order.total_amount);
  const now = () =>
    services.db
      .selectFrom('snack_orders')
      .where('id', '=', order.id)
      .select(['status', 'delivery_day as day', 'delivery_time as time'])
      .executeTakeFirstOrThrow();
  return { customer, id: order.id, number: order.order_number, total: order.total_amount, now };
}

const orderedFor = async (snackId: string, day: string) =>
  (
    await services.db
      .selectFrom('snack_days')
      .where('snack_id', '=', snackId)
      .where('day', '=', day)
      .select('ordered')
      .executeTakeFirst()
  )?.ordered ?? 0;

/** Brings events to the Friday, however soon that is. */
async function onFriday(...inquiries: { id: string }[]) {
  await services.db
    .updateTable('catering_inquiries')
    .set({ event_day: friday() })
    .where(
      'id',
      'in',
      inquiries.map(({ id }) => id),
    )
    .execute();
}

/** What was written since the last look. */
async function readMails() {
  const rows = await services.db
    .deleteFrom('mails')
    .returning(['kind', 'to_address as to', 'details'])
    .execute();
  return rows.sort((one, other) => (one.kind < other.kind ? -1 : 1));
}

describe('closing a day', () => {
  it('names the tiffins that could not be handed over, and leaves them as they are', async () => {
    for (const [quantity, returnCredit] of [
      [2, undefined],
      [1, false],
    ] as const) {
      const { id } = await booked('out_for_delivery', { quantity });
      await owner.call(adminTiffinOrders.act, {
        params: { id, action: 'fail' },
        body: { reason: 'Road closed by police', returnCredit, anyTime: true },
      });
    }
    const { affected } = await lookAtDays(owner, storm());
    expect(affected).toMatchObject({
      tiffins: [],
      delivered: { orders: 0, tiffins: 0, snackOrders: 0 },
      notDelivered: { orders: 2, tiffins: 3, undecided: 1 },
    });
  });

  it('counts a box for each person at one door', async () => {
    const { customer, subscription } = await booked('scheduled', { day: monday() });
    const { id: memberId } = await buildMember(services.db, customer.id);
    await customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: subscription.id,
        deliveryDate: friday(),
        deliveryTimeSlot: EVENING,
        quantity: 1,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
        memberId,
      },
    });
    const { affected } = await lookAtDays(owner, storm());
    // What comes on Monday is the account holder's, and in nobody else's way.
    expect(affected.tiffins.map(({ taken }) => taken)).toEqual([[]]);
  });

  it('with orders in every state, snacks and events loses nothing and writes to everybody', async () => {
    await setCapacity({ slotCapacity: 4 });
    const every = {
      scheduled: await booked('scheduled', { quantity: 2 }),
      confirmed: await booked('confirmed'),
      waiting: await booked('pending_confirmation', { slot: '17:00-18:00', quantity: 3 }),
      preparing: await booked('preparing', { slot: '14:00-15:00', quantity: 2 }),
      onTheWay: await booked('out_for_delivery', { slot: '14:00-15:00' }),
      delivered: await booked('delivered', { slot: '15:00-16:00' }),
    };
    // Monday evening has room for one more, the hour before it for three.
    await booked('scheduled', { day: monday(), quantity: 3 });
    await booked('scheduled', { day: monday(), slot: '17:00-18:00' });
    const limited = await buildSnack(services.db, { daily_limit: 2 });
    const cancelled = await snacksFor(limited.id);
    const kept = await snacksFor((await buildSnack(services.db)).id);
    const wedding = await acceptedInquiry(services);
    await owner.call(adminPayments.record, { body: depositFor(wedding.id) });
    const asked = await sentInquiry(services);
    await onFriday(wedding, asked);
    await readMails();

    const choose: Choose = (affected) => ({
      booked: 'move',
      waiting: 'move',
      move: { date: monday(), spread: 'hours' },
      onTheWay: 'deliver',
      snackOrders: affected.snackOrders.map(({ id }) => ({
        id,
        does: id === kept.id ? 'keep' : 'cancel',
      })),
      events: affected.events.map(({ id }) => ({
        id,
        does: id === wedding.id ? 'keep' : 'cancel',
      })),
    });
    const { affected, answer } = await lookAtDays(owner, storm(), choose);
    expect(affected.delivered).toEqual({ orders: 1, tiffins: 1, snackOrders: 0 });
    expect(answer.seen).toEqual({
      orders: 5,
      tiffins: 9,
      movedOrders: 3,
      movedTiffins: 6,
      givenBackOrders: 1,
      creditsBack: 2,
      stillDelivered: 1,
      snackOrdersMoved: 0,
      snackOrdersCancelled: 1,
      snackOrdersKept: 1,
      eventsCancelled: 1,
      eventsKept: 1,
      toPayBack: cancelled.total,
      customers: 9,
      letters: 9,
    });
    const closed = await owner.call(adminClosures.create, { body: { ...storm(), answer } });
    expect([closed.status, closed.data.done]).toEqual([201, answer.seen]);

    expect(await every.scheduled.now()).toMatchObject({
      status: 'scheduled',
      day: monday(),
      slot: '19:00-20:00',
      held: 2,
    });
    expect(await every.confirmed.now()).toMatchObject({
      status: 'scheduled',
      day: monday(),
      slot: EVENING,
    });
    expect(await every.waiting.now()).toMatchObject({
      status: 'pending_confirmation',
      day: monday(),
      slot: '17:00-18:00',
    });
    const onMonday = await services.db
      .selectFrom('tiffin_orders')
      .where('delivery_day', '=', monday())
      .groupBy('slot')
      .select(['slot', sql<number>`sum(quantity)::int`.as('tiffins')])
      .orderBy('slot')
      .execute();
    expect(onMonday.map(({ slot, tiffins }) => [slot.slice(0, 2), tiffins])).toEqual([
      ['17', 4],
      [EVENING.slice(0, 2), 4],
      ['19', 2],
    ]);
    expect(await every.preparing.now()).toMatchObject({ status: 'cancelled', held: 0, used: 0 });
    expect(await every.onTheWay.now()).toMatchObject({ status: 'out_for_delivery', used: 1 });
    expect(await every.delivered.now()).toMatchObject({ status: 'delivered', day: friday() });
    const available = {
      scheduled: 3,
      confirmed: 4,
      waiting: 2,
      preparing: 5,
      onTheWay: 4,
      delivered: 4,
    };
    for (const [state, credits] of Object.entries(available)) {
      const { subscription } = every[state as keyof typeof every];
      const { row, fold } = await balanceOf(services.db, subscription.id);
      expect([state, row.available]).toEqual([state, credits]);
      expect(fold).toEqual(row);
    }
    expect(await cancelled.now()).toMatchObject({ status: 'cancelled' });
    expect(await orderedFor(limited.id, friday())).toBe(0);
    expect(await kept.now()).toMatchObject({ status: 'pending', day: friday() });
    const events = await services.db
      .selectFrom('catering_inquiries')
      .where('id', 'in', [wedding.id, asked.id])
      .select(['id', 'status'])
      .execute();
    expect(new Map(events.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [wedding.id, 'confirmed'],
        [asked.id, 'cancelled'],
      ]),
    );

    const mails = await readMails();
    expect(mails.map(({ kind }) => kind)).toEqual([
      'inquiry_cancelled',
      'inquiry_stays',
      'order_cancelled',
      'order_changed_by_kitchen',
      'order_changed_by_kitchen',
      'order_changed_by_kitchen',
      'order_stays',
      'snack_order_cancelled',
      'snack_order_stays',
    ]);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(answer.seen.customers);
    expect(mails[1]?.to).toBe(wedding.email);
    const saysWaiting = mails.filter((mail) => (mail.details as { waiting?: boolean }).waiting);
    expect(saysWaiting).toHaveLength(1);
    expect(mails.find(({ kind }) => kind === 'snack_order_cancelled')?.details).toMatchObject({
      reason: 'A snow storm',
      toPayBack: cancelled.total,
    });

    const log = await services.db
      .selectFrom('audit_log')
      .where('resource', '=', 'closures')
      .where('resource_id', '=', closed.data.id)
      .select('after')
      .executeTakeFirstOrThrow();
    const numbers = Array.from({ length: 3 }, () => expect.stringMatching(/^TF-/));
    expect(log.after).toMatchObject({ movedOrders: numbers, creditsBack: 2 });
  });

  it('stores nothing without an answer, or with one to another day than it is now', async () => {
    const order = await booked('scheduled');
    const unasked = await owner.call(adminClosures.create, { body: storm() });
    expect([unasked.status, unasked.code]).toEqual([409, 'closing_needs_answer']);
    const { answer } = await lookAtDays(owner, storm());
    const other = await booked('scheduled');
    await readMails();
    const late = await owner.call(adminClosures.create, { body: { ...storm(), answer } });
    expect([late.code, late.message]).toEqual([
      'closing_changed',
      'The day has changed meanwhile. Please look at it again.',
    ]);
    for (const { now } of [order, other])
      expect(await now()).toMatchObject({ status: 'scheduled', day: friday() });
    expect(await readMails()).toEqual([]);
    expect(await services.db.selectFrom('closures').selectAll().execute()).toEqual([]);
    expect((await closeDays(owner, storm())).data.done).toMatchObject({ creditsBack: 2 });
  });

  it('that is over closes no more', async () => {
    const past = addDays(wednesday, -1);
    const refused = await owner.call(adminClosures.create, {
      body: { startDate: past, endDate: past, reason: 'A rest' },
    });
    expect([refused.status, refused.code]).toEqual([422, 'closure_past']);
  });

  it('of which nothing is booked asks nothing', async () => {
    const closed = await owner.call(adminClosures.create, { body: storm() });
    expect([closed.status, closed.data.done]).toEqual([201, null]);
  });

  it('in the middle of it gives back what is being cooked and is on the way', async () => {
    const cooking = await booked('preparing');
    const onTheWay = await booked('out_for_delivery', { quantity: 2 });
    const confirmed = await booked('confirmed', { slot: '19:00-20:00' });
    services.clock.set(instantAt(friday(), '11:00'));
    await readMails();
    const closed = await closeDays(owner, storm());
    expect(closed.data.done).toMatchObject({ orders: 3, creditsBack: 4, letters: 3 });
    for (const { now, subscription } of [cooking, onTheWay, confirmed]) {
      expect(await now()).toMatchObject({ status: 'cancelled', held: 0, used: 0 });
      const { row, fold } = await balanceOf(services.db, subscription.id);
      expect(row).toEqual({ available: 5, reserved: 0 });
      expect(fold).toEqual(row);
    }
    expect((await readMails()).map(({ details }) => details)).toMatchObject([
      { creditsReturned: expect.any(Number), reason: 'A snow storm' },
      {},
      {},
    ]);
  });

  it('moves to a day whose cut-off has passed when the kitchen says so, but nothing that waits', async () => {
    const order = await booked('scheduled', { day: thursday() });
    const waiting = await booked('pending_confirmation', { day: thursday() });
    services.clock.set(instantAt(thursday(), '18:30'));
    const thursdayOnly = { startDate: thursday(), endDate: thursday(), reason: 'No gas' };
    const { affected } = await lookAtDays(owner, thursdayOnly);
    expect(affected.targets[0]).toMatchObject({ date: friday(), isClosedForOrders: true });
    await closeDays(owner, thursdayOnly, moveAll);
    expect(await order.now()).toMatchObject({ status: 'confirmed', day: friday() });
    expect(await waiting.now()).toMatchObject({ status: 'pending_confirmation', day: monday() });
  });

  it('moves nobody into a pause, and gives back what fits nowhere', async () => {
    await setCapacity({ slotCapacity: 1, dayCapacity: 1 });
    const first = await booked('scheduled');
    const second = await booked('pending_confirmation');
    const resting = await booked('scheduled', { slot: '14:00-15:00' });
    await services.db
      .updateTable('tiffin_orders')
      .set({ status: 'scheduled' })
      .where('id', 'in', [second.id, resting.id])
      .execute();
    await owner.call(adminSubscriptions.pause, {
      params: { id: resting.subscription.id },
      body: { from: monday(), until: tuesday(), reason: 'The driver is away' },
    });
    await closeDays(owner, storm(), () => ({
      booked: 'move',
      move: { date: monday(), spread: 'hours' },
    }));
    expect(await first.now()).toMatchObject({ day: monday(), slot: EVENING });
    expect(await second.now()).toMatchObject({ status: 'skipped', day: friday() });
    expect(await resting.now()).toMatchObject({ status: 'skipped', day: friday() });
  });

  it('moves a tiffin a second time to the hour that its customer had chosen, whatever words changed since', async () => {
    await setCapacity({ slotCapacity: 1 });
    const order = await booked('scheduled', { slot: '19:00-20:00' });
    await booked('scheduled', { day: monday(), slot: '19:00-20:00' });
    await closeDays(owner, storm(), () => ({
      booked: 'move',
      move: { date: monday(), spread: 'hours' },
    }));
    expect(await order.now()).toMatchObject({ day: monday(), slot: EVENING });
    const { status } = await order.customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { specialInstructions: 'Less salt' },
    });
    expect(status).toBe(200);
    const second = { ...storm(), startDate: monday(), endDate: monday() };
    const choose: Choose = () => ({ booked: 'move', move: { date: tuesday(), spread: 'days' } });
    await closeDays(owner, second, choose);
    expect(await order.now()).toMatchObject({ day: tuesday(), slot: '19:00-20:00' });
  });

  it('moves a tiffin to the hour that its customer chose after the first closing', async () => {
    await setCapacity({ slotCapacity: 1 });
    const order = await booked('scheduled', { slot: '19:00-20:00' });
    const neighbour = await booked('scheduled', { day: monday(), slot: '19:00-20:00' });
    await closeDays(owner, storm(), () => ({
      booked: 'move',
      move: { date: monday(), spread: 'hours' },
    }));
    await order.customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { deliveryTimeSlot: '17:00-18:00' },
    });
    await neighbour.customer.call(tiffinOrders.skip, {
      body: { orderId: neighbour.id, reason: null },
    });
    const second = { ...storm(), startDate: monday(), endDate: monday() };
    await closeDays(owner, second, () => ({
      booked: 'move',
      move: { date: tuesday(), spread: 'hour' },
    }));
    expect(await order.now()).toMatchObject({ day: tuesday(), slot: '17:00-18:00' });
  });

  it('moves snack orders with what they take of a daily limit', async () => {
    const limited = await buildSnack(services.db, { daily_limit: 6 });
    const order = await snacksFor(limited.id);
    const made = await snacksFor(limited.id);
    const sure = await snacksFor(limited.id);
    await owner.call(adminSnackOrders.act, {
      params: { id: sure.id, action: 'confirm' },
      body: {},
    });
    for (const action of ['confirm', 'prepare'] as const)
      await owner.call(adminSnackOrders.act, {
        params: { id: made.id, action },
        body: { anyTime: true },
      });
    await readMails();
    const to = { does: 'move' as const, date: addDays(friday(), 1), time: '16:00' };
    const closed = await closeDays(owner, storm(), ({ snackOrders }) => ({
      snackOrders: snackOrders.map(({ id }) =>
        id === made.id ? { id, does: 'cancel' } : { id, ...to },
      ),
    }));
    expect(closed.data.done).toMatchObject({ snackOrdersMoved: 2, toPayBack: made.total });
    expect(await order.now()).toMatchObject({ status: 'pending', day: to.date, time: '16:00' });
    expect(await sure.now()).toMatchObject({ status: 'confirmed', day: to.date, time: '16:00' });
    expect(await orderedFor(limited.id, friday())).toBe(0);
    expect(await orderedFor(limited.id, to.date)).toBe(4);
    const { data: desk } = await owner.call(adminSnackOrders.read, { params: { id: order.id } });
    expect(desk.moves).toMatchObject([
      {
        reason: 'A snow storm',
        from: { date: friday(), time: '14:00' },
        to: { date: to.date, time: '16:00' },
      },
    ]);
    const [cancelled, ...moved] = await readMails();
    expect(cancelled).toMatchObject({ kind: 'snack_order_cancelled' });
    const told = (orderNumber: string, isPending: boolean) =>
      expect.objectContaining({
        kind: 'snack_order_moved',
        details: expect.objectContaining({
          ...{ orderNumber, isPending, day: to.date, reason: 'A snow storm' },
          before: { day: friday(), time: '14:00' },
        }),
      });
    expect(moved).toHaveLength(2);
    expect(moved).toEqual(
      expect.arrayContaining([told(order.number, true), told(sure.number, false)]),
    );
  });

  it('asks only about the days that a change adds', async () => {
    await closeDays(owner, { ...storm(), startDate: thursday() });
    const [closure] = await services.db.selectFrom('closures').selectAll().execute();
    const order = await booked('scheduled', { day: monday() });
    const wider = { startDate: thursday(), endDate: monday(), reason: 'More snow' };
    const { affected, answer } = await lookAtDays(owner, wider);
    expect(affected.tiffins.map(({ id }) => id)).toEqual([order.id]);
    const params = { id: closure?.id ?? '' };
    const changed = await owner.call(adminClosures.update, { params, body: { ...wider, answer } });
    expect(changed.data).toMatchObject({ endDate: monday(), done: { givenBackOrders: 1 } });
    const renamed = await owner.call(adminClosures.update, {
      params,
      body: { ...wider, reason: 'Snow' },
    });
    expect(renamed.data).toMatchObject({ reason: 'Snow', done: null });
  });

  it('and opening it again leaves what was moved where it is', async () => {
    const order = await booked('scheduled');
    const closed = await closeDays(owner, storm(), moveAll);
    await owner.call(adminClosures.remove, { params: { id: closed.data.id } });
    expect(await order.now()).toMatchObject({ status: 'scheduled', day: monday() });
  });
});
