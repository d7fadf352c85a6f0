import { beforeEach, describe, expect, it } from 'vitest';
import { adminStaff, overview } from '#contract/kitchen/desk.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';

const services = useApp();
const firstPage = { page: 1, limit: 25, sort: 'receivedDay' as const, order: 'DESC' as const };

beforeEach(async () => {
  await services.db.updateTable('staff').set({ disabled_at: services.clock.now() }).execute();
});

describe('the role of somebody on the staff', () => {
  it('takes effect at once, on the session they are working in', async () => {
    const owner = await services.asStaff();
    const { id, name } = await buildStaff(services.db, { role: 'kitchen' });
    const somebody = await services.asStaff({ id });
    const opens = async () => ({
      payments: (await somebody.call(adminPayments.list, { query: firstPage })).status,
      overview: (await somebody.call(overview.read, {})).status,
      deliveries: (await somebody.call(deliveries.list, {})).status,
    });
    const become = (role: StaffRole, disabled = false) =>
      owner.call(adminStaff.update, { params: { id }, body: { name, role, disabled } });

    expect(await opens()).toEqual({ payments: 403, overview: 200, deliveries: 200 });
    await become('driver');
    expect(await opens()).toEqual({ payments: 403, overview: 403, deliveries: 200 });
    await become('owner');
    expect(await opens()).toEqual({ payments: 200, overview: 200, deliveries: 200 });
    await become('owner', true);
    expect(await opens()).toEqual({ payments: 401, overview: 401, deliveries: 401 });
  });

  it.each([
    ['made a driver', { role: 'driver', disabled: false }],
    ['made a kitchen hand', { role: 'kitchen', disabled: false }],
    ['disabled', { role: 'owner', disabled: true }],
  ] as const)('of the last owner cannot be given up: %s', async (_, change) => {
    const owner = await services.asStaff();
    const update = () =>
      owner.call(adminStaff.update, {
        params: { id: owner.id },
        body: { name: 'Meera Shah', ...change },
      });
    expect(await update()).toMatchObject({ status: 409, code: 'last_owner' });
    await buildStaff(services.db, { role: 'owner' });
    expect(await update()).toMatchObject({ status: 200 });
  });

  it('is kept by one owner when two give each other up at once', async () => {
    const [one, other] = [await services.asStaff(), await services.asStaff()];
    const body = { name: 'Meera Shah', role: 'kitchen' as const, disabled: false };
    await Promise.all([
      one.call(adminStaff.update, { params: { id: other.id }, body }),
      other.call(adminStaff.update, { params: { id: one.id }, body }),
    ]);
    const owners = await services.db
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .execute();
    expect(owners).toHaveLength(1);
  });
});
