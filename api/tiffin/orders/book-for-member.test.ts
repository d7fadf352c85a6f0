import { beforeEach, describe, expect, it } from 'vitest';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { ADDRESS, booking, FRIDAY, type Scene, setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { buildMember } from '#test/factories.ts';

const services = useApp();
let scene: Scene;
let plan: { id: string };
let meera: { id: string };

beforeEach(async () => {
  scene = await setScene(services);
  plan = await scene.subscription();
  meera = await buildMember(services.db, scene.owner.id, {
    name: 'Meera',
    diet: 'jain',
    allergies: 'Peanuts',
  });
});

const book = (memberId?: string | null) =>
  scene.owner.call(tiffinOrders.schedule, { body: { ...booking(plan.id), memberId } });

const forMeera = () =>
  scene.owner.call(subscriptions.changeMember, {
    params: { id: plan.id },
    body: { memberId: meera.id },
  });

describe('a tiffin for somebody of the household', () => {
  it('is a box of its own beside the account holder’s, at one door and in one slot', async () => {
    const [own, theirs] = [await book(), await book(meera.id)];
    expect([own.status, theirs.status]).toEqual([201, 201]);
    expect([own.data.memberName, own.data.diet, own.data.allergies]).toEqual([
      null,
      'vegetarian',
      '',
    ]);
    expect([theirs.data.memberName, theirs.data.diet, theirs.data.allergies]).toEqual([
      'Meera',
      'jain',
      'Peanuts',
    ]);
    const { data } = await scene.owner.call(subscriptions.read, { params: { id: plan.id } });
    expect([data.remainingCredits, data.reservedCredits]).toEqual([3, 2]);
    const day = (await scene.kitchen.call(kitchenDays.read, { params: { date: FRIDAY } })).data;
    const { orders } = day.slots.find(({ slot }) => slot === '17:00-18:00') ?? { orders: [] };
    const ofPlan = orders.filter(({ subscriptionId }) => subscriptionId === plan.id);
    expect(ofPlan.map(({ memberName }) => memberName).sort()).toEqual(['Meera', null]);
    const driven = (await scene.kitchen.call(deliveries.onDay, { params: { date: FRIDAY } })).data;
    const stops = driven.stops.filter(({ id }) => [own.data.id, theirs.data.id].includes(id));
    expect(stops.map(({ memberName, diet }) => [memberName, diet])).toEqual(
      expect.arrayContaining([
        ['Meera', 'jain'],
        [null, 'vegetarian'],
      ]),
    );
  });

  it('is one for each person: a second is refused with the number of the first', async () => {
    const first = await book(meera.id);
    expect(await book(meera.id)).toMatchObject({
      status: 409,
      code: 'already_scheduled',
      data: { orderNumber: first.data.orderNumber },
    });
  });

  it('keeps its person when it is moved, and does not meet the other one', async () => {
    await book();
    const theirs = await scene.owner.call(tiffinOrders.schedule, {
      body: { ...booking(plan.id), deliveryTimeSlot: '18:00-19:00', memberId: meera.id },
    });
    const { id } = theirs.data;
    const moved = await scene.owner.call(tiffinOrders.change, {
      params: { id },
      body: { deliveryTimeSlot: '17:00-18:00' },
    });
    expect([moved.status, moved.data.memberName]).toEqual([200, 'Meera']);
    await scene.owner.call(tiffinOrders.skip, { body: { orderId: id } });
    expect((await scene.owner.call(tiffinOrders.unskip, { params: { id } })).status).toBe(200);
  });

  it('is for whom the plan is for unless something else is said', async () => {
    await forMeera();
    expect((await book()).data.memberName).toBe('Meera');
    const own = await book(null);
    expect([own.data.memberName, own.data.diet]).toEqual([null, 'vegetarian']);
  });

  it('is refused for a person of another account', async () => {
    const stranger = await buildMember(services.db, scene.other.id);
    expect(await book(stranger.id)).toMatchObject({
      status: 404,
      code: 'member_not_found',
      errors: [{ field: 'memberId' }],
    });
  });

  it('is named in its mail', async () => {
    await book(meera.id);
    const { details } = await services.db
      .selectFrom('mails')
      .where('kind', '=', 'order_scheduled')
      .where('customer_id', '=', scene.owner.id)
      .select('details')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ memberName: 'Meera' });
  });
});

describe('the weekly pattern of a plan', () => {
  it('books for whom the plan is for', async () => {
    await forMeera();
    await scene.owner.call(recurringBooking.save, {
      params: { id: plan.id },
      body: {
        entries: [
          { weekday: 5, deliveryTimeSlot: '17:00-18:00', quantity: 1, deliveryAddress: ADDRESS },
        ],
        leftovers: 'keep',
      },
    });
    const booked = await services.db
      .selectFrom('tiffin_orders')
      .where('subscription_id', '=', plan.id)
      .select(['member_name', 'diet'])
      .execute();
    expect(booked.length).toBeGreaterThan(0);
    expect(
      booked.every(({ member_name, diet }) => member_name === 'Meera' && diet === 'jain'),
    ).toBe(true);
  });
});

describe('a plan that is bought for somebody of the household', () => {
  it('has their diet and allergies, and leaves the profile alone', async () => {
    const { group, variant } = await scene.offer();
    const body = {
      customerName: 'Asha Patel',
      customerEmail: 'asha@example.com',
      customerPhone: '+19055550123',
      customerAddress: ADDRESS,
      planGroupId: group.id,
      planVariantId: variant.id,
      billingCycle: 'weekly' as const,
      startDate: '2026-11-23',
      diet: 'vegetarian' as const,
      allergies: 'Sesame',
      currency: 'CAD' as const,
      memberId: meera.id,
    };
    const { data } = await scene.owner.call(subscriptions.subscribe, { body });
    expect([data.memberName, data.diet, data.allergies]).toEqual(['Meera', 'jain', 'Peanuts']);
    const { diet, allergies } = await services.db
      .selectFrom('customers')
      .where('id', '=', scene.owner.id)
      .select(['diet', 'allergies'])
      .executeTakeFirstOrThrow();
    expect([diet, allergies]).toEqual(['vegetarian', '']);
    const stranger = await buildMember(services.db, scene.other.id);
    expect(
      await scene.owner.call(subscriptions.subscribe, { body: { ...body, memberId: stranger.id } }),
    ).toMatchObject({ status: 404, code: 'member_not_found' });
  });
});

describe('by phone', () => {
  it('the kitchen books for anybody of the household, and reads who there is', async () => {
    const params = { id: plan.id };
    const start = (await scene.kitchen.call(tiffinsByPhone.bookingStart, { params })).data;
    expect([start.memberId, start.household.map(({ name }) => name)]).toEqual([null, ['Meera']]);
    const body = {
      subscriptionId: plan.id,
      days: [FRIDAY],
      deliveryTimeSlot: '17:00-18:00' as const,
      quantity: 1,
      deliveryAddress: null,
      overrides: [],
    };
    for (const memberId of [null, meera.id])
      expect(
        (await scene.kitchen.call(tiffinsByPhone.book, { body: { ...body, memberId } })).status,
      ).toBe(201);
    const stranger = await buildMember(services.db, scene.other.id);
    expect(
      await scene.kitchen.call(tiffinsByPhone.book, { body: { ...body, memberId: stranger.id } }),
    ).toMatchObject({ status: 404, code: 'member_not_found' });
    const again = (await scene.kitchen.call(tiffinsByPhone.bookingStart, { params })).data;
    const friday = again.days.find(({ date }) => date === FRIDAY);
    expect(friday?.booked.map(({ memberName }) => memberName).sort()).toEqual(['Meera', null]);
  });

  it('a tiffin that was put back does not meet somebody else’s', async () => {
    const own = await book();
    await book(meera.id);
    const params = { id: own.data.id };
    const act = (action: 'skip' | 'unskip') =>
      scene.kitchen.call(adminTiffinOrders.act, { params: { ...params, action }, body: {} });
    await act('skip');
    expect((await act('unskip')).status).toBe(200);
  });

  it('writes down a plan for somebody of the household', async () => {
    const { group, variant } = await scene.offer();
    const { data } = await scene.chief.call(tiffinsByPhone.subscribe, {
      body: {
        customerId: scene.owner.id,
        planGroupId: group.id,
        planVariantId: variant.id,
        startDate: '2026-11-23',
        deliveryAddress: ADDRESS,
        diet: 'vegetarian',
        allergies: '',
        standingNote: '',
        memberId: meera.id,
        ownPrice: null,
        takesOutside: false,
        approval: 'none',
      },
    });
    expect([data.memberName, data.diet, data.profileDiet]).toEqual(['Meera', 'jain', 'jain']);
  });
});
