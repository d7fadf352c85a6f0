import { beforeEach, describe, expect, it } from 'vitest';
import { tick } from '#api/program/tick.ts';
import { steps } from '#contract/platform/steps.ts';
import {
  adminTiffinOrders,
  kitchenDays,
  type StaffTiffinOrderAction,
  type TiffinOrderCorrection,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { closeDays } from '#test/closing.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const FRIDAY = '2026-11-20';

const services = useApp();
let staff: Client;
let customer: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('closures').execute();
  await services.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
  staff = await services.asStaff();
  customer = await services.asCustomer();
});

/** Another minute has passed: no two steps of people have one time. */
const later = (minutes = 1) => services.clock.set(services.clock.now().add({ minutes }));

async function book() {
  const plan = await buildSubscription(services.db, { customer });
  const { data: order } = await customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId: plan.id,
      deliveryDate: FRIDAY,
      deliveryTimeSlot: '17:00-18:00',
      quantity: 1,
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
      specialInstructions: null,
    },
  });
  const params = { id: order.id };
  const act = async (action: StaffTiffinOrderAction, reason?: string) => {
    later();
    const body = { anyTime: true, reason };
    const done = await staff.call(adminTiffinOrders.act, { params: { ...params, action }, body });
    expect(done.status, done.text).toBe(200);
    return done;
  };
  const correct = (correction: TiffinOrderCorrection, from: TiffinOrderStatus, reason: string) => {
    later();
    return staff.call(adminTiffinOrders.correct, { params, body: { correction, from, reason } });
  };
  const skip = (reason: string | null) => {
    later();
    return customer.call(tiffinOrders.skip, { body: { orderId: order.id, reason } });
  };
  const unskip = () => {
    later();
    return customer.call(tiffinOrders.unskip, { params });
  };
  return { order, params, plan, act, correct, skip, unskip };
}

/** The steps of a tiffin as the desk reads them, a line each. */
async function told({ id }: { id: string }) {
  const { data } = await staff.call(adminTiffinOrders.read, { params: { id } });
  return data.steps.map(
    ({ words, at, actor, note }) =>
      `${at.slice(11, 16)} ${words} · ${actor}${note ? ` (${note})` : ''}`,
  );
}

const takeBack = async (step: { id: string } | undefined) => {
  later();
  return staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
};

describe('the steps of a tiffin, at the desk', () => {
  it('say what its customer did and what the desk did, each once, with who, when and why', async () => {
    const value = JSON.stringify({ slotCapacity: 0 });
    await services.db.insertInto('settings').values({ name: 'kitchen', value }).execute();
    const { params, act, correct, skip, unskip } = await book();
    await services.db.deleteFrom('settings').where('name', '=', 'kitchen').execute();
    await act('accept');
    await skip('We are away');
    await unskip();
    await skip(null);
    await act('unskip');
    await act('confirm');
    const prepared = await act('prepare');
    expect((await takeBack(prepared.step)).status).toBe(200);
    await act('prepare');
    await act('dispatch');
    await correct('cooking', 'out_for_delivery', 'Pressed too early');
    await act('dispatch');
    await act('fail', 'Nobody was home');
    expect(await told(params)).toEqual([
      '15:00 Booked the tiffin · customer',
      '15:01 Accepted the tiffin · Meera Shah',
      '15:02 Skipped the tiffin · customer (We are away)',
      '15:03 Took back the skip of the tiffin · customer',
      '15:04 Skipped the tiffin · customer',
      '15:05 Took back the skip of the tiffin · Meera Shah',
      '15:06 Confirmed the tiffin · Meera Shah',
      '15:07 Began to cook the tiffin · Meera Shah',
      '15:08 Took back: began to cook the tiffin · Meera Shah',
      '15:09 Began to cook the tiffin · Meera Shah',
      '15:10 Sent out the tiffin · Meera Shah',
      '15:11 Corrected the tiffin · Meera Shah (It is still being prepared (Pressed too early))',
      '15:12 Sent out the tiffin · Meera Shah',
      '15:13 Could not hand over the tiffin · Meera Shah (Nobody was home)',
    ]);
    later();
    await staff.call(adminTiffinOrders.decideCredit, { params, body: { returnCredit: true } });
    expect((await told(params)).at(-1)).toBe(
      '15:14 Decided about the credit of the tiffin · Meera Shah (What becomes of the credit: given back)',
    );
    expect((await correct('delivered', 'cancelled', 'Left with a neighbour')).status).toBe(409);
    services.clock.set(`${FRIDAY}T23:30:00Z`);
    await correct('delivered', 'cancelled', 'Left with a neighbour');
    expect((await told(params)).at(-1)).toBe(
      '23:31 Corrected the tiffin · Meera Shah (It was delivered after all (Left with a neighbour))',
    );
  });

  it('come with words for the customer and others for the kitchen alone', async () => {
    const { params } = await book();
    const act = (action: StaffTiffinOrderAction, notes: object = {}) => {
      const body = { anyTime: true, ...notes };
      return staff.call(adminTiffinOrders.act, { params: { ...params, action }, body });
    };
    const notes = { customerNote: 'With extra roti', internalNote: 'Box 4' };
    expect((await act('confirm', notes)).data).toMatchObject(notes);
    expect((await act('prepare')).data).toMatchObject(notes);
    expect((await staff.call(adminTiffinOrders.read, { params })).data).toMatchObject(notes);
  });

  it('say that it was changed, by whom, from what and to what', async () => {
    const { params } = await book();
    later();
    await customer.call(tiffinOrders.change, { params, body: { deliveryDate: '2026-11-23' } });
    later();
    const body = { specialInstructions: 'Less salt, please' };
    await customer.call(tiffinOrders.change, { params, body });
    later();
    const moved = { deliveryDate: '2026-11-24', quantity: 2 };
    await staff.call(adminTiffinOrders.update, { params, body: moved });
    expect(await told(params)).toEqual([
      '15:00 Booked the tiffin · customer',
      '15:01 Changed the tiffin · customer (Delivery date: Nov 20, 2026 → Nov 23, 2026)',
      '15:02 Changed the tiffin · customer (Special instructions changed)',
      '15:03 Changed the tiffin · Meera Shah (Delivery date: Nov 23, 2026 → Nov 24, 2026\nQuantity: 1 → 2)',
    ]);
  });

  it('say what went by itself: what the recurring booking booked, and what was confirmed', async () => {
    const plan = await buildSubscription(services.db, { customer });
    await customer.call(recurringBooking.save, {
      params: { id: plan.number },
      body: {
        leftovers: 'keep',
        entries: [
          { weekday: 5, deliveryTimeSlot: '17:00-18:00', quantity: 1, deliveryAddress: null },
        ],
      },
    });
    const { id } = await services.db
      .selectFrom('tiffin_orders')
      .where('subscription_id', '=', plan.id)
      .where('delivery_day', '=', FRIDAY)
      .select('id')
      .executeTakeFirstOrThrow();
    const lines = [
      '15:00 Booked the tiffin by their usual · customer',
      '14:00 Confirmed the tiffin · clock',
    ];
    services.clock.set(`${FRIDAY}T14:00:00Z`);
    await tick({ db: services.db, now: services.clock.now(), log: services.services.log });
    expect(await told({ id })).toEqual(lines);
    const params = { id, action: 'prepare' as const };
    await staff.call(adminTiffinOrders.act, { params, body: {} });
    expect(await told({ id })).toEqual([...lines, '14:00 Began to cook the tiffin · Meera Shah']);
  });

  it('say what was done with its whole day, and that it was undone', async () => {
    const { params, act } = await book();
    await act('confirm');
    await act('prepare');
    services.clock.set('2026-11-21T15:00:00Z');
    const closed = await staff.call(kitchenDays.close, { params: { date: FRIDAY }, body: {} });
    await takeBack(closed.step);
    expect((await told(params)).slice(-2)).toEqual([
      '15:00 Closed the day: what was still open counts as delivered · Meera Shah',
      '15:01 Took back: closed the day: what was still open counts as delivered · Meera Shah',
    ]);
  });

  it('say what closing the kitchen did to it, and why', async () => {
    const { params } = await book();
    later();
    const owner = await services.asStaff();
    await closeDays(owner, { startDate: FRIDAY, endDate: FRIDAY, reason: 'Storm' });
    expect((await told(params)).at(-1)).toBe('15:01 Skipped the tiffin · Meera Shah (Storm)');
  });

  it('say of each closing that moved it from where, to where and why', async () => {
    const { params } = await book();
    later();
    const owner = await services.asStaff();
    const move = (day: string, date: string) =>
      closeDays(owner, { startDate: day, endDate: day, reason: `Storm of ${day}` }, () => ({
        move: { date, spread: 'hour' },
        booked: 'move',
      }));
    await move(FRIDAY, '2026-11-23');
    later();
    const { step } = await move('2026-11-23', '2026-11-24');
    expect((await takeBack(step)).status).toBe(200);
    expect((await told(params)).slice(1)).toEqual([
      '15:01 Moved the tiffin, as its day was closed · Meera Shah (Storm of 2026-11-20\nDelivery date: Nov 20, 2026 → Nov 23, 2026)',
      '15:02 Moved the tiffin, as its day was closed · Meera Shah (Storm of 2026-11-23\nDelivery date: Nov 23, 2026 → Nov 24, 2026)',
      '15:03 Took back: closed the kitchen on some days · Meera Shah (Delivery date: Nov 24, 2026 → Nov 23, 2026)',
    ]);
  });
});
