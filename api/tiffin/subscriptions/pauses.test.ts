import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { closeDays } from '#test/closing.ts';
import { buildStaff } from '#test/factories.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';
const MONDAY = '2026-11-23';
const FRIDAY = '2026-11-27';

describe('a pause from a day to a day, planned on Wednesday November 18 at 10:00', () => {
  const services = useApp();
  let customer: Client & { id: string };
  let id: string;

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    customer = await services.asCustomer();
    id = (await buildSubscription(services.db, { customer })).id;
  });

  const book = (deliveryDate: string) =>
    customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: id,
        deliveryDate,
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: ADDRESS,
        specialInstructions: null,
      },
    });
  const pause = (from: string | null, until: string | null, who = customer) =>
    who.call(subscriptions.pause, { params: { id }, body: { from, until } });
  const callOff = () => customer.call(subscriptions.callOffPause, { params: { id } });
  const read = async () => (await customer.call(subscriptions.read, { params: { id } })).data;
  const orderNow = async (order: string) =>
    (await customer.call(tiffinOrders.read, { params: { id: order } })).data;
  const runClock = () =>
    tick({ db: services.db, now: services.clock.now(), log: services.services.log });

  const mails = () =>
    services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .where('kind', 'in', ['subscription_paused', 'subscription_resumed'])
      .orderBy('created_at')
      .select(['kind', 'details'])
      .execute();

  it('is nobody else’s to plan, call off or end', async () => {
    await pause(MONDAY, FRIDAY);
    const stranger = await services.asCustomer();
    const answers = [
      await pause(MONDAY, FRIDAY, stranger),
      await stranger.call(subscriptions.callOffPause, { params: { id } }),
      await stranger.call(subscriptions.resume, { params: { id } }),
      await stranger.call(subscriptions.read, { params: { id } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('subscription_not_found'));
    expect((await read()).actions.changePause).toBe(true);
  });

  it('stays active until it begins, and releases at once what is booked in it', async () => {
    const before = (await book('2026-11-20')).data.id;
    const within = (await book('2026-11-24')).data.id;
    const after = (await book('2026-11-30')).data.id;
    const planned = await pause(MONDAY, FRIDAY);
    expect(planned.data).toMatchObject({
      status: 'active',
      pauseFrom: MONDAY,
      pausedUntil: FRIDAY,
      remainingCredits: 3,
      actions: { schedule: true, pause: false, changePause: true, resume: false },
    });
    expect((await orderNow(before)).status).toBe('scheduled');
    expect((await orderNow(within)).status).toBe('skipped');
    expect((await orderNow(after)).status).toBe('scheduled');
    const { row, fold } = await balanceOf(services.db, id);
    expect(row).toEqual({ available: 3, reserved: 2 });
    expect(fold).toEqual(row);
    expect(await mails()).toMatchObject([
      {
        kind: 'subscription_paused',
        details: {
          phase: 'planned',
          from: MONDAY,
          until: FRIDAY,
          skipped: [{ day: '2026-11-24' }],
          available: 3,
        },
      },
    ]);
  });

  it('keeps its days from being booked, from being moved to and from being taken back', async () => {
    const within = (await book('2026-11-24')).data.id;
    const before = (await book('2026-11-20')).data.id;
    await pause(MONDAY, FRIDAY);
    const words =
      'Your plan is paused from Mon, Nov 23 to Fri, Nov 27. Please choose another day, or change the pause.';
    const booked = await book('2026-11-25');
    expect([booked.code, booked.message]).toEqual(['in_planned_pause', words]);
    expect((await book('2026-11-30')).status).toBe(201);
    const moved = await customer.call(tiffinOrders.change, {
      params: { id: before },
      body: { deliveryDate: FRIDAY },
    });
    expect(moved.code).toBe('in_planned_pause');
    expect((await orderNow(within)).actions.unskip).toEqual({
      allowed: false,
      until: null,
      reason: words,
    });
    const back = await customer.call(tiffinOrders.unskip, { params: { id: within } });
    expect(back.code).toBe('in_planned_pause');
  });

  it('lets come what it is too late to skip', async () => {
    const tomorrow = (await book('2026-11-19')).data.id;
    services.clock.set('2026-11-18T23:30:00Z');
    await runClock();
    const planned = await pause('2026-11-19', '2026-11-20');
    expect(planned.data).toMatchObject({ status: 'active', pauseFrom: '2026-11-19' });
    expect((await orderNow(tomorrow)).status).toBe('confirmed');
    services.clock.set('2026-11-19T15:00:00Z');
    await runClock();
    expect((await read()).status).toBe('paused');
    expect((await orderNow(tomorrow)).status).toBe('confirmed');
  });

  it('is not for a plan that waits or is over', async () => {
    for (const status of ['pending_approval', 'cancelled', 'completed'] as const) {
      await services.db.updateTable('subscriptions').set({ status }).where('id', '=', id).execute();
      for (const from of [null, MONDAY])
        expect(await pause(from, FRIDAY), status).toMatchObject({
          status: 409,
          code: 'action_not_allowed',
        });
    }
  });

  it('lets come what is not confirmed yet and can no longer be skipped', async () => {
    const tomorrow = (await book('2026-11-19')).data.id;
    services.clock.set('2026-11-18T22:30:00Z');
    await pause('2026-11-19', '2026-11-20');
    expect((await orderNow(tomorrow)).status).toBe('scheduled');
    expect((await balanceOf(services.db, id)).row).toEqual({ available: 4, reserved: 1 });
    const { data } = await customer.call(subscriptions.listOwn, { params: { id: customer.id } });
    expect(data).toMatchObject([{ id, orders: [{ id: tomorrow, status: 'scheduled' }] }]);
  });

  it('skips even that when the kitchen plans it', async () => {
    const tomorrow = (await book('2026-11-19')).data.id;
    services.clock.set('2026-11-18T22:30:00Z');
    const staff = await services.asStaff();
    const body = { from: '2026-11-19', until: '2026-11-20', reason: 'They called' };
    await staff.call(adminSubscriptions.pause, { params: { id }, body });
    expect(await orderNow(tomorrow)).toMatchObject({
      status: 'skipped',
      cancelReason: 'They called',
    });
    expect((await balanceOf(services.db, id)).row).toEqual({ available: 5, reserved: 0 });
  });

  it('calls off even what is confirmed when the kitchen plans it', async () => {
    const tomorrow = (await book('2026-11-19')).data.id;
    services.clock.set('2026-11-18T23:30:00Z');
    await runClock();
    const staff = await services.asStaff();
    const body = { from: '2026-11-19', until: '2026-11-20' };
    await staff.call(adminSubscriptions.pause, { params: { id }, body });
    expect(await orderNow(tomorrow)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Plan paused',
    });
    expect((await balanceOf(services.db, id)).row).toEqual({ available: 5, reserved: 0 });
  });

  it('begins and ends by the clock, at midnight, each once', async () => {
    await pause(MONDAY, FRIDAY);
    services.clock.set('2026-11-23T04:59:00Z');
    await runClock();
    expect((await read()).status).toBe('active');
    services.clock.set('2026-11-23T05:00:00Z');
    await Promise.all([runClock(), runClock()]);
    expect(await read()).toMatchObject({
      status: 'paused',
      pauseFrom: MONDAY,
      actions: { resume: true, changePause: false },
    });
    services.clock.set('2026-11-28T05:00:00Z');
    await runClock();
    await runClock();
    expect(await read()).toMatchObject({ status: 'active', pauseFrom: null, pausedUntil: null });
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'subscription_paused',
      'subscription_paused',
      'subscription_resumed',
    ]);
  });

  it('that passed while the kitchen’s computer was off is over, with one mail', async () => {
    await pause(MONDAY, FRIDAY);
    services.clock.set('2026-12-02T15:00:00Z');
    await runClock();
    expect(await read()).toMatchObject({ status: 'active', pauseFrom: null });
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'subscription_paused',
      'subscription_resumed',
    ]);
  });

  it('takes other days, and gives the old ones free', async () => {
    const first = (await book('2026-11-24')).data.id;
    await pause(MONDAY, FRIDAY);
    const shortened = await pause(MONDAY, '2026-11-25');
    expect(shortened.data).toMatchObject({ pauseFrom: MONDAY, pausedUntil: '2026-11-25' });
    const changed = await pause('2026-11-30', null);
    expect(changed.data).toMatchObject({ pauseFrom: '2026-11-30', pausedUntil: null });
    expect((await customer.call(tiffinOrders.unskip, { params: { id: first } })).status).toBe(200);
    expect((await book('2026-12-01')).code).toBe('in_planned_pause');
  });

  it('begins at once when its first day is changed to today', async () => {
    await pause(MONDAY, FRIDAY);
    expect((await pause('2026-11-18', FRIDAY)).data).toMatchObject({
      status: 'paused',
      pauseFrom: '2026-11-18',
    });
  });

  it('is called off, after which nothing is planned, and a second press does no harm', async () => {
    const within = (await book('2026-11-24')).data.id;
    await pause(MONDAY, FRIDAY);
    expect((await callOff()).data).toMatchObject({ status: 'active', pauseFrom: null });
    expect((await callOff()).status).toBe(200);
    expect((await orderNow(within)).actions.unskip.allowed).toBe(true);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'subscription_paused',
      'subscription_resumed',
    ]);
    services.clock.set('2026-11-24T15:00:00Z');
    await runClock();
    expect((await read()).status).toBe('active');
  });

  it('is no longer called off once it has begun', async () => {
    await pause(null, FRIDAY);
    expect((await callOff()).code).toBe('action_not_allowed');
    expect(await read()).toMatchObject({ status: 'paused', pausedUntil: FRIDAY });
  });

  it('planned twice at once is planned once', async () => {
    await book('2026-11-24');
    const answers = await Promise.all([
      pause(MONDAY, FRIDAY),
      pause(MONDAY, FRIDAY),
      pause(MONDAY, FRIDAY),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toHaveLength(1);
    expect((await balanceOf(services.db, id)).row).toEqual({ available: 5, reserved: 0 });
  });

  it('races a booking: whoever is second sees what the first has done', async () => {
    const [planned, booked] = await Promise.all([pause(MONDAY, FRIDAY), book('2026-11-24')]);
    expect(planned.status).toBe(200);
    if (booked.status === 201) expect((await orderNow(booked.data.id)).status).toBe('skipped');
    else expect(booked.code).toBe('in_planned_pause');
    const { row, fold } = await balanceOf(services.db, id);
    expect(row).toEqual({ available: 5, reserved: 0 });
    expect(fold).toEqual(row);
  });

  it.each([
    ['yesterday', '2026-11-17', null, 'pause_day_past'],
    ['in four months', '2027-03-18', null, 'pause_too_far'],
    ['backwards', FRIDAY, MONDAY, 'pause_ends_early'],
    ['for more than a year', MONDAY, '2027-11-24', 'pause_too_long'],
  ])('cannot be %s', async (_what, from, until, code) => {
    expect((await pause(from, until)).code).toBe(code);
    expect((await read()).pauseFrom).toBeNull();
  });

  it('is nobody else’s to plan or to call off', async () => {
    const other = await services.asCustomer();
    expect((await pause(MONDAY, FRIDAY, other)).code).toBe('subscription_not_found');
    await pause(MONDAY, FRIDAY);
    const called = await other.call(subscriptions.callOffPause, { params: { id } });
    expect(called.code).toBe('subscription_not_found');
  });

  it('keeps the kitchen from moving a tiffin into it; a closure skips what would land there', async () => {
    const staff = await services.asStaff(await buildStaff(services.db, { role: 'owner' }));
    const friday = (await book('2026-11-20')).data.id;
    await pause(MONDAY, FRIDAY);
    const moved = await staff.call(adminTiffinOrders.update, {
      params: { id: friday },
      body: { deliveryDate: '2026-11-24' },
    });
    expect(moved.code).toBe('in_planned_pause');
    const closure = { startDate: '2026-11-20', endDate: '2026-11-20', reason: 'Burst pipe' };
    const closed = await closeDays(staff, closure, () => ({
      booked: 'move',
      move: { date: MONDAY, spread: 'hour' },
    }));
    await services.db.deleteFrom('closures').where('id', '=', closed.data.id).execute();
    expect(await orderNow(friday)).toMatchObject({ status: 'skipped', cancelReason: 'Burst pipe' });
    expect((await balanceOf(services.db, id)).row).toEqual({ available: 5, reserved: 0 });
  });

  it('that the kitchen has planned is the kitchen’s to change', async () => {
    const staff = await services.asStaff();
    const planned = await staff.call(adminSubscriptions.pause, {
      params: { id },
      body: { from: MONDAY, until: FRIDAY, reason: 'The driver is away' },
    });
    expect(planned.data).toMatchObject({ status: 'active', pauseFrom: MONDAY, pausedBy: 'staff' });
    expect((await callOff()).code).toBe('paused_by_kitchen');
    expect((await pause('2026-11-30', null)).code).toBe('paused_by_kitchen');
    const called = await staff.call(adminSubscriptions.callOffPause, { params: { id }, body: {} });
    expect(called.data).toMatchObject({ pauseFrom: null, pausedBy: null });
  });
});
