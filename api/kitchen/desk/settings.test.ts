import { describe, expect, it } from 'vitest';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { useApp } from '#test/app.ts';

const services = useApp();

describe('settings', () => {
  it('are stored whole, each time as the next version', async () => {
    const staff = await services.asStaff();
    const read = async () => (await staff.call(adminSettings.readCatering, {})).data;
    const first = await read();
    expect(first.version).toBe(0);
    const { data } = await staff.call(adminSettings.updateCatering, {
      body: { ...first, callAboveGuests: 80 },
    });
    expect(data).toEqual({ ...first, callAboveGuests: 80, version: 1 });
    expect(await read()).toEqual(data);
  });

  it('are written over by nobody who has not read them as they are', async () => {
    const staff = await services.asStaff();
    const { data: before } = await staff.call(adminSettings.readKitchen, {});
    const save = (slotCapacity: number, version = before.version) =>
      staff.call(adminSettings.updateKitchen, { body: { ...before, slotCapacity, version } });
    const answers = await Promise.all([save(11), save(12)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('conflict');
    const { data: stored } = await staff.call(adminSettings.readKitchen, {});
    expect(stored).toEqual(answers.find(({ status }) => status === 200)?.data);
    expect(await save(13, stored.version)).toMatchObject({ data: { slotCapacity: 13 } });
  });

  it('are in the log by what changed in them, not by their version', async () => {
    const staff = await services.asStaff();
    const { data } = await staff.call(adminSettings.readTestimonials, {});
    await staff.call(adminSettings.updateTestimonials, { body: { ...data, shown: !data.shown } });
    const line = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', 'testimonials')
      .select(['before', 'after'])
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ before: { shown: data.shown }, after: { shown: !data.shown } });
  });
});
