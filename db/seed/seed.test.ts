import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { presentSnack } from '#api/snacks/catalogue.ts';
import { BusinessProfile, KitchenSettings } from '#contract/kitchen/settings.ts';
import { PlanGroup } from '#contract/money/plans.ts';
import { Snack } from '#contract/snacks/catalogue.ts';
import { listPlanGroups } from '#db/money/plans.ts';
import { listOfferedSnacks } from '#db/snacks/catalogue.ts';
import { createTestDatabase, useDatabase } from '#test/database.ts';
import { seedIfEmpty } from './seed.ts';

const now = Temporal.Instant.from('2026-11-21T20:00:00Z');
const database = useDatabase();

describe('seeding', () => {
  it('opens an empty kitchen once, and again leaves alone what the desk has changed', async () => {
    const { db } = database;
    expect(await seedIfEmpty(db, now)).toBe(true);

    const groups = await listPlanGroups(db, { onlyActive: true });
    expect(groups.map(({ name }) => name)).toEqual([
      'Everyday Tiffin',
      'Full Thali',
      'Family Dabba',
      'Plan 1 - Basic',
      'Plan 2 - Premium',
    ]);
    for (const group of groups)
      expect(z.safeEncode(PlanGroup, group).success, group.name).toBe(true);
    expect(groups[0]?.variants.map(({ billingCycle }) => billingCycle)).toEqual([
      'daily',
      'weekly',
      'monthly',
    ]);

    const snacks = await listOfferedSnacks(db, '2026-11-21');
    expect(snacks.length).toBeGreaterThanOrEqual(24);
    const offered = snacks.map((row) => presentSnack(row, '2026-11-21'));
    for (const snack of offered) expect(z.safeEncode(Snack, snack).success, snack.name).toBe(true);
    expect(new Set(offered.flatMap(({ categories }) => categories)).size).toBe(4);

    const timings = await db.selectFrom('weekly_timings').selectAll().orderBy('weekday').execute();
    expect(timings).toHaveLength(7);
    expect(timings[0]).toMatchObject({ open_time: '09:00', close_time: '19:00', is_closed: false });
    expect(timings[6]).toMatchObject({ open_time: null, close_time: null, is_closed: true });

    const closures = await db.selectFrom('closures').select(['start_day', 'reason']).execute();
    expect(closures).toContainEqual({ start_day: '2027-07-01', reason: 'Canada Day' });

    const settings = await db.selectFrom('settings').select(['name', 'value']).execute();
    const stored = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    expect(KitchenSettings.safeParse(stored.kitchen).success).toBe(true);
    expect(BusinessProfile.safeParse(stored.business).success).toBe(true);

    await db.deleteFrom('plan_groups').execute();
    await db.deleteFrom('closures').execute();
    expect(await seedIfEmpty(db, now)).toBe(false);
    expect(await listPlanGroups(db)).toEqual([]);
  });

  it('is done by one of several nodes that start together', async () => {
    const { db, drop } = await createTestDatabase();
    try {
      const answers = await Promise.all([1, 2, 3, 4].map(() => seedIfEmpty(db, now)));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await listPlanGroups(db)).toHaveLength(5);
    } finally {
      await drop();
    }
  });
});
