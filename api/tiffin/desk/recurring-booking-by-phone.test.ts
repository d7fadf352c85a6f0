import { beforeEach, describe, expect, it } from 'vitest';
import { steps } from '#contract/platform/steps.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import {
  type RecurringBookingEntry,
  recurringBooking,
} from '#contract/tiffin/recurring-booking.ts';
import type { Client } from '#test/app.ts';
import { useBooking } from '#test/booking.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const here = useBooking();
const { services } = here;
let staff: Client & { id: string };

beforeEach(async () => {
  staff = await services.asStaff();
});

const mondays = (quantity = 1) => [
  {
    weekday: 1 as const,
    deliveryTimeSlot: '18:00-19:00' as const,
    quantity,
    deliveryAddress: null,
  },
];

const params = () => ({ id: here.subscription.id });

const set = (
  entries: RecurringBookingEntry[] = mondays(),
  leftovers: 'keep' | 'release' = 'keep',
) =>
  staff.call(tiffinsByPhone.setRecurringBooking, {
    params: params(),
    body: { entries, leftovers },
  });

const own = async () =>
  (await here.customer.call(recurringBooking.read, { params: params() })).data;

const undo = async (step: { id: string } | null | undefined) =>
  (await staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} })).status;

const ordersOf = () =>
  services.db
    .selectFrom('tiffin_orders')
    .where('subscription_id', '=', here.subscription.id)
    .orderBy('delivery_day')
    .select(['delivery_day', 'status', 'quantity', 'booked_by_usual'])
    .execute();

describe('a weekly pattern that is set by phone', () => {
  it('is the customer’s own, and books at once under the name of whoever picked up', async () => {
    const { status, data } = await set();
    expect(status).toBe(200);
    expect(data.usual?.entries).toEqual(mondays());
    expect((await own()).usual?.entries).toEqual(mondays());
    const orders = await ordersOf();
    expect(orders.map(({ delivery_day: day }) => day)).toEqual(['2026-11-23', '2026-11-30']);
    const actors = await services.db
      .selectFrom('tiffin_order_steps')
      .innerJoin('tiffin_orders as booked', 'booked.id', 'order_id')
      .where('subscription_id', '=', here.subscription.id)
      .select('actor')
      .execute();
    expect(actors.every(({ actor }) => actor.startsWith('staff '))).toBe(true);
    const line = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', here.subscription.id)
      .orderBy('id', 'desc')
      .select(['action', 'before', 'after'])
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      action: 'set-pattern',
      before: { pattern: null },
      after: { pattern: 'Every Monday: 6:00 PM - 7:00 PM · 1 tiffin' },
    });
  });

  it('says beforehand what it would book, and books nothing by that', async () => {
    const preview = await staff.call(tiffinsByPhone.previewRecurringBooking, {
      params: params(),
      body: { entries: mondays(), leftovers: 'keep' },
    });
    expect(preview.data.days.map(({ date, outcome }) => [date, outcome])).toEqual([
      ['2026-11-23', 'to_book'],
      ['2026-11-30', 'to_book'],
    ]);
    expect(await ordersOf()).toEqual([]);
  });

  it('follows the customer’s rules', async () => {
    expect(await set(mondays(5))).toMatchObject({ status: 200 });
    const tooMany = await staff.send(
      'PUT',
      `/api/v1/admin/subscriptions/${here.subscription.id}/recurring-booking`,
      { entries: mondays(6), leftovers: 'keep' },
    );
    expect(tooMany.status).toBe(422);
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'cancelled', ended_at: services.clock.now() })
      .where('id', '=', here.subscription.id)
      .execute();
    expect(await set()).toMatchObject({ status: 409, code: 'subscription_not_active' });
  });

  it('gives way to another one, which releases what it had booked when that is wanted', async () => {
    await set();
    const tuesdays = mondays().map((entry) => ({ ...entry, weekday: 2 as const }));
    const { data } = await set(tuesdays, 'release');
    expect(data.usual?.entries).toEqual(tuesdays);
    expect((await ordersOf()).map(({ delivery_day: day, status }) => `${day} ${status}`)).toEqual([
      '2026-11-23 cancelled',
      '2026-11-24 scheduled',
      '2026-11-30 cancelled',
      '2026-12-01 scheduled',
    ]);
  });

  it('is stopped by phone too, with its tiffins kept or called off', async () => {
    await set();
    const stop = await staff.call(tiffinsByPhone.stopRecurringBooking, {
      params: params(),
      body: { leftovers: 'release' },
    });
    expect(stop.data.usual).toBeNull();
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect((await balanceOf(services.db, here.subscription.id)).row).toEqual({
      available: 5,
      reserved: 0,
    });
  });

  it('is undone with all that it has booked', async () => {
    const { step } = await set();
    const undone = await staff.call(steps.takeBack, {
      params: { id: step?.id ?? '' },
      body: {},
    });
    expect(undone.status).toBe(200);
    expect((await own()).usual).toBeNull();
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect((await balanceOf(services.db, here.subscription.id)).row).toEqual({
      available: 5,
      reserved: 0,
    });
  });

  it('is set again on the same days once it was undone', async () => {
    const { step } = await set();
    await undo(step);
    await set();
    const live = (await ordersOf()).filter(({ status }) => status === 'scheduled');
    expect(live.map(({ delivery_day: day }) => day)).toEqual(['2026-11-23', '2026-11-30']);
  });

  it('gives way to the one before when its change is undone, with what that had booked', async () => {
    await set();
    const { step } = await set(mondays(2), 'release');
    expect(await undo(step)).toBe(200);
    expect((await own()).usual?.entries).toEqual(mondays());
    const live = (await ordersOf()).filter(({ status }) => status === 'scheduled');
    expect(live.map(({ delivery_day: day, quantity }) => [day, quantity])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-30', 1],
    ]);
  });

  it('goes on when its end is undone', async () => {
    await set();
    const { step } = await staff.call(tiffinsByPhone.stopRecurringBooking, {
      params: params(),
      body: { leftovers: 'release' },
    });
    expect(await undo(step)).toBe(200);
    expect((await own()).usual?.entries).toEqual(mondays());
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
  });
});
