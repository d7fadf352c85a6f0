import { beforeEach, describe, expect, it } from 'vitest';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
let staff: Client & { id: string };
let customer: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
  customer = await services.asCustomer();
});

/** An order of C$20.32. */
async function ordered() {
  const { id } = await buildSnack(services.db);
  const body = snackOrderOf({ snackId: id, quantity: 2 });
  return (await customer.call(snackOrders.place, { body })).data;
}

const typed = { method: 'interac', reference: 'CA77', receivedDay: '2026-11-18' } as const;
type Paid = { snackOrderId?: string; subscriptionId?: string };

/** Records a payment; what goes back is meant, however much is due. */
const record = (paid: Paid, amount: number, beyondDue = Math.max(0, -amount)) =>
  staff.call(adminPayments.record, { body: { ...paid, ...typed, amount, beyondDue } });

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
    const mail = await services.db
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

  it('goes back beyond what is due only where that is said, to the cent', async () => {
    const order = await ordered();
    const paid = { snackOrderId: order.id };
    await record(paid, 2532);
    const refused = {
      status: 409,
      code: 'beyond_due',
      errors: [
        {
          field: 'beyondDue',
          message:
            'This is C$1.00 more than is due. Please confirm that it goes back all the same.',
        },
      ],
    };
    expect(await record(paid, -600, 0)).toMatchObject(refused);
    expect(await record(paid, -600, 99)).toMatchObject(refused);
    expect(await record(paid, -500, 0)).toMatchObject({ status: 201 });
    // A courtesy, when nothing is due.
    expect((await record(paid, -100, 0)).code).toBe('beyond_due');
    expect((await record(paid, -100, 100)).data).toMatchObject({ amount: -100, reduction: 100 });
    expect(await paidFor(order.id)).toBe(1932);
  });

  it('goes back once when two people pay back what is due at the same moment', async () => {
    const order = await ordered();
    const paid = { snackOrderId: order.id };
    await record(paid, 3000);
    const back = await Promise.all([record(paid, -968, 0), record(paid, -968, 0)]);
    expect(back.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await paidFor(order.id)).toBe(2032);
  });

  it('is of no day that is still to come', async () => {
    const order = await ordered();
    const later = addDays(dayOf(services.clock.now()), 1);
    const refused = await staff.call(adminPayments.record, {
      body: { ...typed, snackOrderId: order.id, amount: 100, receivedDay: later },
    });
    expect([refused.status, refused.code]).toEqual([422, 'received_in_future']);
    expect(await paidFor(order.id)).toBe(0);
  });

  it('is of a day more than 60 days back only where that is said', async () => {
    const order = await ordered();
    const recordOf = (daysAgo: number, meant: { longAgo?: boolean } = {}) => {
      const receivedDay = addDays(dayOf(services.clock.now()), -daysAgo);
      const body = { ...typed, ...meant, snackOrderId: order.id, amount: 100, receivedDay };
      return staff.call(adminPayments.record, { body });
    };
    expect(await recordOf(61)).toMatchObject({
      status: 409,
      code: 'received_long_ago',
      errors: [
        {
          field: 'receivedDay',
          message: 'Friday, September 18, 2026 is 61 days ago. Please check that this is the day.',
        },
      ],
    });
    expect((await recordOf(61, { longAgo: false })).status).toBe(409);
    expect(await paidFor(order.id)).toBe(0);
    expect((await recordOf(60)).status).toBe(201);
    expect((await recordOf(61, { longAgo: true })).data.receivedDay).toBe('2026-09-18');
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

describe('the list of payments', () => {
  it('has the newest first, of one day those recorded last, on the screen as in its table', async () => {
    const order = await ordered();
    const paid = { snackOrderId: order.id };
    const amounts = [100, 200, 300, 400, -50, 110, 120, 130, 140];
    for (const amount of amounts) await record(paid, amount);
    const query = { sort: 'receivedDay', order: 'DESC', ...paid } as const;
    const shown = async (asked: typeof query | { order: 'ASC' }) => {
      const { data } = await staff.call(adminPayments.list, {
        query: { ...query, ...asked, page: 1, limit: 25 },
      });
      return data.map(({ amount }) => amount);
    };
    expect(await shown(query)).toEqual(amounts.toReversed());
    expect(await shown({ order: 'ASC' })).toEqual(amounts);
    const { text } = await staff.call(adminDownloads.payments, { query });
    const [headings = '', ...lines] = text.trim().split('\r\n');
    expect(headings).toContain('Amount (CAD),HST paid back (CAD),Method');
    const cells = lines.map((line) => line.split(','));
    expect(cells.map((cell) => Math.round(Number(cell[1]) * 100))).toEqual(amounts.toReversed());
    expect(cells[4]?.slice(1, 3)).toEqual(['-0.50', '0.06']);
  });
});

describe('what a payment is for', () => {
  it('is a subscription, a snack order or an inquiry, exactly one of them', async () => {
    const order = await ordered();
    const { id: subscriptionId } = await buildSubscription(services.db, { customer });
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
    expect(await sent({ subscriptionId, amount: 0 })).toEqual({
      status: 422,
      errors: [{ field: 'amount', message: 'Please enter an amount other than C$0.00.' }],
    });
    expect((await sent({ subscriptionId, snackOrderId: null })).status).toBe(201);
  });

  it('must exist', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await record({ snackOrderId: nobody }, 100)).code).toBe('order_not_found');
    expect((await record({ subscriptionId: nobody }, 100)).code).toBe('subscription_not_found');
  });
});
