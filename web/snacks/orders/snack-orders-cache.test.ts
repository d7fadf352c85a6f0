import { describe, expect, it } from 'vitest';
import { buildSnackOrder } from '#test/builders/build-snack-order.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { SNACK_ORDERS } from './queries.ts';
import { snackOrdersCache } from './snack-orders-cache.ts';

const order = buildSnackOrder();
const other = buildSnackOrder({ id: 'other', order_number: 'SN-2026-0002' });
const payment = { reference: order.order_number, amount: 2032, ways: [] };
const one = [SNACK_ORDERS, 'order', order.order_number];
const list = [SNACK_ORDERS, 'own'];
const count = [SNACK_ORDERS, 'count'];

const pageOf = (...orders: (typeof order)[]) => ({ orders, page: 1, pages: 1, total: 2 });

function filledCache() {
  const queries = createQueryClient();
  queries.setQueryData(one, { ...order, payment });
  queries.setQueryData(list, { pages: [pageOf(other), pageOf(order)], pageParams: [1, 2] });
  queries.setQueryData(count, 2);
  return queries;
}

const cancelled = buildSnackOrder({ status: 'cancelled', cancel_reason: 'Changed my mind' });

describe('the cache after a cancellation', () => {
  it('shows the order as it is now wherever it is shown, with how to pay it', async () => {
    const queries = filledCache();
    await snackOrdersCache(queries).put(cancelled);
    expect(queries.getQueryData(one)).toEqual({ ...cancelled, payment });
    expect(queries.getQueryData(list)).toEqual({
      pages: [pageOf(other), pageOf(cancelled)],
      pageParams: [1, 2],
    });
  });

  it('asks the server again for all of it', async () => {
    const queries = filledCache();
    await snackOrdersCache(queries).put(cancelled);
    for (const key of [one, list, count]) {
      expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
    }
  });

  it('is not undone by an answer that set out before', async () => {
    const queries = filledCache();
    const late = Promise.withResolvers<unknown>();
    const reading = queries
      .fetchQuery({ queryKey: one, queryFn: () => late.promise })
      .catch(() => undefined);
    await snackOrdersCache(queries).put(cancelled);
    late.resolve({ ...order, payment });
    await reading;
    expect(queries.getQueryData(one)).toMatchObject({ status: 'cancelled' });
  });
});
