import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { ADDRESS, type Scene, setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { buildMember } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';

const services = useApp();
let scene: Scene;

beforeEach(async () => {
  scene = await setScene(services);
});

/** Buys a plan for somebody with these allergies; answers it, and what it and their profile say of those. */
async function buyPlan(
  allergies: string,
  change: { customerAddress?: string; specialInstructions?: string } = {},
) {
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
    allergies,
    currency: 'CAD' as const,
    ...change,
  };
  const answer = await scene.other.call(subscriptions.subscribe, { body });
  const { data } = answer;
  const { data: profile } = await scene.other.call(accounts.userInfo, {});
  return { answer, data, told: { plan: data?.allergies, profile: profile.allergies } };
}

describe('an allergy told at the checkout of a plan', () => {
  it('stands on the snack orders of its customer, too', async () => {
    await buyPlan('Cashews');
    const snack = await buildSnack(services.db);
    const { data } = await scene.other.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id }),
    });
    const ticket = await scene.kitchen.call(adminSnackOrders.read, { params: { id: data.id } });
    expect(ticket.data.allergies).toBe('Cashews');
  });

  it('is how its customer eats when it is their first, and not when another one runs', async () => {
    expect((await buyPlan('Cashews')).told).toEqual({ plan: 'Cashews', profile: 'Cashews' });
    expect((await buyPlan('Sesame')).told).toEqual({ plan: 'Sesame', profile: 'Cashews' });
  });

  it('is how its customer eats when all that runs is somebody else’s', async () => {
    const { id, name } = await buildMember(services.db, scene.other.id);
    const { data } = await buyPlan('');
    await services.db
      .updateTable('subscriptions')
      .set({ member_id: id, member_name: name })
      .where('id', '=', data.subscriptionId)
      .execute();
    expect((await buyPlan('Cashews')).told).toEqual({ plan: 'Cashews', profile: 'Cashews' });
  });

  it('never empties what the profile has', async () => {
    await services.db
      .updateTable('customers')
      .set({ allergies: 'Peanuts' })
      .where('id', '=', scene.other.id)
      .execute();
    expect((await buyPlan('')).told).toEqual({ plan: '', profile: 'Peanuts' });
  });
});

describe('buying a plan', () => {
  it.each([
    ['Less salt, please', 'Less salt, please'],
    ['', null],
  ])('hands what the customer wishes to the kitchen: “%s”', async (specialInstructions, read) => {
    const { data } = await buyPlan('', { specialInstructions });
    const { data: atDesk } = await scene.kitchen.call(adminSubscriptions.read, {
      params: { id: data.id },
    });
    expect(atDesk.specialInstructions).toBe(read);
  });

  it('writes down what it holds and costs, and tells its customer by mail', async () => {
    const { data } = await buyPlan('');
    expect(data).toMatchObject({
      status: 'pending_approval',
      planType: 'tiffin',
      startDate: '2026-11-23',
    });
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', scene.other.id)
      .select(['kind', 'details'])
      .execute();
    expect(mails).toEqual([
      {
        kind: 'subscription_received',
        details: {
          ...{ name: 'Asha', subscriptionNumber: data.subscriptionNumber },
          ...{ planName: data.planName, tiffinCount: 5, startDay: '2026-11-23', address: ADDRESS },
          ...{ subtotal: 5995, deliveryFee: 0, taxBasisPoints: 1300, taxAmount: 779 },
          totalAmount: 6774,
        },
      },
    ]);
  });

  it('is refused beside an address that the kitchen does not serve', async () => {
    const { answer } = await buyPlan('', {
      customerAddress: '1 Yonge Street, Toronto, ON M5E 1W7',
    });
    expect(answer).toMatchObject({ status: 422, code: 'outside_service_area' });
    expect(answer.errors).toMatchObject([{ field: 'customerAddress' }]);
  });
});
