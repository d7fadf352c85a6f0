import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#api/env.ts';
import { InquiryStatus } from '#contract/catering/inquiries.ts';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { listLedgerMismatches } from '#db/tiffin/credits.ts';
import { instantAt } from '#domain/platform/days.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { openDemoKitchen } from './demo-kitchen.ts';
import { simulateUntil } from './simulate.ts';

/** Three weeks of a kitchen, or fewer days, up to a moment. */
async function live(end: Temporal.Instant, seed: number, days = 21): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const env = readEnv({ ADMIN_PASSWORD: 'Kitchen-Time-1' });
  const kitchen = await openDemoKitchen(database, env, end.subtract({ hours: 24 * (days + 1) }));
  await simulateUntil(end, kitchen, { seed, days, people: 24, mails: false });
  await kitchen.close();
  return database;
}

describe('the demo', () => {
  let lunchtime: TestDatabase;
  beforeAll(async () => {
    lunchtime = await live(instantAt('2026-11-18', '14:30'), 7);
  }, 120_000);
  afterAll(() => lunchtime.drop());

  it('keeps the books', async () => {
    expect(await listLedgerMismatches(lunchtime.db)).toEqual([]);
  });

  it('has subscriptions in every state, and tiffins in every state that the hour allows', async () => {
    const { db } = lunchtime;
    const states = await db.selectFrom('subscriptions').select('status').distinct().execute();
    expect(states.map(({ status }) => status).sort()).toEqual(
      [...SubscriptionStatus.options].sort(),
    );
    const orders = await db.selectFrom('tiffin_orders').select('status').distinct().execute();
    // At half past two everything of today is on its way, and the cut-off is still to come.
    expect(orders.map(({ status }) => status)).toEqual(
      expect.arrayContaining(
        TiffinOrderStatus.options.filter((one) => !['confirmed', 'preparing'].includes(one)),
      ),
    );
  });

  it('has a counter with snack orders in every state, on that very day', async () => {
    const counted = await lunchtime.db
      .selectFrom('snack_orders')
      .select(({ fn }) => ['status', fn.countAll().as('orders')])
      .groupBy('status')
      .execute();
    expect(counted.map(({ status }) => status).sort()).toEqual(
      [...SnackOrderStatus.options].sort(),
    );
    const today = await lunchtime.db
      .selectFrom('snack_orders')
      .where('delivery_day', '=', '2026-11-18')
      .select('status')
      .distinct()
      .execute();
    expect(today.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['pending', 'confirmed', 'preparing', 'ready', 'delivered']),
    );
  });

  it('has catering inquiries in every state, new versions, wishes, deposits and balances', async () => {
    const { db } = lunchtime;
    const inquiries = await db.selectFrom('catering_inquiries').select(['id', 'status']).execute();
    expect([...new Set(inquiries.map(({ status }) => status))].sort()).toEqual(
      [...InquiryStatus.options].sort(),
    );
    const quotes = await db.selectFrom('catering_quotes').selectAll().orderBy('version').execute();
    const quoted = inquiries.filter(({ status }) => status === 'quoted');
    const latest = quoted.map(({ id }) => quotes.findLast((quote) => quote.inquiry_id === id));
    expect(latest.some((quote) => quote?.version === 2)).toBe(true);
    expect(latest.some((quote) => quote?.change_request)).toBe(true);
    expect(latest.some((quote) => quote && quote.valid_until < '2026-11-18')).toBe(true);

    const { rows } = await lunchtime.pool.query<{ payments: number; left: number }>(`
      SELECT count(*)::int AS payments, quote.total_cents - sum(amount_cents)::int AS left
      FROM payments JOIN catering_quotes quote USING (inquiry_id)
      WHERE quote.accepted_at IS NOT NULL GROUP BY inquiry_id, quote.total_cents`);
    expect(rows.some(({ payments, left }) => payments === 1 && left > 0)).toBe(true);
    expect(rows.some(({ payments, left }) => payments === 2 && left === 0)).toBe(true);
  });

  it('dates everything before its end', async () => {
    const end = instantAt('2026-11-18', '14:30').toString();
    for (const table of [
      'customers',
      'subscriptions',
      'tiffin_orders',
      'snack_orders',
      'catering_inquiries',
      'payments',
    ] as const) {
      const { latest } = await lunchtime.db
        .selectFrom(table)
        .select(({ fn }) => fn.max('created_at').as('latest'))
        .executeTakeFirstOrThrow();
      expect(String(latest) <= end, table).toBe(true);
    }
  });
});

describe('the same seed', () => {
  it('gives the same snack orders again', async () => {
    const ordersOf = async () => {
      const database = await live(instantAt('2026-11-18', '14:30'), 7, 3);
      const orders = await database.db
        .selectFrom('snack_orders')
        .select(['number', 'status', 'delivery_day', 'delivery_time', 'total_cents'])
        .orderBy('number')
        .execute();
      await database.drop();
      return orders;
    };
    const orders = await ordersOf();
    expect(orders.length).toBeGreaterThan(20);
    expect(await ordersOf()).toEqual(orders);
  }, 120_000);
});
