import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import type { Diet } from '#contract/account/diet.ts';
import { profile } from '#contract/account/profile.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { type Slot, type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { ADDRESS, booking, type Scene, setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';

const services = useApp();
let scene: Scene;
let plan: { id: string };

beforeEach(async () => {
  scene = await setScene(services);
  plan = await scene.subscription();
});

/** A tiffin of the plan in a state, and the diet that it has now. */
async function tiffin(status: TiffinOrderStatus, deliveryTimeSlot: Slot) {
  const body = { ...booking(plan.id), deliveryTimeSlot };
  const { id } = (await scene.owner.call(tiffinOrders.schedule, { body })).data;
  await services.db.updateTable('tiffin_orders').set({ status }).where('id', '=', id).execute();
  return async () => (await scene.owner.call(tiffinOrders.read, { params: { id } })).data.diet;
}

const planDiet = async () =>
  (await scene.owner.call(subscriptions.read, { params: { id: plan.id } })).data.diet;

async function saveProfile(diet: Diet, changePlans?: boolean) {
  const { data: me } = await scene.owner.call(accounts.userInfo, {});
  const { first_name, last_name, phone, address, allergies, standing_note } = me;
  const body = { first_name, last_name, phone, address, allergies, standing_note, diet };
  return scene.owner.call(profile.update, { body: { ...body, change_plans: changePlans } });
}

describe('the diet of a running plan', () => {
  it('stays when a profile is saved, unless its customer wants it to follow', async () => {
    await saveProfile('jain');
    expect(await planDiet()).toBe('vegetarian');
    await saveProfile('swaminarayan', true);
    expect(await planDiet()).toBe('swaminarayan');
  });

  it('is changed where it is another one, and a plan that has it already is left as it is', async () => {
    const jain = await scene.subscription({ diet: 'jain' });
    await saveProfile('jain', true);
    const stored = await services.db
      .selectFrom('subscriptions')
      .where('customer_id', '=', scene.owner.id)
      .select(['id', 'diet', 'updated_at'])
      .execute();
    const changedAt = new Map(stored.map((row) => [row.id, String(row.updated_at)]));
    expect(stored.map(({ diet }) => diet)).toEqual(['jain', 'jain']);
    expect(changedAt.get(plan.id)).toBe(String(services.clock.now()));
    expect(changedAt.get(jain.id)).not.toBe(String(services.clock.now()));
  });

  it('goes to tiffins that the kitchen does not plan with yet when the customer changes it', async () => {
    const [booked, confirmed] = [
      await tiffin('scheduled', '17:00-18:00'),
      await tiffin('confirmed', '18:00-19:00'),
    ];
    const params = { id: plan.id };
    const { data } = await scene.owner.call(subscriptions.changeDiet, {
      params,
      body: { diet: 'jain' },
    });
    expect([data.diet, await booked(), await confirmed()]).toEqual(['jain', 'jain', 'vegetarian']);
  });

  it('is how its customer eats when it is their first, and not when another one runs', async () => {
    const { other } = scene;
    const subscribe = async (diet: Diet) => {
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
        diet,
        currency: 'CAD' as const,
      };
      await other.call(subscriptions.subscribe, { body });
      return (await other.call(accounts.userInfo, {})).data.diet;
    };
    expect(await subscribe('jain')).toBe('jain');
    expect(await subscribe('swaminarayan')).toBe('jain');
  });

  it('of a plan that is over is history', async () => {
    const { id } = await scene.subscription({ status: 'cancelled' });
    expect(
      await scene.owner.call(subscriptions.changeDiet, { params: { id }, body: { diet: 'jain' } }),
    ).toMatchObject({ status: 409, code: 'action_not_allowed' });
    for (const follow of ['profile', 'plan'] as const)
      expect(
        await scene.chief.call(adminSubscriptions.alignDiet, { params: { id }, body: { follow } }),
      ).toMatchObject({ status: 409, code: 'action_not_allowed' });
    const { data } = await scene.chief.call(adminCustomers.read, {
      params: { id: scene.owner.id },
    });
    expect(data.otherDiets).toEqual([]);
  });

  it('that differs from the profile is said on both pages of the desk, until one press ends it', async () => {
    const [confirmed, cooking] = [
      await tiffin('confirmed', '17:00-18:00'),
      await tiffin('preparing', '18:00-19:00'),
    ];
    await saveProfile('jain');
    const params = { id: plan.id };
    const seen = async () => {
      const { data: customer } = await scene.chief.call(adminCustomers.read, {
        params: { id: scene.owner.id },
      });
      const { data: read } = await scene.chief.call(adminSubscriptions.read, { params });
      return [customer.otherDiets.map(({ diet }) => diet), read.diet, read.profileDiet];
    };
    expect(await seen()).toEqual([['vegetarian'], 'vegetarian', 'jain']);
    await scene.kitchen.call(adminSubscriptions.alignDiet, { params, body: { follow: 'profile' } });
    expect(await seen()).toEqual([[], 'jain', 'jain']);
    expect([await confirmed(), await cooking()]).toEqual(['jain', 'vegetarian']);
  });

  it('can be what the profile is brought in line with', async () => {
    await saveProfile('jain');
    const { data } = await scene.chief.call(adminSubscriptions.alignDiet, {
      params: { id: plan.id },
      body: { follow: 'plan' },
    });
    expect([data.diet, data.profileDiet]).toEqual(['vegetarian', 'vegetarian']);
    expect((await scene.owner.call(accounts.userInfo, {})).data.diet).toBe('vegetarian');
    const { details } = await services.db
      .selectFrom('audit_log')
      .where('action', '=', 'align-diet')
      .select((row) => row.fn.coalesce('after', 'before').as('details'))
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(details)).not.toContain('vegetarian');
  });
});
