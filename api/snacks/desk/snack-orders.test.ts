import { beforeEach, describe, expect, it } from 'vitest';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { adminSnackOrders, type StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

/** An order of two of one snack, just placed. */
async function ordered(
  change: Partial<InputOf<typeof snackOrders.place>['body']> = {},
  values: Parameters<typeof buildSnack>[1] = {},
) {
  const snack = await buildSnack(services.db, values);
  const customer = await services.asCustomer();
  const { data: order } = await customer.call(snackOrders.place, {
    body: { ...snackOrderOf({ snackId: snack.id, quantity: 2 }), ...change },
  });
  return { snack, customer, order };
}

const act = (id: string, action: StaffSnackAction, body = {}) =>
  staff.call(adminSnackOrders.act, { params: { id, action }, body });

const actOnMany = (ids: string[], action: StaffSnackAction, body = {}) =>
  staff.call(adminSnackOrders.actOnMany, { params: { action }, body: { ids, ...body } });

const read = async (id: string) =>
  (await staff.call(adminSnackOrders.read, { params: { id } })).data;

const mailsOf = async (customerId: string) =>
  services.db
    .selectFrom('mails')
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .select(['kind', 'details'])
    .execute();

const orderedFor = async (snackId: string, day = '2026-11-20') =>
  (
    await services.db
      .selectFrom('snack_days')
      .where('snack_id', '=', snackId)
      .where('day', '=', day)
      .select('ordered')
      .executeTakeFirstOrThrow()
  ).ordered;

describe('a snack order at the counter', () => {
  it('goes from pending to picked up, and the customer hears of what matters', async () => {
    const { order, customer } = await ordered();
    services.clock.set('2026-11-18T15:10:00Z');
    const first = await act(order.id, 'confirm', { customerNote: 'See you on Friday' });
    expect(first.data).toMatchObject({
      status: 'confirmed',
      customerNote: 'See you on Friday',
      actions: ['prepare', 'cancel'],
    });
    services.clock.set('2026-11-20T18:00:00Z');
    await act(order.id, 'prepare', { internalNote: 'Box 4', customerNote: '' });
    services.clock.set('2026-11-20T18:40:00Z');
    await act(order.id, 'ready');
    services.clock.set('2026-11-20T19:00:00Z');
    const { data: done } = await act(order.id, 'deliver');
    expect(done).toMatchObject({
      status: 'delivered',
      actions: [],
      customerNote: 'See you on Friday',
      internalNote: 'Box 4',
    });
    expect(done.steps.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'preparing',
      'ready',
      'delivered',
    ]);
    expect(done.steps[1]?.actor).toBe('Meera Shah');
    const mails = await mailsOf(customer.id);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'snack_order_received',
      'snack_order_confirmed',
      'snack_order_ready',
    ]);
    expect(mails[1]?.details).toMatchObject({ customerNote: 'See you on Friday', by: 'staff' });

    const number = order.order_number;
    const theirs = await customer.call(snackOrders.readByNumber, { params: { number } });
    expect(theirs.data).toMatchObject({ status: 'delivered', admin_notes: 'See you on Friday' });
    expect(theirs.text).not.toContain('Box 4');
  });

  it('is cancelled with a reason only, and its snacks can be sold again', async () => {
    const { order, customer, snack } = await ordered();
    await act(order.id, 'confirm');
    const unexplained = await act(order.id, 'cancel', { reason: ' ' });
    expect(unexplained).toMatchObject({
      status: 422,
      errors: [{ field: 'reason', message: 'Please give a reason; the customer reads it.' }],
    });
    expect(await orderedFor(snack.id)).toBe(2);
    const { data } = await act(order.id, 'cancel', { reason: 'The fryer is broken' });
    expect(data).toMatchObject({ status: 'cancelled', cancelReason: 'The fryer is broken' });
    expect(await orderedFor(snack.id)).toBe(0);
    const mail = (await mailsOf(customer.id)).at(-1);
    expect(mail).toMatchObject({
      kind: 'snack_order_cancelled',
      details: { by: 'staff', reason: 'The fryer is broken' },
    });
    expect((await act(order.id, 'confirm')).code).toBe('action_not_allowed');
  });

  it('leaves no step out', async () => {
    const { order } = await ordered();
    expect(await act(order.id, 'deliver')).toMatchObject({
      status: 409,
      message: 'This cannot be done while it is pending.',
    });
    const nobody = await act('00000000-0000-4000-8000-000000000000', 'confirm');
    expect([nobody.status, nobody.code]).toEqual([404, 'order_not_found']);
  });

  it('does the same submit once', async () => {
    const { order, customer } = await ordered();
    const once = { idempotencyKey: crypto.randomUUID() };
    const input = { params: { id: order.id, action: 'confirm' as const }, body: {} };
    const answers = [
      await staff.call(adminSnackOrders.act, input, once),
      await staff.call(adminSnackOrders.act, input, once),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOf(customer.id)).toHaveLength(2);
  });

  it('writes who did what into the log, without what people said', async () => {
    const { order } = await ordered();
    await act(order.id, 'confirm', { internalNote: 'Nut allergy at home' });
    const lines = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', order.id)
      .select(['action', 'resource', 'before', 'after', 'staff_id'])
      .execute();
    expect(lines).toEqual([
      {
        action: 'confirm',
        resource: 'snack-orders',
        before: { status: 'pending' },
        after: { status: 'confirmed', internalNote: '(personal)' },
        staff_id: staff.id,
      },
    ]);
  });

  it('keeps two notes that can be changed at any time, and emptied', async () => {
    const { order, customer } = await ordered();
    const change = (body: object) =>
      staff.call(adminSnackOrders.update, { params: { id: order.id }, body });
    await change({ customerNote: 'Bring a bag', internalNote: 'Regular' });
    const { data } = await change({ customerNote: '' });
    expect(data).toMatchObject({ customerNote: null, internalNote: 'Regular', status: 'pending' });
    expect(await mailsOf(customer.id)).toHaveLength(1);
  });
});

describe('many snack orders at once', () => {
  it('go along, and those that cannot are named with the reason', async () => {
    const { order: one } = await ordered();
    const { order: other } = await ordered();
    const { order: far } = await ordered();
    await act(far.id, 'confirm');
    const { data } = await actOnMany([one.id, far.id, other.id, one.id], 'confirm');
    expect(data.moved.toSorted()).toEqual([one.id, other.id].toSorted());
    expect(data.refused).toEqual([
      {
        id: far.id,
        orderNumber: far.order_number,
        message: 'This cannot be done while it is confirmed.',
      },
    ]);
    expect((await actOnMany([one.id], 'cancel')).code).toBe('reason_missing');
  });

  it('meet nobody in a deadlock, whatever they have in common', async () => {
    const snackIds: string[] = [];
    for (let count = 0; count < 4; count++) snackIds.push((await buildSnack(services.db)).id);
    const customer = await services.asCustomer();
    const days = ['2026-11-25', '2026-11-26'];
    const buy = (index: number) => {
      const wanted = index % 3 ? snackIds : snackIds.toReversed();
      const delivery_time = `${days[index % 2]}T14:00`;
      const body = { ...snackOrderOf(...wanted.map((snackId) => ({ snackId }))), delivery_time };
      return customer.call(snackOrders.place, { body });
    };
    const ids: string[] = [];
    for (let index = 0; index < 16; index++) ids.push((await buy(index)).data.id);
    const reason = { reason: 'Snow' };
    const four = (start: number) => ids.slice(start, start + 4);

    const before = await deadlocksSeen();
    const answers = await Promise.all([
      ...[0, 4, 8, 12].flatMap((start) => [
        actOnMany(four(start), 'cancel', reason),
        actOnMany(four(start + 2).toReversed(), 'cancel', reason),
      ]),
      ...Array.from({ length: 8 }, (_, index) => buy(index)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(await deadlocksSeen()).toBe(before);
    for (const snackId of snackIds)
      for (const day of days) expect(await orderedFor(snackId, day)).toBe(4);
  });
});

/**
 * Deadlocks are retried unseen, so the database itself is asked whether there were any, once every
 * connection has told it what it counted.
 */
async function deadlocksSeen(): Promise<number> {
  const { pool } = services.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) {
    await client.query('SELECT pg_stat_force_next_flush()');
    client.release();
  }
  const { rows } = await pool.query<{ deadlocks: number }>(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.deadlocks ?? -1;
}

describe('the list of snack orders', () => {
  it('is filtered by day, state and way, and searched by number, name and phone', async () => {
    const customer_phone = '+14165550777';
    const { order } = await ordered({
      customer_name: 'Zarna Trivedi',
      customer_phone,
      delivery_time: '2026-11-27T11:00',
      delivery_type: 'delivery',
      customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
    });
    const found = async (filter: object) => {
      const query = { page: 1, limit: 25, sort: 'createdAt', order: 'DESC', ...filter } as const;
      const { data, pagination } = await staff.call(adminSnackOrders.list, { query });
      expect(pagination?.total).toBe(data.length);
      return data.map(({ id }) => id);
    };
    expect(await found({ date: '2026-11-27' })).toEqual([order.id]);
    expect(await found({ date: '2026-11-27', status: 'confirmed' })).toEqual([]);
    expect(await found({ date: '2026-11-27', deliveryType: 'pickup' })).toEqual([]);
    expect(await found({ from: '2026-11-27', to: '2026-11-27' })).toEqual([order.id]);
    expect(await found({ search: order.order_number.toLowerCase() })).toEqual([order.id]);
    expect(await found({ search: 'zarna' })).toEqual([order.id]);
    expect(await found({ search: '416-555-0777' })).toEqual([order.id]);
    expect(await found({ search: '%' })).toEqual([]);
    const { order: another } = await ordered();
    const both = [order.id, another.id];
    expect(new Set(await found({ ids: both }))).toEqual(new Set(both));
    expect(await found({ ids: [order.id], status: 'ready' })).toEqual([]);
    expect(await found({ ids: [] })).toEqual([]);
  });
});

describe("the counter's board", () => {
  const board = async (date: string) =>
    (await staff.call(adminSnackOrders.board, { params: { date } })).data;

  it('shows a day by state and time, with all that the counter needs to know', async () => {
    const day = '2026-12-03';
    const at = (time: string) => ({ delivery_time: `${day}T${time}` });
    const { order: late } = await ordered(at('17:00'));
    const allergic = await buildCustomer(services.db, { diet: 'jain', allergies: 'Peanuts' });
    const customer = await services.asCustomer(allergic);
    const snack = await buildSnack(services.db, { name: 'Khandvi' });
    const { data: early } = await customer.call(snackOrders.place, {
      body: {
        ...snackOrderOf({ snackId: snack.id, quantity: 3 }),
        ...at('09:00'),
        delivery_type: 'delivery',
        customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
        special_instructions: 'Ring twice',
      },
    });
    const { order: cooking } = await ordered(at('12:00'));
    await act(cooking.id, 'confirm');
    const { order: gone } = await ordered(at('10:00'));
    await act(gone.id, 'cancel', { reason: 'Closed' });
    await staff.call(adminPayments.record, {
      body: {
        snackOrderId: early.id,
        amount: 1000,
        method: 'cash',
        reference: '',
        receivedDay: '2026-11-18',
      },
    });

    const { columns, byStatus, date } = await board(day);
    expect(date).toBe(day);
    expect(columns.map(({ status, orders }) => [status, orders.map(({ id }) => id)])).toEqual([
      ['pending', [early.id, late.id]],
      ['confirmed', [cooking.id]],
      ['preparing', []],
      ['ready', []],
      ['undelivered', []],
      ['delivered', []],
    ]);
    expect(byStatus).toEqual({
      pending: 2,
      confirmed: 1,
      preparing: 0,
      ready: 0,
      undelivered: 0,
      delivered: 0,
      cancelled: 1,
    });
    expect(columns[0]?.orders[0]).toMatchObject({
      orderNumber: early.order_number,
      customerName: 'Asha Patel',
      customerPhone: '+19055550123',
      deliveryType: 'delivery',
      deliveryTime: '09:00',
      address: '12 Maple Street, Oshawa, ON L1G 4S8',
      diet: 'jain',
      allergies: 'Peanuts',
      specialInstructions: 'Ring twice',
      items: [{ name: 'Khandvi', unit: '6 pieces', quantity: 3, price: 899, total: 3217 }],
      totalAmount: 3217,
      balance: { paid: 1000, owed: 2217 },
      actions: ['confirm', 'cancel'],
    });
    expect(await read(early.id)).toEqual(columns[0]?.orders[0]);
  });

  it('announces what waits on any day from today on', async () => {
    await services.db.updateTable('snack_orders').set({ status: 'delivered' }).execute();
    expect((await board('2026-11-18')).waiting).toMatchObject({ orders: 0, newest: null });
    await ordered({ delivery_time: '2026-11-18T14:00' });
    services.clock.set('2026-11-18T15:05:00Z');
    const { order: newest } = await ordered({ delivery_time: '2026-12-24T14:00' });
    expect((await board('2026-11-20')).waiting).toMatchObject({
      orders: 2,
      newest: {
        orderNumber: newest.order_number,
        deliveryDate: '2026-12-24',
        createdAt: '2026-11-18T15:05:00Z',
      },
    });
    services.clock.set('2026-11-19T15:00:00Z');
    expect((await board('2026-11-20')).waiting.orders).toBe(1);
  });

  it('names the days that have orders to hand over, past and coming', async () => {
    await services.db.updateTable('snack_orders').set({ status: 'delivered' }).execute();
    const { order: forgotten } = await ordered({ delivery_time: '2026-11-18T20:00' });
    await act(forgotten.id, 'confirm');
    await ordered({ delivery_time: '2026-11-21T12:00' });
    await ordered({ delivery_time: '2026-11-21T13:00' });
    const { order: off } = await ordered({ delivery_time: '2026-11-22T12:00' });
    await act(off.id, 'cancel', { reason: 'Closed' });
    services.clock.set('2026-11-19T15:00:00Z');
    expect((await board('2026-11-19')).openDays).toEqual([
      { date: '2026-11-18', orders: 1, pending: 0, undelivered: 0 },
      { date: '2026-11-21', orders: 2, pending: 2, undelivered: 0 },
    ]);
  });

  it('asks the database no more often for a full day than for one order', async () => {
    const asked = async (date: string) => {
      let queries = 0;
      const count = () => {
        queries += 1;
      };
      services.database.pool.on('acquire', count);
      await board(date);
      services.database.pool.off('acquire', count);
      return queries;
    };
    await ordered({ delivery_time: '2026-12-11T14:00' });
    for (let orders = 0; orders < 6; orders++) await ordered({ delivery_time: '2026-12-10T14:00' });
    expect(await asked('2026-12-10')).toBe(await asked('2026-12-11'));
  });
});
