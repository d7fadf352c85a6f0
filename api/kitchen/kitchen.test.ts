import { describe, expect, it } from 'vitest';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { useApp } from '#test/app.ts';

const services = useApp();

const business = async () => (await services.visitor.call(kitchen.business, {})).data;

describe('what every page knows of the kitchen', () => {
  it('has the rules that customers read, and not how much can be cooked', async () => {
    expect((await business()).rules).toEqual({
      cutoffTime: '18:00',
      cutoffRunsOn: 'calendar_days',
      skipNoticeHours: 24,
      cancelLateHours: 4,
      scheduleWindowDays: 30,
      maxTiffinsPerOrder: 5,
    });
  });

  it('follows the desk', async () => {
    const staff = await services.asStaff();
    await staff.call(adminSettings.updateKitchen, {
      body: { ...DEFAULT_SETTINGS, skipNoticeHours: 36, scheduleWindowDays: 14, version: 0 },
    });
    expect((await business()).rules).toMatchObject({ skipNoticeHours: 36, scheduleWindowDays: 14 });
  });

  it('names a region and an area, also where an older version has stored none', async () => {
    const { region: _region, area: _area, ...older } = { ...DEFAULT_PROFILE, name: 'Asha' };
    await services.db
      .insertInto('settings')
      .values({
        name: 'business',
        value: JSON.stringify(older),
        updated_at: services.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: JSON.stringify(older) }),
      )
      .execute();
    await services.contentSettled();
    expect(await business()).toMatchObject({
      name: 'Asha',
      region: 'Durham',
      area: 'Durham and the GTA',
    });
  });
});
