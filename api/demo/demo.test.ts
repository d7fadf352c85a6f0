import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#api/env.ts';
import { SubscriptionStatus } from '#contract/subscriptions.ts';
import { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { listLedgerMismatches } from '#db/credits.ts';
import { instantAt } from '#domain/days.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { openDemoKitchen } from './demo-kitchen.ts';
import { liveUpTo } from './live.ts';

/** Three weeks of a kitchen, up to a moment. */
async function live(end: Temporal.Instant, seed: number): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const env = readEnv({ ADMIN_PASSWORD: 'Kitchen-Time-1' });
  const kitchen = await openDemoKitchen(database, env, end.subtract({ hours: 24 * 22 }));
  await liveUpTo(end, kitchen, { seed, days: 21, people: 24, letters: false });
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

  it('dates everything before its end', async () => {
    const end = instantAt('2026-11-18', '14:30').toString();
    for (const table of ['customers', 'subscriptions', 'tiffin_orders', 'payments'] as const) {
      const { latest } = await lunchtime.db
        .selectFrom(table)
        .select(({ fn }) => fn.max('created_at').as('latest'))
        .executeTakeFirstOrThrow();
      expect(String(latest) <= end, table).toBe(true);
    }
  });
});
