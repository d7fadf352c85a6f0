import { beforeEach, describe, expect, it } from 'vitest';
import { adminAudit } from '#contract/kitchen/desk.ts';
import { snacksByPhone } from '#contract/snacks/desk-by-phone.ts';
import { adminSnackOrders, type StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const FRIDAY = '2026-11-20';
const TORONTO = '1 Yonge Street, Toronto, ON M5E 1W7';

const services = useApp();
let customer: Client & { id: string };
let staff: Client;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  customer = await services.asCustomer();
  staff = await services.asStaff();
});

/** What the audit log names as beyond the rules, of each step with an order. */
async function named(id: string) {
  const { data } = await staff.call(adminAudit.list, {
    query: {
      ...{ resource: 'snack-orders', resourceId: id, page: 1, limit: 10 },
      ...{ sort: 'at', order: 'ASC' },
    },
  });
  return data.map(({ action, after }) => [action, after?.overrides] as const);
}

/** What the audit log names of an order of so many of a snack, as it was written down by phone. */
async function namedOfPlacing(
  snackId: string,
  { quantity = 2, ...change }: Record<string, unknown> & { quantity?: number } = {},
): Promise<unknown> {
  const placed = await staff.call(snacksByPhone.place, {
    body: {
      customerId: customer.id,
      deliveryType: 'pickup' as const,
      deliveryDate: FRIDAY,
      deliveryTime: '14:00',
      items: [{ snack_id: snackId, quantity }],
      overrides: ['over_limit', 'outside_area'],
      reason: 'A good neighbour',
      ...change,
    },
  });
  expect(placed.status, placed.text).toBe(201);
  const place = (await named(placed.data.id)).find(([action]) => action === 'place');
  return { named: place?.[1], note: placed.data.internalNote };
}

describe('an order by phone', () => {
  it('names nothing of what the customer could have ordered, whatever is allowed', async () => {
    const { id } = await buildSnack(services.db, { daily_limit: 2 });
    expect(await namedOfPlacing(id)).toEqual({ named: undefined, note: null });
    const own = await buildSnack(services.db);
    const near = '12 Maple Street, Oshawa, ON L1G 4S8';
    expect(
      await namedOfPlacing(own.id, { deliveryType: 'delivery', deliveryAddress: near }),
    ).toEqual({ named: undefined, note: null });
  });

  it('names that it is more than the daily limit, and keeps why', async () => {
    const { id } = await buildSnack(services.db, { daily_limit: 3 });
    expect(await namedOfPlacing(id, { quantity: 4 })).toEqual({
      named: ['over_limit'],
      note: 'A good neighbour',
    });
  });

  it('names what is marked as sold out, and an address outside the area', async () => {
    const { id } = await buildSnack(services.db, { sold_out_day: FRIDAY });
    expect(await namedOfPlacing(id)).toMatchObject({ named: ['sold_out'] });
    const far = { deliveryType: 'delivery', deliveryAddress: TORONTO };
    expect(await namedOfPlacing(id, far)).toMatchObject({ named: ['sold_out', 'outside_area'] });
  });
});

describe('a step at the counter', () => {
  const ordered = async () => {
    const { id } = await buildSnack(services.db);
    const body = snackOrderOf({ snackId: id });
    return (await customer.call(snackOrders.place, { body })).data.id;
  };

  const act = async (id: string, action: StaffSnackAction) => {
    const body = { anyTime: true, reason: 'They rang' };
    const done = await staff.call(adminSnackOrders.act, { params: { id, action }, body });
    expect(done.status, done.text).toBe(200);
  };

  it('that the customer could take is named as no more than it is', async () => {
    const id = await ordered();
    await act(id, 'cancel');
    expect(await named(id)).toEqual([['cancel', undefined]]);
  });

  it('that the customer no longer could take is named so', async () => {
    const id = await ordered();
    for (const action of ['confirm', 'prepare', 'cancel'] as const) await act(id, action);
    expect(await named(id)).toEqual([
      ['confirm', undefined],
      ['prepare', undefined],
      ['cancel', ['after_deadline']],
    ]);
  });

  it('names each of several alone', async () => {
    const [pending, confirmed] = [await ordered(), await ordered()];
    await act(confirmed, 'confirm');
    await staff.call(adminSnackOrders.actOnMany, {
      params: { action: 'cancel' },
      body: { ids: [pending, confirmed], reason: 'The oven is broken' },
    });
    expect(await named(pending)).toEqual([['cancel', undefined]]);
    expect((await named(confirmed)).at(-1)).toEqual(['cancel', ['after_deadline']]);
  });

  it('by the customer names nothing, since they cannot go beyond', async () => {
    const id = await ordered();
    await act(id, 'confirm');
    const refused = await customer.call(snackOrders.cancel, {
      params: { id },
      body: { reason: 'Changed my mind' },
    });
    expect(refused.code).toBe('order_not_cancellable');
  });
});
