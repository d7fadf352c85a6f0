import { beforeEach, describe, expect, it } from 'vitest';
import { storeSettings } from '#db/kitchen/settings.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { forgetReminders, mailed, runClock, runClockOften } from '#test/clock-runs.ts';
import { buildCustomer } from '#test/factories.ts';
import { buildDish, buildWeek, entryOf } from '#test/site-factories.ts';

const services = useApp();

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await forgetReminders(services);
});

describe('the menu of the coming week', () => {
  /** Sunday, five in the afternoon. */
  const SUNDAY = '2026-11-22T22:00:00Z';

  beforeEach(async () => {
    await services.db.deleteFrom('menu_weeks').execute();
    await services.db.deleteFrom('customers').where('email', 'like', 'reader-%').execute();
    await storeSettings(services.db, 'menu', { cycleAnchor: '2026-11-16' }, TEST_NOW);
  });

  let readers = 0;
  const reader = (
    notifications: Record<string, boolean> | null,
    values: { email_verified_at?: Temporal.Instant; disabled_at?: Temporal.Instant } = {
      email_verified_at: TEST_NOW,
    },
  ) =>
    buildCustomer(services.db, {
      email: `reader-${++readers}@example.com`,
      settings: notifications && JSON.stringify({ notifications }),
      ...values,
    });

  async function planMenu() {
    const dish = await buildDish(services.db);
    const jain = await buildDish(services.db, { diets: ['jain'] });
    await buildWeek(services.db, { 1: [entryOf(dish), entryOf(jain)] });
    return { dish, jain };
  }

  it('goes out on Sunday at five, once, to whoever asked for news', async () => {
    const { dish, jain } = await planMenu();
    const { email } = await reader({ promotions: true });
    await runClock(services, '2026-11-22T21:59:59Z');
    expect(await mailed(services, 'weekly_menu')).toEqual([]);
    await runClockOften(services, SUNDAY);
    await runClock(services, '2026-11-23T15:00:00Z');
    const [mail, ...more] = await mailed(services, 'weekly_menu');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, weekStart: '2026-11-23' });
    expect(mail?.days).toHaveLength(5);
    expect(mail?.days[0]).toEqual({
      day: '2026-11-23',
      closed: null,
      dishes: [dish.name, `${jain.name} (Jain)`],
    });
  });

  it('goes to nobody who has not asked, has not proved the address, or is closed out', async () => {
    await planMenu();
    await reader(null);
    await reader({ promotions: false });
    await reader({ promotions: true, email: false });
    await reader({ promotions: true }, {});
    await reader({ promotions: true }, { email_verified_at: TEST_NOW, disabled_at: TEST_NOW });
    await runClock(services, SUNDAY);
    expect(await mailed(services, 'weekly_menu')).toEqual([]);
  });

  it('goes out late on Monday morning, and not once the week is under way', async () => {
    await planMenu();
    await reader({ promotions: true });
    await runClock(services, '2026-11-23T17:00:00Z');
    expect(await mailed(services, 'weekly_menu')).toEqual([]);
    await runClock(services, '2026-11-23T16:59:59Z');
    expect(await mailed(services, 'weekly_menu')).toHaveLength(1);
  });

  it('does not go out when nothing is cooked', async () => {
    await reader({ promotions: true });
    await runClock(services, SUNDAY);
    expect(await mailed(services, 'weekly_menu')).toEqual([]);
  });
});
