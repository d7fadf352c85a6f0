import { beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { adminHousehold } from '#contract/account/desk-household.ts';
import { household, MOST_MEMBERS } from '#contract/account/household.ts';
import { profile } from '#contract/account/profile.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { type Slot, type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { booking, type Scene, setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';
import { buildMember } from '#test/factories.ts';

const services = useApp();
let scene: Scene;

beforeEach(async () => {
  scene = await setScene(services);
});

const meera = { name: 'Meera', diet: 'jain' as const, allergies: 'Peanuts' };

/** Somebody in the owner's household, as they are added. */
async function add(typed: Partial<typeof meera> = {}) {
  const body = { ...meera, ...typed };
  const { data } = await scene.owner.call(household.add, { body });
  const added = data.find(({ name }) => name === body.name);
  if (!added) throw new Error('Nobody was added.');
  return added;
}

const names = async () => (await scene.owner.call(household.list, {})).data.map(({ name }) => name);

/** A tiffin of a plan in a state, for somebody, and what it says of them now. */
async function tiffin(
  subscriptionId: string,
  memberId: string | null,
  { slot = '17:00-18:00', status }: { slot?: Slot; status?: TiffinOrderStatus } = {},
) {
  const body = { ...booking(subscriptionId), deliveryTimeSlot: slot, memberId };
  const { id } = (await scene.owner.call(tiffinOrders.schedule, { body })).data;
  if (status)
    await services.db.updateTable('tiffin_orders').set({ status }).where('id', '=', id).execute();
  return async () => {
    const { data } = await scene.owner.call(tiffinOrders.read, { params: { id } });
    return [data.memberName, data.diet, data.allergies];
  };
}

const planSays = async (id: string) => {
  const { data } = await scene.owner.call(subscriptions.read, { params: { id } });
  return [data.memberName, data.diet, data.allergies];
};

describe('the household of a customer', () => {
  it('begins with nobody, and lists whoever was added first in front', async () => {
    expect(await names()).toEqual([]);
    await add();
    services.clock.set(services.clock.now().add({ minutes: 1 }).toString());
    await add({ name: 'Kavi' });
    expect(await names()).toEqual(['Meera', 'Kavi']);
  });

  it('has each name once, whatever its case', async () => {
    await add();
    const kavi = await add({ name: 'Kavi' });
    expect(
      await scene.owner.call(household.add, { body: { ...meera, name: 'MEERA' } }),
    ).toMatchObject({ status: 409, code: 'member_name_taken' });
    expect(
      await scene.owner.call(household.change, {
        params: { id: kavi.id },
        body: { ...meera, name: 'meera' },
      }),
    ).toMatchObject({ status: 409, code: 'member_name_taken' });
    const own = { params: { id: kavi.id }, body: { ...meera, name: 'KAVI' } };
    expect((await scene.owner.call(household.change, own)).status).toBe(200);
    expect((await scene.other.call(household.add, { body: meera })).status).toBe(201);
  });

  it('has a name once by what the database calls one, too', async () => {
    await add({ name: 'İrem' });
    for (const name of ['irem', 'İREM', 'İrem']) {
      const { status } = await scene.owner.call(household.add, { body: { ...meera, name } });
      expect(status).toBeLessThan(500);
    }
    expect((await names()).filter((name) => name === 'İrem')).toEqual(['İrem']);
  });

  it('holds so many people and no more', async () => {
    for (let count = 0; count < MOST_MEMBERS; count += 1)
      await buildMember(services.db, scene.owner.id);
    expect(await scene.owner.call(household.add, { body: meera })).toMatchObject({
      status: 409,
      code: 'too_many_members',
      message: 'A household holds 12 people. Please remove one first.',
    });
  });

  it('is nobody else’s', async () => {
    const { id } = await add();
    for (const answer of [
      await scene.other.call(household.change, { params: { id }, body: meera }),
      await scene.other.call(household.remove, { params: { id } }),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'member_not_found' });
    expect((await scene.other.call(household.list, {})).data).toEqual([]);
    expect(await names()).toEqual(['Meera']);
  });
});

describe('what is said of a household member', () => {
  it('reaches their plan and their tiffins, and nobody else’s', async () => {
    const { id } = await add();
    const theirs = await scene.subscription();
    const own = await scene.subscription();
    await scene.owner.call(subscriptions.changeMember, {
      params: { id: theirs.id },
      body: { memberId: id },
    });
    const [inTheirs, inOwn, ofHolder] = [
      await tiffin(theirs.id, id),
      await tiffin(own.id, id),
      await tiffin(own.id, null),
    ];
    const body = { name: 'Meera Ba', diet: 'swaminarayan' as const, allergies: 'Sesame' };
    await scene.owner.call(household.change, { params: { id }, body });
    const now = ['Meera Ba', 'swaminarayan', 'Sesame'];
    expect([await planSays(theirs.id), await inTheirs(), await inOwn()]).toEqual([now, now, now]);
    expect([await planSays(own.id), await ofHolder()]).toEqual([
      [null, 'vegetarian', ''],
      [null, 'vegetarian', ''],
    ]);
  });

  it('reaches as far as the kitchen can act: an allergy what is cooked, a diet what is not confirmed', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const cooking = await tiffin(plan.id, id, { slot: '14:00-15:00', status: 'preparing' });
    const confirmed = await tiffin(plan.id, id, { slot: '15:00-16:00', status: 'confirmed' });
    const gone = await tiffin(plan.id, id, { slot: '16:00-17:00', status: 'out_for_delivery' });
    const change = {
      params: { id },
      body: { ...meera, diet: 'vegetarian', allergies: 'Nuts' } as const,
    };
    await scene.owner.call(household.change, change);
    expect([await cooking(), await confirmed(), await gone()]).toEqual([
      ['Meera', 'jain', 'Nuts'],
      ['Meera', 'jain', 'Nuts'],
      ['Meera', 'jain', 'Peanuts'],
    ]);
    await scene.kitchen.call(adminHousehold.change, {
      params: { id: scene.owner.id, memberId: id },
      body: { ...meera, diet: 'swaminarayan' },
    });
    expect([(await confirmed())[1], (await cooking())[1]]).toEqual(['swaminarayan', 'jain']);
  });

  it('reaches what was called off or is over, and may come back', async () => {
    const { id } = await add({ allergies: '' });
    const plan = await scene.subscription();
    const over = await scene.subscription();
    const body = { memberId: id };
    await scene.owner.call(subscriptions.changeMember, { params: { id: over.id }, body });
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'completed' })
      .where('id', '=', over.id)
      .execute();
    const called = [
      await tiffin(plan.id, id, { status: 'skipped' }),
      await tiffin(plan.id, id, { slot: '16:00-17:00', status: 'cancelled' }),
    ];
    const ofHolder = await tiffin(plan.id, null, { slot: '15:00-16:00', status: 'skipped' });
    await scene.owner.call(household.change, { params: { id }, body: { ...meera, name: 'Mira' } });
    const says = ['Mira', 'jain', 'Peanuts'];
    for (const read of called) expect(await read()).toEqual(says);
    expect(await planSays(over.id)).toEqual(says);
    const { data: me } = await scene.owner.call(accounts.userInfo, {});
    const { first_name, last_name, phone, address, standing_note, diet } = me;
    await scene.owner.call(profile.update, {
      body: { first_name, last_name, phone, address, standing_note, diet, allergies: 'Mustard' },
    });
    expect(await ofHolder()).toEqual([null, 'vegetarian', 'Mustard']);
    expect((await called[0]?.())?.[2]).toBe('Peanuts');
  });

  it('stands on a tiffin whose skip is undone', async () => {
    const { id: memberId } = await add({ allergies: '' });
    const plan = await scene.subscription();
    const asked = { ...booking(plan.id), memberId };
    const { id } = (await scene.owner.call(tiffinOrders.schedule, { body: asked })).data;
    const params = { id };
    const skipped = await scene.owner.call(tiffinOrders.skip, { body: { orderId: id } });
    expect(skipped.status).toBe(200);
    await scene.owner.call(household.change, { params: { id: memberId }, body: meera });
    const { data } = await scene.owner.call(tiffinOrders.unskip, { params });
    expect([data.status, data.allergies]).toEqual(['scheduled', 'Peanuts']);
  });

  it('settles at the desk what is confirmed for them in a plan that is not theirs', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const confirmed = await tiffin(plan.id, id, { status: 'confirmed' });
    const body = { ...meera, diet: 'swaminarayan' as const };
    await scene.owner.call(household.change, { params: { id }, body });
    expect((await confirmed())[1]).toBe('jain');
    const params = { id: scene.owner.id, memberId: id };
    await scene.kitchen.call(adminHousehold.change, { params, body });
    expect((await confirmed())[1]).toBe('swaminarayan');
  });

  it('is not touched by what the account holder says of themselves', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const [ofMeera, ofHolder] = [await tiffin(plan.id, id), await tiffin(plan.id, null)];
    const { data: me } = await scene.owner.call(accounts.userInfo, {});
    const { first_name, last_name, phone, address, standing_note } = me;
    await scene.owner.call(profile.update, {
      body: {
        ...{ first_name, last_name, phone, address, standing_note },
        diet: 'swaminarayan',
        allergies: 'Mustard',
        change_plans: true,
      },
    });
    expect(await ofMeera()).toEqual(['Meera', 'jain', 'Peanuts']);
    expect(await ofHolder()).toEqual([null, 'swaminarayan', 'Mustard']);
  });

  it('and what their plan says can be brought in line at the desk, either way', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const params = { id: plan.id };
    await scene.owner.call(subscriptions.changeMember, { params, body: { memberId: id } });
    await scene.owner.call(subscriptions.changeDiet, { params, body: { diet: 'vegetarian' } });
    const seen = (await scene.kitchen.call(adminSubscriptions.read, { params })).data;
    expect([seen.diet, seen.profileDiet]).toEqual(['vegetarian', 'jain']);
    await scene.kitchen.call(adminSubscriptions.alignDiet, { params, body: { follow: 'plan' } });
    expect((await scene.owner.call(household.list, {})).data[0]?.diet).toBe('vegetarian');
    expect((await scene.owner.call(accounts.userInfo, {})).data.diet).toBe('vegetarian');
    await scene.owner.call(household.change, { params: { id }, body: meera });
    expect(await planSays(plan.id)).toEqual(['Meera', 'jain', 'Peanuts']);
  });
});

describe('who a plan is for', () => {
  it('can be said while it runs, and goes with what is not confirmed yet', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const params = { id: plan.id };
    const booked = await tiffin(plan.id, null, { slot: '14:00-15:00' });
    const confirmed = await tiffin(plan.id, null, { slot: '15:00-16:00', status: 'confirmed' });
    const own = await tiffin(plan.id, id, { slot: '16:00-17:00' });
    const beside = await tiffin(plan.id, null, { slot: '16:00-17:00' });
    const { data } = await scene.owner.call(subscriptions.changeMember, {
      params,
      body: { memberId: id },
    });
    const theirs = ['Meera', 'jain', 'Peanuts'];
    expect([data.memberId, data.memberName, data.diet]).toEqual([id, 'Meera', 'jain']);
    expect([await booked(), await own()]).toEqual([theirs, theirs]);
    // What would be a second one for her at that door stays for whom it was booked.
    expect([(await confirmed())[0], (await beside())[0]]).toEqual([null, null]);
    await scene.kitchen.call(adminSubscriptions.changeMember, { params, body: { memberId: null } });
    expect([await planSays(plan.id), await booked()]).toEqual([
      [null, 'vegetarian', ''],
      [null, 'vegetarian', ''],
    ]);
  });

  it('is somebody of the household, and of a plan that is over history', async () => {
    const stranger = await buildMember(services.db, scene.other.id);
    const plan = await scene.subscription();
    const body = { memberId: stranger.id };
    for (const answer of [
      await scene.owner.call(subscriptions.changeMember, { params: { id: plan.id }, body }),
      await scene.kitchen.call(adminSubscriptions.changeMember, { params: { id: plan.id }, body }),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'member_not_found' });
    const { id } = await scene.subscription({ status: 'cancelled' });
    expect(
      await scene.owner.call(subscriptions.changeMember, {
        params: { id },
        body: { memberId: (await add()).id },
      }),
    ).toMatchObject({ status: 409, code: 'action_not_allowed' });
  });
});

describe('somebody who leaves a household', () => {
  it('stays as long as a plan that runs is for them', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const params = { id: plan.id };
    await scene.owner.call(subscriptions.changeMember, { params, body: { memberId: id } });
    expect(await scene.owner.call(household.remove, { params: { id } })).toMatchObject({
      status: 409,
      code: 'member_has_plan',
      message: `Plan ${plan.number} is for Meera. Please say first who else it is for.`,
    });
    await scene.owner.call(subscriptions.changeMember, { params, body: { memberId: null } });
    expect((await scene.owner.call(household.remove, { params: { id } })).data).toEqual([]);
  });

  it('gets what is booked for them, as it is booked, and nothing more', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const booked = await tiffin(plan.id, id);
    await scene.owner.call(household.remove, { params: { id } });
    expect(await booked()).toEqual(['Meera', 'jain', 'Peanuts']);
    const body = { ...booking(plan.id), deliveryTimeSlot: '18:00-19:00' as const, memberId: id };
    expect(await scene.owner.call(tiffinOrders.schedule, { body })).toMatchObject({
      status: 404,
      code: 'member_not_found',
    });
  });

  it('is the same person when they are added again', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const booked = await tiffin(plan.id, id);
    await scene.owner.call(household.remove, { params: { id } });
    const back = await add({ name: 'meera', allergies: 'Sesame' });
    expect(back.id).toBe(id);
    expect(await booked()).toEqual(['meera', 'jain', 'Sesame']);
  });

  it('is back with a plan for them that is reopened, unless their name is another’s', async () => {
    const [meeraId, kaviId] = [(await add()).id, (await add({ name: 'Kavi' })).id];
    for (const id of [meeraId, kaviId]) {
      const plan = await scene.subscription();
      const params = { id: plan.id };
      await scene.owner.call(subscriptions.changeMember, { params, body: { memberId: id } });
      await services.db
        .updateTable('subscriptions')
        .set({ status: 'completed' })
        .where('id', '=', plan.id)
        .execute();
      await scene.owner.call(household.remove, { params: { id } });
      if (id === kaviId) await buildMember(services.db, scene.owner.id, { name: 'KAVI' });
      const body = { credits: 2, reason: 'Two were left' };
      const { data } = await scene.chief.call(adminSubscriptions.adjustCredits, { params, body });
      expect(data.status).toBe('active');
    }
    const { data } = await scene.owner.call(household.list, {});
    expect(data.map(({ id }) => id)).toContain(meeraId);
    expect(data.map(({ name }) => name).sort()).toEqual(['KAVI', 'Meera']);
  });

  it('is forgotten after a day when nothing is for them', async () => {
    const [kept, gone] = [await add(), await add({ name: 'Kavi' })];
    const plan = await scene.subscription();
    await tiffin(plan.id, kept.id);
    for (const { id } of [kept, gone]) await scene.owner.call(household.remove, { params: { id } });
    const stored = async () =>
      (
        await services.db
          .selectFrom('household_members')
          .where('customer_id', '=', scene.owner.id)
          .select('name')
          .orderBy('name')
          .execute()
      ).map(({ name }) => name);
    await sweepOldRows(services.db, services.clock.now().add({ hours: 23 }));
    expect(await stored()).toEqual(['Kavi', 'Meera']);
    await sweepOldRows(services.db, services.clock.now().add({ hours: 25 }));
    expect(await stored()).toEqual(['Meera']);
  });
});

describe('the desk', () => {
  it('adds, changes and removes people for a customer on the phone, and says that it did', async () => {
    const of = { id: scene.owner.id };
    const { data: added } = await scene.kitchen.call(adminHousehold.add, {
      params: of,
      body: meera,
    });
    const params = { ...of, memberId: added[0]?.id ?? '' };
    await scene.kitchen.call(adminHousehold.change, { params, body: { ...meera, name: 'Kavi' } });
    expect(await names()).toEqual(['Kavi']);
    expect((await scene.kitchen.call(adminHousehold.list, { params: of })).data).toHaveLength(1);
    await scene.kitchen.call(adminHousehold.remove, { params });
    const log = await services.db
      .selectFrom('audit_log')
      .where('resource', '=', 'customers')
      .where('resource_id', '=', scene.owner.id)
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'add-member',
      'change-member',
      'remove-member',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Meera|Kavi|Peanuts/);
  });

  it('takes nobody’s diet for the account holder’s along in the customers’ sheet', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    const params = { id: plan.id };
    await scene.owner.call(subscriptions.changeMember, { params, body: { memberId: id } });
    const { text } = await scene.chief.call(adminDownloads['customer-sheet'], {
      query: { sort: 'createdAt', order: 'ASC' },
    });
    const { email } = await services.db
      .selectFrom('subscriptions')
      .innerJoin('customers', 'customers.id', 'customer_id')
      .where('subscriptions.id', '=', plan.id)
      .select('email')
      .executeTakeFirstOrThrow();
    const lines = text.split('\r\n').filter((line) => line.includes(`${email}`));
    expect(lines).toEqual([
      expect.stringMatching(/@example.com,,.*,Vegetarian,,/),
      expect.stringMatching(/@example.com,Meera,.*,Jain,Peanuts,.*,5,/),
    ]);
  });

  it('reads on a tiffin whom it is for', async () => {
    const { id } = await add();
    const plan = await scene.subscription();
    await tiffin(plan.id, id);
    const { data } = await scene.kitchen.call(adminTiffinOrders.list, {
      query: {
        ...{ page: 1, limit: 25, sort: 'createdAt', order: 'DESC' },
        subscriptionId: plan.id,
      },
    });
    expect(data.map(({ memberName, diet }) => [memberName, diet])).toEqual([['Meera', 'jain']]);
  });
});
