import { beforeEach, describe, expect, it } from 'vitest';
import { steps } from '#contract/platform/steps.ts';
import { snacksByPhone } from '#contract/snacks/desk-by-phone.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildSnack } from '#test/snack-factories.ts';

const FRIDAY = '2026-11-20';

const services = useApp();
let customer: Client & { id: string };
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  customer = await services.asCustomer();
  staff = await services.asStaff();
});

const place = (snackId: string, change: Record<string, unknown> = {}, quantity = 2) =>
  staff.call(snacksByPhone.place, {
    body: {
      customerId: customer.id,
      deliveryType: 'pickup' as const,
      deliveryDate: FRIDAY,
      deliveryTime: '14:00',
      items: [{ snack_id: snackId, quantity }],
      overrides: [],
      ...change,
    },
  });

const ordered = async (snackId: string) =>
  (
    await services.db
      .selectFrom('snack_days')
      .where('snack_id', '=', snackId)
      .select('ordered')
      .executeTakeFirst()
  )?.ordered ?? 0;

const mails = () =>
  services.db
    .selectFrom('mails')
    .where('customer_id', '=', customer.id)
    .select(['kind', 'status'])
    .execute();

describe('an order of snacks that is written down by phone', () => {
  it('is the customer’s, confirmed, and told in one mail', async () => {
    const { id } = await buildSnack(services.db);
    const { status, data } = await place(id);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 'confirmed',
      deliveryDate: FRIDAY,
      customerId: customer.id,
    });
    expect(data.steps.map(({ status: reached }) => reached)).toEqual(['pending', 'confirmed']);
    const own = await customer.call(snackOrders.readByNumber, {
      params: { number: data.orderNumber },
    });
    expect(own.data.status).toBe('confirmed');
    expect(await mails()).toEqual([{ kind: 'snack_order_confirmed', status: 'queued' }]);
  });

  it('costs what the shop would ask for it', async () => {
    const snack = await buildSnack(services.db, { price_cents: 899, tax_basis_points: 1300 });
    const { data } = await place(snack.id, {
      deliveryType: 'delivery',
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
    });
    expect(data.subtotal).toBe(1798);
    expect(data.totalAmount).toBe(data.subtotal + data.deliveryFee + data.taxAmount);
  });

  it('takes no more than a day has, unless the kitchen makes more and says why', async () => {
    const { id } = await buildSnack(services.db, { daily_limit: 3 });
    expect((await place(id, {}, 4)).code).toBe('snack_nearly_sold_out');
    expect(await ordered(id)).toBe(0);
    const beyond = await place(id, { overrides: ['over_limit'], reason: 'Made a double batch' }, 4);
    expect(beyond.data).toMatchObject({
      status: 'confirmed',
      internalNote: 'Made a double batch',
    });
    expect(await ordered(id)).toBe(4);
  });

  it.each([
    [
      'a time that has passed',
      { deliveryDate: '2026-11-18', deliveryTime: '09:00' },
      'snack_time_passed',
    ],
    ['nobody', { customerId: crypto.randomUUID() }, 'customer_erased'],
  ])('is refused for %s', async (_what, change, code) => {
    const { id } = await buildSnack(services.db);
    expect((await place(id, change)).code).toBe(code);
  });

  it('once undone is cancelled, its stock back and its mail withdrawn', async () => {
    const { id } = await buildSnack(services.db, { daily_limit: 3 });
    const { data, step } = await place(id);
    const undone = await staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(undone.status).toBe(200);
    const own = await customer.call(snackOrders.readByNumber, {
      params: { number: data.orderNumber },
    });
    expect(own.data).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'Written down by mistake',
    });
    expect(own.data.steps.at(-1)?.status).toBe('cancelled');
    expect(await ordered(id)).toBe(0);
    expect(await mails()).toEqual([{ kind: 'snack_order_confirmed', status: 'withdrawn' }]);
  });
});
