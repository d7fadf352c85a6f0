import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { useApp } from '#test/app.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { daysGoodUntil } from './routes.ts';

const services = useApp();

const orderedFor = async (snackId: string, day = '2026-11-20') => {
  const row = await services.db
    .selectFrom('snack_days')
    .where('snack_id', '=', snackId)
    .where('day', '=', day)
    .select('ordered')
    .executeTakeFirst();
  return row?.ordered ?? 0;
};

/** A customer with an order of two of one snack. */
async function ordered(values: Parameters<typeof buildSnack>[1] = {}) {
  const snack = await buildSnack(services.db, values);
  const customer = await services.asCustomer();
  const body = snackOrderOf({ snackId: snack.id, quantity: 2 });
  const { data } = await customer.call(snackOrders.place, { body });
  return { snack, customer, order: data, body };
}

describe('the days to order for', () => {
  it('are the next 90, with the closures among them', async () => {
    await services.db
      .insertInto('closures')
      .values([
        { start_day: '2026-12-24', end_day: '2026-12-28', reason: 'Winter break' },
        { start_day: '2027-06-01', end_day: '2027-06-30', reason: 'Renovation' },
      ])
      .execute();
    await services.contentSettled();
    const { data } = await services.visitor.call(snackOrders.days, {});
    expect(data).toMatchObject({ first: '2026-11-18', last: '2027-02-16' });
    const reasons = data.closures.map(({ reason }) => reason);
    expect(reasons).toContain('Winter break');
    expect(reasons).not.toContain('Renovation');
  });
});

it('holds the days to order for until midnight in Toronto', () => {
  const until = (now: string) => String(daysGoodUntil(Temporal.Instant.from(now)));
  expect(until('2026-11-19T04:59:00Z')).toBe('2026-11-19T05:00:00Z');
  expect(until('2026-11-19T05:00:00Z')).toBe('2026-11-20T05:00:00Z');
});

describe('ordering snacks', () => {
  it('writes down what was bought at which price, and how to pay it', async () => {
    const { order, snack } = await ordered({ name: 'Khandvi' });
    expect(order).toMatchObject({
      status: 'pending',
      delivery_type: 'pickup',
      delivery_time: '2026-11-20T14:00',
      subtotal: 1798,
      delivery_fee: 0,
      tax_amount: 234,
      total_amount: 2032,
      payment: { reference: order.order_number, amount: 2032 },
      items: [{ snack_id: snack.id, snack_name: 'Khandvi', quantity: 2, price: 899, total: 2032 }],
      steps: [{ status: 'pending' }],
      actions: { cancel: true },
    });
    expect(order.order_number).toMatch(/^SN-2026-\d{4}$/);
    expect(await orderedFor(snack.id)).toBe(2);
  });

  it('answers what is read of it later, word for word', async () => {
    const { order, customer } = await ordered();
    const number = order.order_number;
    const { data } = await customer.call(snackOrders.readByNumber, { params: { number } });
    expect(data).toEqual(order);
  });

  it('has no address where it is fetched', async () => {
    const { order } = await ordered();
    const { rows } = await sql`SELECT address IS NULL AS none FROM snack_orders
      WHERE id = ${order.id}`.execute(services.db);
    expect(rows).toEqual([{ none: true }]);
  });

  it('charges delivery for each piece, and tax on that', async () => {
    const { id } = await buildSnack(services.db);
    const customer = await services.asCustomer();
    const { data } = await customer.call(snackOrders.place, {
      body: {
        ...snackOrderOf({ snackId: id, quantity: 3 }),
        delivery_type: 'delivery',
        customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
      },
    });
    expect(data).toMatchObject({
      subtotal: 2697,
      delivery_fee: 150,
      tax_amount: 370,
      total_amount: 3217,
    });
  });

  it('tells the customer by mail what they bought, where it goes and how to pay', async () => {
    const { id } = await buildSnack(services.db, { name: 'Khandvi' });
    const customer = await services.asCustomer();
    const { data: order } = await customer.call(snackOrders.place, {
      body: {
        ...snackOrderOf({ snackId: id, quantity: 2 }),
        delivery_type: 'delivery',
        customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
      },
    });
    const [mail, ...others] = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .select(['kind', 'details'])
      .execute();
    expect(others).toEqual([]);
    expect(mail).toEqual({
      kind: 'snack_order_received',
      details: {
        ...{ orderNumber: order.order_number, name: 'Asha Patel', by: 'staff' },
        ...{ deliveryType: 'delivery', address: '12 Maple Street, Oshawa, ON L1G 4S8' },
        ...{ day: '2026-11-20', time: '14:00', customerNote: null, reason: null, failed: false },
        items: [
          {
            ...{ name: 'Khandvi', unit: '6 pieces', quantity: 2, amount: 1798 },
            specialInstructions: null,
          },
        ],
        ...{ subtotal: 1798, deliveryFee: 100, taxAmount: 247, totalAmount: 2145 },
        ...{ owed: 2145, toPayBack: 0 },
      },
    });
  });

  it('asks for an address where it is to be delivered, and only there', async () => {
    const { id } = await buildSnack(services.db);
    const customer = await services.asCustomer();
    const body = { ...snackOrderOf({ snackId: id }), delivery_type: 'delivery' as const };
    expect(
      await customer.send('POST', '/api/v1/public/snack-order', body, {
        idempotencyKey: crypto.randomUUID(),
      }),
    ).toMatchObject({
      status: 422,
      errors: [{ field: 'customer_address', message: 'Please enter a delivery address' }],
    });
    const far = { ...body, customer_address: '1 Rue Sherbrooke, Montréal, QC H2X 1X1' };
    expect(await customer.call(snackOrders.place, { body: far })).toMatchObject({
      code: 'outside_service_area',
      errors: [{ field: 'customer_address' }],
    });
    const pickup = { ...far, delivery_type: 'pickup' as const };
    const { status, data } = await customer.call(snackOrders.place, { body: pickup });
    expect([status, data.customer_address]).toEqual([201, null]);
    const staff = await services.asStaff();
    const atDesk = await staff.call(adminSnackOrders.read, { params: { id: data.id } });
    expect(atDesk.data).toMatchObject({ address: null, addressChecked: true });
  });

  it('is refused with the new quote when the customer read another total', async () => {
    const { id } = await buildSnack(services.db, { price_cents: 999 });
    const customer = await services.asCustomer();
    const body = { ...snackOrderOf({ snackId: id }), total_amount: 1016 };
    const refused = await customer.call(snackOrders.place, { body });
    expect(refused).toMatchObject({
      status: 409,
      code: 'prices_changed',
      message: 'Prices have changed. Please review your order.',
      data: { quote: { items: [{ snack_id: id, price: 9.99 }], total_amount: 11.29 } },
    });
    expect(await orderedFor(id)).toBe(0);
    const agreed = { ...body, total_amount: 1129 };
    expect((await customer.call(snackOrders.place, { body: agreed })).status).toBe(201);
  });

  it.each(['subtotal', 'tax_amount', 'delivery_fee', 'total_amount'])(
    'is refused when %s alone is another',
    async (figure) => {
      const { id } = await buildSnack(services.db, { price_cents: 999 });
      const customer = await services.asCustomer();
      const place = (change: object) => {
        const read = { subtotal: 999, tax_amount: 130, delivery_fee: 0, total_amount: 1129 };
        const body = { ...snackOrderOf({ snackId: id }), ...read, ...change };
        return customer.call(snackOrders.place, { body });
      };
      expect((await place({ [figure]: 1 })).code).toBe('prices_changed');
      expect((await place({})).status).toBe(201);
    },
  );

  it('names a snack that is no longer on offer', async () => {
    const { id } = await buildSnack(services.db, { name: 'Handvo', is_active: false });
    const customer = await services.asCustomer();
    const gone = await customer.call(snackOrders.place, { body: snackOrderOf({ snackId: id }) });
    expect(gone).toMatchObject({
      status: 409,
      message: 'Handvo is no longer on offer. Please remove it from your cart.',
      errors: [{ field: 'items.0.snack_id' }],
    });
  });

  it('keeps to the hours and days of the kitchen', async () => {
    const { id } = await buildSnack(services.db);
    const customer = await services.asCustomer();
    const at = async (delivery_time: string) => {
      const body = { ...snackOrderOf({ snackId: id }), delivery_time };
      return (await customer.call(snackOrders.place, { body })).code;
    };
    expect(await at('2026-11-18T10:00')).toBe('snack_time_passed');
    expect(await at('2027-02-17T10:00')).toBe('snack_day_out_of_range');
    await services.db
      .insertInto('closures')
      .values({ start_day: '2026-12-25', end_day: '2026-12-25', reason: 'Christmas Day' })
      .execute();
    expect(await at('2026-12-25T10:00')).toBe('snack_day_closed');
    expect(await at('2026-11-21T21:00')).toBeUndefined();
  });

  it('takes no more than a day has', async () => {
    const { snack, customer } = await ordered({ name: 'Dabeli', daily_limit: 5 });
    const more = async (quantity: number, delivery_time = '2026-11-20T14:00') => {
      const body = { ...snackOrderOf({ snackId: snack.id, quantity }), delivery_time };
      return customer.call(snackOrders.place, { body });
    };
    expect(await more(4)).toMatchObject({
      status: 409,
      message:
        'Only 3 of Dabeli can still be ordered for Fri, Nov 20. Please take fewer or choose another day.',
    });
    expect((await more(3)).status).toBe(201);
    expect(await more(1)).toMatchObject({
      code: 'snack_sold_out',
      message:
        'Dabeli is sold out on Fri, Nov 20. Please choose another day or remove it from your cart.',
    });
    expect((await more(5, '2026-11-21T14:00')).status).toBe(201);
    expect(await orderedFor(snack.id)).toBe(5);
  });

  it('counts lines of the same snack together', async () => {
    const { id } = await buildSnack(services.db, { daily_limit: 3 });
    const customer = await services.asCustomer();
    const body = snackOrderOf({ snackId: id, quantity: 2 }, { snackId: id, quantity: 2 });
    expect((await customer.call(snackOrders.place, { body })).code).toBe('snack_nearly_sold_out');
  });

  it('does not sell for today what the kitchen has marked as sold out', async () => {
    const { id } = await buildSnack(services.db, { name: 'Dhokla', sold_out_day: '2026-11-18' });
    const customer = await services.asCustomer();
    const on = async (delivery_time: string) => {
      const body = { ...snackOrderOf({ snackId: id }), delivery_time };
      return customer.call(snackOrders.place, { body });
    };
    expect(await on('2026-11-18T14:00')).toMatchObject({
      code: 'snack_sold_out',
      message:
        'Dhokla is sold out on Wed, Nov 18. Please choose another day or remove it from your cart.',
    });
    expect((await on('2026-11-19T14:00')).status).toBe(201);
  });

  it('is for people who can be written to: 999 at most, and no empty cart', async () => {
    const customer = await services.asCustomer();
    const { id } = await buildSnack(services.db);
    const post = (body: object) =>
      customer.send('POST', '/api/v1/public/snack-order', body, {
        idempotencyKey: crypto.randomUUID(),
      });
    expect(await post({ ...snackOrderOf(), items: [] })).toMatchObject({
      status: 422,
      errors: [{ field: 'items', message: 'Your cart is empty. Please add some snacks first.' }],
    });
    for (const quantity of [0, 1000, 1.5]) {
      expect(await post(snackOrderOf({ snackId: id, quantity })), `${quantity}`).toMatchObject({
        status: 422,
        errors: [{ field: 'items.0.quantity', message: 'Please choose a quantity from 1 to 999.' }],
      });
    }
  });

  it('comes to C$100,000.00 at most', async () => {
    const customer = await services.asCustomer();
    const dear = await buildSnack(services.db, { price_cents: 1_000_00, tax_basis_points: 0 });
    const place = (quantity: number) =>
      customer.call(snackOrders.place, { body: snackOrderOf({ snackId: dear.id, quantity }) });
    expect((await place(100)).data.total_amount).toBe(100_000_00);
    expect((await place(101)).code).toBe('order_too_large');
  });
});

describe('reading snack orders', () => {
  it('shows customers their own, newest first, whatever id stands in the path', async () => {
    const { customer, order, body } = await ordered();
    services.clock.set('2026-11-18T15:05:00Z');
    const later = await customer.call(snackOrders.place, { body });
    services.clock.set('2026-11-18T15:00:00Z');
    const list = await customer.call(snackOrders.listOwn, {
      params: { id: 'somebody@example.com' },
      query: { page: 1, limit: 50 },
    });
    expect(list.data.map(({ order_number }) => order_number)).toEqual([
      later.data.order_number,
      order.order_number,
    ]);
    expect(list.pagination).toMatchObject({ total: 2, total_pages: 1 });
    expect(list.data[0]).not.toHaveProperty('internal_note');
  });
});

describe('cancelling a snack order', () => {
  const body = { reason: 'Changed my mind' };

  it('gives the snacks back to their day, and says so by mail', async () => {
    const { snack, customer, order } = await ordered({ daily_limit: 2 });
    const cancelled = await customer.call(snackOrders.cancel, { params: { id: order.id }, body });
    expect(cancelled).toMatchObject({
      status: 200,
      message: 'Order cancelled successfully!',
      data: {
        status: 'cancelled',
        cancel_reason: 'Changed my mind',
        steps: [{ status: 'pending' }, { status: 'cancelled' }],
        actions: { cancel: false },
      },
    });
    expect(await orderedFor(snack.id)).toBe(0);
    const mail = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'snack_order_cancelled')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({ by: 'customer', orderNumber: order.order_number });
    const again = snackOrderOf({ snackId: snack.id, quantity: 2 });
    expect((await customer.call(snackOrders.place, { body: again })).status).toBe(201);
  });

  it('is over once the kitchen has confirmed it', async () => {
    const { customer, order } = await ordered();
    await services.db
      .updateTable('snack_orders')
      .set({ status: 'confirmed' })
      .where('id', '=', order.id)
      .execute();
    expect(
      await customer.call(snackOrders.cancel, { params: { id: order.id }, body }),
    ).toMatchObject({
      status: 403,
      message: 'This order cannot be cancelled as it has been confirmed by admin.',
    });
  });

  it('says that it cannot find what is not there', async () => {
    const customer = await services.asCustomer();
    const { order } = await ordered();
    expect(
      await customer.call(snackOrders.cancel, { params: { id: order.id }, body }),
    ).toMatchObject({
      status: 404,
      message: 'Order not found. Please check your order number.',
    });
  });
});
