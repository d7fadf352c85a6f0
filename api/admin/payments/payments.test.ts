import { beforeEach, describe, expect, it } from 'vitest';
import { adminPayments } from '#contract/admin/payments.ts';
import { adminSnackOrders } from '#contract/admin/snack-orders.ts';
import { snackOrders } from '#contract/snack-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const house = useApp();
let staff: Client & { id: string };
let customer: Client & { id: string };

beforeEach(async () => {
  house.clock.set(TEST_NOW);
  staff = await house.asStaff();
  customer = await house.asCustomer();
});

/** An order of C$20.32. */
async function ordered() {
  const { id } = await buildSnack(house.db);
  const body = snackOrderOf({ snackId: id, quantity: 2 });
  return (await customer.call(snackOrders.place, { body })).data;
}

const record = (paid: { snackOrderId?: string; subscriptionId?: string }, amount: number) =>
  staff.call(adminPayments.record, {
    body: { ...paid, amount, method: 'interac', reference: 'CA77', receivedDay: '2026-11-18' },
  });

const paidFor = async (id: string) =>
  (await staff.call(adminSnackOrders.read, { params: { id } })).data.balance.paid;

describe('a payment for a snack order', () => {
  it('counts for the order and is told to the customer with what is still to pay', async () => {
    const order = await ordered();
    const { status, data } = await record({ snackOrderId: order.id }, 1500);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      snackOrderId: order.id,
      snackOrderNumber: order.order_number,
      subscriptionId: null,
      subscriptionNumber: null,
      customerId: customer.id,
      customerName: 'Asha Patel',
      amount: 1500,
    });
    expect(await paidFor(order.id)).toBe(1500);
    const number = order.order_number;
    const theirs = await customer.call(snackOrders.readByNumber, { params: { number } });
    expect(theirs.data).toMatchObject({ paid_amount: 1500, payment: { amount: 532 } });
    const mail = await house.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'payment_received')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({ orderNumber: number, amount: 1500, owed: 532 });
  });

  it('is never paid back beyond what was paid, however many ask at once', async () => {
    const order = await ordered();
    const paid = { snackOrderId: order.id };
    await record(paid, 2032);
    expect(await record(paid, -2033)).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'amount',
          message: 'Paying back more than was paid is not possible. At most C$20.32.',
        },
      ],
    });
    const back = await Promise.all([record(paid, -2032), record(paid, -2032)]);
    expect(back.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await paidFor(order.id)).toBe(0);
  });

  it('is found among all payments by its order', async () => {
    const order = await ordered();
    await record({ snackOrderId: order.id }, 1000);
    await record({ snackOrderId: order.id }, 1032);
    const listed = await staff.call(adminPayments.list, {
      query: { page: 1, limit: 25, sort: 'amount', order: 'ASC', snackOrderId: order.id },
    });
    expect(listed.data.map(({ amount }) => amount)).toEqual([1000, 1032]);
  });
});

describe('what a payment is for', () => {
  it('is a subscription, a snack order or an inquiry, exactly one of them', async () => {
    const order = await ordered();
    const { id: subscriptionId } = await buildSubscription(house.db, { customer });
    const sent = async (paid: object) => {
      const body = { method: 'cash', reference: '', receivedDay: '2026-11-18', amount: 5, ...paid };
      const key = { idempotencyKey: crypto.randomUUID() };
      const { status, errors } = await staff.send('POST', '/api/v1/admin/payments', body, key);
      return { status, errors };
    };
    const oneOnly = {
      status: 422,
      errors: [
        {
          field: 'subscriptionId',
          message:
            'Please name one thing that this pays for: a subscription, a snack order or a catering inquiry.',
        },
      ],
    };
    expect(await sent({})).toEqual(oneOnly);
    expect(await sent({ subscriptionId: null, snackOrderId: null })).toEqual(oneOnly);
    expect(await sent({ subscriptionId, snackOrderId: order.id })).toEqual(oneOnly);
    expect((await sent({ subscriptionId, snackOrderId: null })).status).toBe(201);
  });

  it('must exist', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await record({ snackOrderId: nobody }, 100)).code).toBe('order_not_found');
    expect((await record({ subscriptionId: nobody }, 100)).code).toBe('subscription_not_found');
    expect((await record({ snackOrderId: (await ordered()).id }, 0)).code).toBe(
      'validation_failed',
    );
  });
});
