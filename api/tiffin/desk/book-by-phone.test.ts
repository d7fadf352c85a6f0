import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminAudit } from '#contract/kitchen/desk.ts';
import { steps } from '#contract/platform/steps.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { Client } from '#test/app.ts';
import { ADDRESS, useBooking } from '#test/booking.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const here = useBooking();
const { services } = here;
let staff: Client & { id: string };

beforeEach(async () => {
  staff = await services.asStaff();
  // What earlier tests have booked takes nobody's place.
  await services.db
    .updateTable('tiffin_orders')
    .set({ status: 'cancelled', credits_held: 0, credits_used: 0 })
    .execute();
});

const book = (change: Record<string, unknown> = {}) =>
  staff.call(tiffinsByPhone.book, {
    body: {
      subscriptionId: here.subscription.id,
      days: ['2026-11-20'],
      deliveryTimeSlot: '17:00-18:00',
      quantity: 1,
      deliveryAddress: null,
      overrides: [],
      ...change,
    },
  });

const start = async () =>
  (await staff.call(tiffinsByPhone.bookingStart, { params: { id: here.subscription.id } })).data;

const balance = async () => (await balanceOf(services.db, here.subscription.id)).row;

const mails = () =>
  services.db
    .selectFrom('mails')
    .where('customer_id', '=', here.customer.id)
    .orderBy('created_at')
    .select(['kind', 'details'])
    .execute();

describe('a tiffin that is booked by phone', () => {
  it('is the customer’s as any other, under the name of whoever picked up', async () => {
    const booked = await book({ specialInstructions: 'No onion' });
    expect(booked.status).toBe(201);
    const [order] = booked.data;
    expect(order).toMatchObject({
      status: 'scheduled',
      deliveryDate: '2026-11-20',
      address: ADDRESS,
      specialInstructions: 'No onion',
      creditsLeft: 4,
    });
    expect(await balance()).toEqual({ available: 4, reserved: 1 });
    const own = await here.customer.send(
      'GET',
      `/api/v1/public/tiffin/order/${order?.orderNumber}`,
    );
    expect(own.status).toBe(200);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order_scheduled']);
    const whole = await staff.call(adminTiffinOrders.read, { params: { id: order?.id ?? '' } });
    expect(whole.data.steps).toMatchObject([{ words: 'Booked the tiffin', note: null }]);
    expect(whole.data.steps[0]?.actor).not.toBe('customer');
  });

  it('on several days is booked on all of them, with one mail', async () => {
    const days = ['2026-11-23', '2026-11-19', '2026-11-20'];
    const { data } = await book({ days });
    expect(data.map(({ deliveryDate }) => deliveryDate)).toEqual([...days].sort());
    expect(await balance()).toEqual({ available: 2, reserved: 3 });
    expect(await mails()).toMatchObject([
      {
        kind: 'orders_scheduled',
        details: { available: 2, waiting: 0, booked: days.map(() => ({})) },
      },
    ]);
  });

  it('is booked on none of several days where one cannot be had, and says which', async () => {
    const refused = await book({ days: ['2026-11-19', '2026-11-21'] });
    expect([refused.status, refused.code]).toEqual([422, 'day_unavailable']);
    expect(refused.errors?.[0]?.field).toBe('days');
    expect(refused.data).toMatchObject({ date: '2026-11-21' });
    const tooMany = await book({ days: ['2026-11-19', '2026-11-20', '2026-11-23'], quantity: 2 });
    expect([tooMany.code, tooMany.message]).toEqual([
      'insufficient_credits',
      'This plan has 5 left to book. Book fewer, or give it credits first.',
    ]);
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
    expect(await mails()).toEqual([]);
  });

  it('says of which of several days something is booked already, and how many', async () => {
    const [one] = (await book({ days: ['2026-11-19'] })).data;
    const [two] = (await book({ days: ['2026-11-20'], quantity: 2 })).data;
    const again = async (days: string[]) => (await book({ days })).message;
    expect(await again(['2026-11-23', '2026-11-19'])).toBe(
      `There is 1 booked on Thu, Nov 19, at that time and address already (${one?.orderNumber}). Change the quantity there.`,
    );
    expect(await again(['2026-11-23', '2026-11-20'])).toBe(
      `There are 2 booked on Fri, Nov 20, at that time and address already (${two?.orderNumber}). Change the quantity there.`,
    );
  });

  it('once undone is cancelled, with its credits back and its mail withdrawn', async () => {
    const { step } = await book({ days: ['2026-11-19', '2026-11-20'] });
    const undone = await staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(undone.status).toBe(200);
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
    const left = await services.db
      .selectFrom('tiffin_orders')
      .where('subscription_id', '=', here.subscription.id)
      .select(['status', 'credits_held', 'cancel_reason'])
      .execute();
    const unmade = { status: 'cancelled', credits_held: 0, cancel_reason: 'Booked by mistake' };
    expect(left).toEqual([unmade, unmade]);
    const { rows } = await sql<{ status: string }>`SELECT status FROM mails
      WHERE customer_id = ${here.customer.id}`.execute(services.db);
    expect(rows).toEqual([{ status: 'withdrawn' }]);
    expect((await start()).suggestedDate).toBe('2026-11-19');
  });
});

describe('what the kitchen books beyond the rules', () => {
  it('needs a reason', async () => {
    const unsaid = await staff.send(
      'POST',
      '/api/v1/admin/tiffin-orders',
      {
        subscriptionId: here.subscription.id,
        days: ['2026-11-20'],
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: null,
        overrides: ['after_cutoff'],
      },
      { idempotencyKey: 'a-key-of-its-own' },
    );
    expect([unsaid.status, unsaid.errors?.[0]?.field]).toEqual([422, 'reason']);
  });

  it('is a day after its cut-off, with its reason in the steps and its name in the audit log', async () => {
    services.clock.set('2026-11-18T23:30:00Z');
    const late = { days: ['2026-11-19'] };
    const refused = await book(late);
    expect([refused.code, refused.message]).toEqual([
      'after_cutoff',
      'The cut-off of that day (6:00 PM) has passed. It can be booked all the same, with a reason.',
    ]);
    const { data } = await book({
      ...late,
      overrides: ['after_cutoff'],
      reason: 'One is left over',
    });
    const whole = await staff.call(adminTiffinOrders.read, { params: { id: data[0]?.id ?? '' } });
    expect(whole.data.steps[0]?.note).toBe('One is left over');
    const log = await staff.call(adminAudit.list, {
      query: {
        resource: 'tiffin-orders',
        resourceId: data[0]?.id ?? '',
        page: 1,
        limit: 10,
        sort: 'at',
        order: 'DESC',
      },
    });
    expect(log.data[0]).toMatchObject({ action: 'book', after: { overrides: ['after_cutoff'] } });
    expect(data[0]?.status).toBe('confirmed');
  });

  it('is named only of the days that need it', async () => {
    services.clock.set('2026-11-18T23:30:00Z');
    const both = { overrides: ['after_cutoff'], reason: 'Both, please' };
    const { data } = await book({ days: ['2026-11-19', '2026-11-20'], ...both });
    expect(data.map(({ status }) => status)).toEqual(['confirmed', 'scheduled']);
    const onTime = await staff.call(adminTiffinOrders.read, { params: { id: data[1]?.id ?? '' } });
    expect(onTime.data.steps[0]?.note).toBeNull();
  });

  it('is no hour that has begun', async () => {
    services.clock.set('2026-11-18T22:30:00Z');
    const today = { days: ['2026-11-18'], overrides: ['after_cutoff'], reason: 'One is left over' };
    expect((await book(today)).code).toBe('slot_over');
    const later = await book({ ...today, deliveryTimeSlot: '18:00-19:00' });
    expect(later.data[0]?.status).toBe('confirmed');
  });

  it('is no more than fits after the cut-off, where nobody looks at what waits', async () => {
    services.clock.set('2026-11-18T23:30:00Z');
    await here.setKitchen({ slotCapacity: 1 });
    const late = { days: ['2026-11-19'], quantity: 2, reason: 'A guest' };
    expect((await book({ ...late, overrides: ['after_cutoff'] })).code).toBe('over_capacity');
    const meant = await book({ ...late, overrides: ['after_cutoff', 'over_capacity'] });
    expect(meant.data[0]?.status).toBe('confirmed');
  });

  it('is more than a slot has capacity for, which waits for the kitchen’s word otherwise', async () => {
    await here.setKitchen({ slotCapacity: 1 });
    const [waiting] = (await book({ quantity: 2 })).data;
    expect(waiting?.status).toBe('pending_confirmation');
    const [taken] = (
      await book({
        days: ['2026-11-19'],
        quantity: 2,
        overrides: ['over_capacity'],
        reason: 'Fits',
      })
    ).data;
    expect(taken?.status).toBe('scheduled');
  });

  it('is an address outside the area', async () => {
    const far = { deliveryAddress: '1 Yonge Street, Toronto, ON M5E 1W7' };
    expect((await book(far)).code).toBe('outside_service_area');
    const [order] = (await book({ ...far, overrides: ['outside_area'], reason: 'On our way' }))
      .data;
    expect(order?.address).toBe(far.deliveryAddress);
  });

  it('is never a closed day', async () => {
    await services.db
      .insertInto('closures')
      .values({ start_day: '2026-11-20', end_day: '2026-11-20', reason: 'Rest' })
      .execute();
    const refused = await book({ overrides: ['after_cutoff'], reason: 'Please' });
    expect(refused.code).toBe('day_unavailable');
  });
});

describe('what a booking by phone begins with', () => {
  it('is the first day that can be had, and hour, quantity and address of the last booking', async () => {
    expect(await start()).toMatchObject({
      available: 5,
      impossible: null,
      quantity: 1,
      deliveryAddress: ADDRESS,
      suggestedDate: '2026-11-19',
    });
    await book({ days: ['2026-11-19'], deliveryTimeSlot: '14:00-15:00', quantity: 2 });
    const after = await start();
    expect(after).toMatchObject({
      available: 3,
      quantity: 2,
      deliveryTimeSlot: '14:00-15:00',
      suggestedDate: '2026-11-20',
    });
    expect(after.days.find(({ date }) => date === '2026-11-19')).toMatchObject({
      day: { tiffins: 2 },
      booked: [{ deliveryTimeSlot: '14:00-15:00', quantity: 2 }],
    });
  });

  it('says which days are past their cut-off or closed, and leaves weekends out', async () => {
    services.clock.set('2026-11-18T23:30:00Z');
    const { days, suggestedDate } = await start();
    expect(days.slice(0, 4).map(({ date, isPastCutoff }) => [date, isPastCutoff])).toEqual([
      ['2026-11-18', true],
      ['2026-11-19', true],
      ['2026-11-20', false],
      ['2026-11-23', false],
    ]);
    expect(suggestedDate).toBe('2026-11-20');
  });

  it('offers tomorrow beside the day that is proposed, once its cut-off has passed', async () => {
    services.clock.set('2026-11-18T22:55:00Z');
    expect(await start()).toMatchObject({ suggestedDate: '2026-11-19', lateDate: null });

    // Five past six.
    services.clock.set('2026-11-18T23:05:00Z');
    const { suggestedDate, lateDate } = await start();
    expect([suggestedDate, lateDate]).toEqual(['2026-11-20', '2026-11-19']);
    const late = { overrides: ['after_cutoff'], reason: 'Rang after the cut-off' };
    const [order] = (await book({ days: [lateDate], ...late })).data;
    expect(order).toMatchObject({ deliveryDate: '2026-11-19', status: 'confirmed' });
    const log = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', order?.id ?? '')
      .select(['action', 'after'])
      .execute();
    expect(log).toMatchObject([
      { action: 'book', after: { deliveryDate: '2026-11-19', overrides: ['after_cutoff'] } },
    ]);
    expect(await start()).toMatchObject({ suggestedDate: '2026-11-20', lateDate: null });
  });

  it('offers no day after its cut-off that is closed', async () => {
    services.clock.set('2026-11-18T23:05:00Z');
    await services.db
      .insertInto('closures')
      .values({ start_day: '2026-11-19', end_day: '2026-11-19', reason: 'Rest' })
      .execute();
    expect(await start()).toMatchObject({ suggestedDate: '2026-11-20', lateDate: null });
  });

  it('passes over the days of a planned pause', async () => {
    await services.db
      .updateTable('subscriptions')
      .set({ pause_from: '2026-11-19', paused_until: '2026-11-20', paused_by: 'customer' })
      .where('id', '=', here.subscription.id)
      .execute();
    const { days, suggestedDate } = await start();
    expect(suggestedDate).toBe('2026-11-23');
    expect(days.filter(({ isPaused }) => isPaused).map(({ date }) => date)).toEqual([
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  it('says why nothing can be booked', async () => {
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'pending_approval' })
      .where('id', '=', here.subscription.id)
      .execute();
    expect((await start()).impossible).toBe('This plan waits for approval. Approve it first.');
  });
});
