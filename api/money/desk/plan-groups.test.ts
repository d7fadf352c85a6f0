import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  AdminPlanGroup,
  adminPlanGroups,
  PlanGroupBody,
} from '#contract/money/desk-plan-groups.ts';
import { plans } from '#contract/money/plans.ts';
import type { Box, BoxLine } from '#contract/tiffin/box.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
let staff: Client;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

const line = (change: Partial<BoxLine> = {}): BoxLine => ({
  course: 'sabji',
  dishes: 1,
  amount: 1,
  unit: 'servings',
  usualPortion: null,
  weekdays: null,
  ...change,
});
const FOUR = [line(), line({ course: 'roti', amount: 4, unit: 'pieces', usualPortion: 4 })];
const FIVE = [line({ dishes: 2 }), line({ course: 'sweet', weekdays: [5, 3, 5] })];

/** A plan on offer, and a way to save it with another box. */
async function offered() {
  const { group, variant } = await buildOffer(services.db);
  const read = async () =>
    (await staff.call(adminPlanGroups.read, { params: { id: group.id } })).data;
  const bodyWith = async (box: Box | null | undefined) => {
    const { id: _, createdAt: __, updatedAt: ___, ...plan } = await read();
    return { ...plan, variants: plan.variants.map((one) => ({ ...one, box })) };
  };
  const say = async (box: Box | null | undefined) =>
    staff.call(adminPlanGroups.update, {
      params: { id: group.id },
      body: await bodyWith(box),
    });
  /** The same past the schema, as another program would send it. */
  const send = async (box: unknown) => {
    const body = z.encode(PlanGroupBody, await bodyWith(FOUR));
    const variants = body.variants.map((one) => ({ ...one, box }));
    return staff.send('PUT', `/api/v1/admin/plan-groups/${group.id}`, { ...body, variants });
  };
  return { group, variant, read, say, send };
}

const soldBox = async (id: string) =>
  (
    await services.db
      .selectFrom('subscriptions')
      .where('id', '=', id)
      .select('box')
      .executeTakeFirstOrThrow()
  ).box;

describe('the box of a plan', () => {
  it('is said at the desk, weekdays in their order', async () => {
    const { say, read } = await offered();
    expect((await read()).variants[0]?.box).toBeNull();
    await say(FIVE);
    expect((await read()).variants[0]?.box).toEqual([FIVE[0], { ...FIVE[1], weekdays: [3, 5] }]);
    await say(undefined);
    expect((await read()).variants[0]?.box).toHaveLength(2);
    await say(null);
    expect((await read()).variants[0]?.box).toBeNull();
  });

  it.each([
    ['a line without a dish', [line({ dishes: 0 })], 'Please enter how many dishes (1 to 10).'],
    ['half a portion', [line({ amount: 0.5 })], 'Please enter how much of each, a whole number.'],
    ['no line', [], 'Please say what is in the box, line by line.'],
    ['no weekday', [line({ weekdays: [] })], 'Please choose at least one weekday, or every day.'],
  ])('cannot have %s', async (_, box, message) => {
    const { send } = await offered();
    const refused = await send(box);
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([422, message]);
  });

  it('is kept by what was sold with it, and learnt by what was sold before it was said', async () => {
    const { group, variant, say } = await offered();
    const of = { plan_group_id: group.id, plan_variant_id: variant.id };
    const unsaid = await buildSubscription(services.db, of);
    const other = await buildSubscription(services.db);
    await say(FOUR);
    expect(await soldBox(unsaid.id)).toEqual(FOUR);
    expect(await soldBox(other.id)).toBeNull();
    await say([line()]);
    expect(await soldBox(unsaid.id)).toEqual(FOUR);
  });

  it('is written on the sale', async () => {
    const { group, variant, say } = await offered();
    await say(FOUR);
    const customer = await services.asCustomer();
    const { data } = await customer.call(subscriptions.subscribe, {
      body: {
        planGroupId: group.id,
        planVariantId: variant.id,
        billingCycle: 'weekly',
        startDate: '2026-11-23',
        customerName: 'Asha Patel',
        customerEmail: 'asha@example.com',
        customerPhone: '+19055550123',
        customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
        currency: 'CAD',
      },
    });
    expect(await soldBox(data.id)).toEqual(FOUR);
  });

  it('is the kitchen’s: the shop has the features', async () => {
    const { group, say } = await offered();
    await say(FOUR);
    const { data } = await services.visitor.call(plans.listPublic, { query: {} });
    const [variant] = data.find(({ id }) => id === group.id)?.variants ?? [];
    expect(variant).toBeDefined();
    expect(variant).not.toHaveProperty('box');
  });
});

describe('a plan that is saved', () => {
  it('takes no way to buy it from another plan', async () => {
    const [mine, other] = [await offered(), await offered()];
    const { id, createdAt: _, updatedAt: __, ...body } = await mine.read();
    const variants = (await other.read()).variants;
    const added = await staff.call(adminPlanGroups.create, { body: { ...body, variants } });
    expect([added.status, added.code]).toEqual([409, 'conflict']);
    const changed = { params: { id }, body: { ...body, variants } };
    const saved = await staff.call(adminPlanGroups.update, changed);
    expect([saved.status, saved.code]).toEqual([409, 'conflict']);
  });
});

describe('a plan that two change at once', () => {
  it('keeps the price that one has set, whatever else the other changes', async () => {
    const { group, read } = await offered();
    const asRead = await read();
    const [variant] = asRead.variants;
    if (!variant) throw new Error('no variant');
    const dearer = [{ ...variant, price: variant.price + 100, totalPrice: null }];
    const save = (typed: Partial<typeof asRead>) => {
      const names = Object.keys(typed);
      const told = Object.entries(z.encode(AdminPlanGroup, asRead));
      const was = Object.fromEntries(told.filter(([name]) => names.includes(name)));
      return staff.call(adminPlanGroups.update, {
        params: { id: group.id },
        body: { ...asRead, ...typed, was },
      });
    };
    expect(await save({ variants: dearer })).toMatchObject({ status: 200 });
    expect(await save({ name: 'Everyday' })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({
      name: 'Everyday',
      variants: [{ id: variant.id, price: variant.price + 100 }],
    });
    const cheaper = [{ ...variant, price: variant.price - 100, totalPrice: null }];
    expect(await save({ variants: cheaper })).toMatchObject({
      status: 409,
      code: 'conflict',
      errors: [{ field: 'variants' }],
    });
  });
});
