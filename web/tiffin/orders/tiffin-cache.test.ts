import { describe, expect, it } from 'vitest';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { TIFFIN } from './queries.ts';
import { applyOrder, tiffinCache } from './tiffin-cache.ts';

const order = buildOrder();
const plan = buildSubscription({ remainingCredits: 19, reservedCredits: 1, orders: [order] });
const single = [TIFFIN, 'subscription', plan.subscriptionNumber];
const list = [TIFFIN, 'subscriptions'];
const status = [TIFFIN, 'status', plan.subscriptionNumber];
const one = [TIFFIN, 'order', order.orderNumber];
const other = [TIFFIN, 'order', 'TF-2026-0099'];

function filledCache() {
  const queries = createQueryClient();
  queries.setQueryData(single, plan);
  queries.setQueryData(list, [plan]);
  queries.setQueryData(status, [order]);
  queries.setQueryData(one, order);
  queries.setQueryData(other, buildOrder({ id: 'other' }));
  return queries;
}

const skipped = { ...order, status: 'skipped', creditsUsed: 0 } as const;

describe('the cache after a write', () => {
  it('shows the new order wherever it is shown', async () => {
    const queries = filledCache();
    await tiffinCache(queries).put(skipped);
    expect(queries.getQueryData(single)).toMatchObject({
      remainingCredits: 20,
      reservedCredits: 0,
      orders: [{ status: 'skipped' }],
    });
    expect(queries.getQueryData(list)).toMatchObject([{ remainingCredits: 20 }]);
    expect(queries.getQueryData(status)).toEqual([skipped]);
    expect(queries.getQueryData(one)).toEqual(skipped);
    expect(queries.getQueryData(other)).toMatchObject({ status: 'scheduled' });
  });

  it('asks the server again for all of it', async () => {
    const queries = filledCache();
    await tiffinCache(queries).put(skipped);
    for (const key of [single, list, status, one]) {
      expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
    }
  });

  it('is not undone by an answer that set out before', async () => {
    const queries = filledCache();
    const late = Promise.withResolvers<typeof plan>();
    const reading = queries
      .fetchQuery({ queryKey: single, queryFn: () => late.promise })
      .catch(() => undefined);
    await tiffinCache(queries).put(skipped);
    late.resolve(plan);
    await reading;
    expect(queries.getQueryData(single)).toMatchObject({ remainingCredits: 20 });
  });

  it('keeps what a subscription carries besides its own fields', async () => {
    const queries = filledCache();
    queries.setQueryData(single, { ...plan, payment: { reference: 'TS-2026-0001' } });
    await tiffinCache(queries).putSubscription({ ...plan, status: 'paused' });
    expect(queries.getQueryData(single)).toMatchObject({
      status: 'paused',
      payment: { reference: 'TS-2026-0001' },
    });
  });
});

const figures = (subscription: ReturnType<typeof buildSubscription>) => [
  subscription.remainingCredits,
  subscription.reservedCredits,
  subscription.usedCredits,
];

const booked = buildOrder({ quantity: 2, creditsUsed: 2 });
const withBooked = buildSubscription({
  remainingCredits: 15,
  reservedCredits: 2,
  usedCredits: 3,
  orders: [booked],
});

describe('a subscription after a write', () => {
  it('holds the credits of a new order', () => {
    const order = buildOrder({ id: 'new', quantity: 3, creditsUsed: 3 });
    const after = applyOrder(withBooked, order);
    expect(figures(after)).toEqual([12, 5, 3]);
    expect(after.orders).toHaveLength(2);
  });

  it('has the credits of a skipped order back', () => {
    const after = applyOrder(withBooked, { ...booked, status: 'skipped', creditsUsed: 0 });
    expect(figures(after)).toEqual([17, 0, 3]);
    expect(after.orders[0]?.status).toBe('skipped');
  });

  it('has used the credits of an order that was cancelled too late', () => {
    const after = applyOrder(withBooked, { ...booked, status: 'cancelled', creditsUsed: 2 });
    expect(figures(after)).toEqual([15, 0, 5]);
  });

  it('follows a changed quantity', () => {
    expect(figures(applyOrder(withBooked, { ...booked, quantity: 5, creditsUsed: 5 }))).toEqual([
      12, 5, 3,
    ]);
  });

  it('keeps its orders latest first', () => {
    const earlier = buildOrder({ id: 'earlier', deliveryDate: '2026-11-20' });
    const later = buildOrder({ id: 'later', deliveryDate: '2026-11-27' });
    const after = applyOrder(applyOrder(withBooked, earlier), later);
    expect(after.orders.map((order) => order.deliveryDate)).toEqual([
      '2026-11-27',
      '2026-11-23',
      '2026-11-20',
    ]);
  });

  it('is left alone by the order of another one', () => {
    expect(applyOrder(withBooked, buildOrder({ subscriptionId: 'other' }))).toBe(withBooked);
  });
});
