import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { household } from '#contract/account/household.ts';
import { profile } from '#contract/account/profile.ts';
import type { ClosureChoices } from '#contract/kitchen/closure-effects.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { serviceDayFrom } from '#domain/kitchen/calendar.ts';
import {
  cancelAllChoices,
  closureEffects,
  isNothingAffected,
} from '#domain/kitchen/closure-effects.ts';
import { addDays, dayOf, type IsoDay } from '#domain/platform/days.ts';
import type { Simulation } from './life.ts';
import { answer, dismiss, writeToKitchen } from './messages.ts';
import { buyPlan, joinKitchen } from './simulate-customers.ts';

/** What happens once, so many days before the end: the rare states that every screen can show. */
export const SCENES: Record<number, (life: Simulation, day: IsoDay) => Promise<void>> = {
  15: async ({ kitchen }) => {
    const id = await writeToKitchen(kitchen, 'office');
    await answer(
      kitchen,
      id,
      'Hello Neha, gladly! Consumers Drive is on our Wednesday round. I have sent you a plan for twelve by mail; one bill a month is no trouble.',
    );
  },
  12: async ({ kitchen }) => {
    const { id } = await anActive(kitchen, 3);
    const { payBack } = await kitchen.act(kitchen.owner, adminSubscriptions.ifCancelled, {
      params: { id },
      query: {},
    });
    await kitchen.act(kitchen.owner, adminSubscriptions.cancel, {
      params: { id },
      body: {
        reason: 'You are moving to Calgary. Thank you for the months with us!',
        payBack: {
          amount: payBack,
          method: 'interac',
          reference: 'Unused tiffins',
          receivedDay: dayOf(kitchen.now()),
        },
      },
    });
  },
  9: async ({ kitchen }) => {
    const { id } = await anActive(kitchen, 5);
    await kitchen.act(kitchen.owner, adminSubscriptions.adjustCredits, {
      params: { id },
      body: { credits: 1, reason: 'The dal was spilled on the way: one on us' },
    });
  },
  8: async ({ kitchen }) => dismiss(kitchen, await writeToKitchen(kitchen, 'advert')),
  7: async ({ kitchen }) => {
    const { customer_id: id } = await anActive(kitchen, 4);
    const { subscriptionCount, availableCredits, createdAt, ...customer } = await kitchen.act(
      kitchen.owner,
      adminCustomers.read,
      { params: { id } },
    );
    await kitchen.act(kitchen.owner, adminCustomers.update, {
      params: { id },
      body: {
        ...customer,
        customerNote: 'We keep a steel dabba with your name on it.',
        internalNote: 'Pays on Fridays. Very kind on the phone.',
      },
    });
  },
  6: async ({ kitchen }, day) => {
    const { closures } = await loadKitchen({ db: kitchen.db, now: kitchen.now() });
    const date = serviceDayFrom(addDays(day, 13), closures) ?? addDays(day, 13);
    const days = { startDate: date, endDate: date };
    const affected = await kitchen.act(kitchen.owner, adminClosures.standing, { query: days });
    const plan: ClosureChoices = {
      ...cancelAllChoices(affected),
      booked: 'move',
      move: { date: affected.targets[0]?.date ?? date, spread: 'days' },
    };
    const closing = closureEffects(affected, plan);
    if (isRefusal(closing)) throw new Error(`the demo cannot close ${date}: ${closing.refused}`);
    await kitchen.act(kitchen.owner, adminClosures.create, {
      body: {
        ...days,
        reason: 'A wedding in the family',
        answer: isNothingAffected(affected) ? null : { plan, seen: closing.figures },
      },
    });
  },
  5: async (life) => {
    const { kitchen, random, customers } = life;
    const customer = await joinKitchen(kitchen, random, 90);
    customer.hasLeft = true;
    customers.push(customer);
    const rules = await loadKitchen({ db: kitchen.db, now: kitchen.now() });
    const address = 'The blue cottage past the marina, Cobourg';
    const id = await buyPlan(kitchen, rules, customer, { address });
    await kitchen.act(kitchen.owner, adminSubscriptions.decline, {
      params: { id },
      body: { reason: 'Cobourg is too far for a hot tiffin. We are sorry!' },
    });
  },
  4: async ({ kitchen }) => {
    const { id } = await anActive(kitchen, 6);
    await kitchen.act(kitchen.owner, adminSubscriptions.pause, {
      params: { id },
      body: {
        reason: 'Your road is closed for works; we call you when we get through again.',
        internalNote: 'City says two weeks.',
      },
    });
  },
  2: async ({ kitchen, random, customers }) => {
    const customer = await joinKitchen(kitchen, random, 91);
    customer.hasLeft = true;
    customers.push(customer);
    const rules = await loadKitchen({ db: kitchen.db, now: kitchen.now() });
    const id = await buyPlan(kitchen, rules, customer);
    await kitchen.act(customer.caller, subscriptions.withdraw, {
      params: { id },
      body: { reason: 'Order placed by mistake' },
    });
  },
  1: async (life, day) => {
    const { kitchen, random, customers, keptWaiting } = life;
    for (const message of ['nuts', 'elders'] as const) await writeToKitchen(kitchen, message);
    const newcomer = await joinKitchen(kitchen, random, 92);
    customers.push(newcomer);
    const rules = await loadKitchen({ db: kitchen.db, now: kitchen.now() });
    const address = 'Basement apartment behind the temple, Rossland Road, Oshawa';
    keptWaiting.add(await buyPlan(kitchen, rules, newcomer, { later: 3, address }));

    const away = await anActive(kitchen, 8);
    const owner = customers.find(({ caller }) => caller.id === away.customer_id);
    if (owner) {
      await kitchen.act(owner.caller, subscriptions.pause, {
        params: { id: away.id },
        body: { until: addDays(day, 10) },
      });
    }
    const travelling = await anActive(kitchen, 9);
    const traveller = customers.find(({ caller }) => caller.id === travelling.customer_id);
    if (traveller && traveller !== customers[0]) {
      await kitchen.act(traveller.caller, subscriptions.pause, {
        params: { id: travelling.id },
        body: { from: addDays(day, 6), until: addDays(day, 17) },
      });
    }
    await touchComing(life, day);
    await feedTwo(life, day);
    await fillAnHour(life, day);
    await dietOfTwoMinds(life);
    await cancelWithCreditsLeft(life);
  },
};

/** Somebody ends their plan, and waits for the money of the credits that are left. */
async function cancelWithCreditsLeft({ kitchen, customers }: Simulation): Promise<void> {
  const { id, customer_id } = await anActive(kitchen, 7);
  const leaving = customers.find(({ caller }) => caller.id === customer_id);
  if (!leaving) return;
  leaving.hasLeft = true;
  await kitchen.act(leaving.caller, subscriptions.cancel, {
    params: { id },
    body: { reason: 'Delivery time not suitable' },
  });
}

/** Of the coming tiffins the guide skips one, and the kitchen cancels somebody's, with both notes. */
async function touchComing({ kitchen, customers }: Simulation, day: IsoDay): Promise<void> {
  const guide = customers[0];
  const coming = await kitchen.db
    .selectFrom('tiffin_orders')
    .where('status', '=', 'scheduled')
    .where('delivery_day', '>', addDays(day, 2))
    .select(['id', 'customer_id'])
    .orderBy('delivery_day')
    .orderBy('number')
    .execute();
  const own = coming.find((order) => order.customer_id === guide?.caller.id);
  const other = coming.find((order) => order.customer_id !== guide?.caller.id);
  if (guide && own) {
    const body = { orderId: own.id, reason: 'Lunch with a friend' };
    await kitchen.act(guide.caller, tiffinOrders.skip, { body });
  }
  if (!other) return;
  await kitchen.act(kitchen.owner, adminTiffinOrders.act, {
    params: { id: other.id, action: 'cancel' },
    body: {
      reason: 'The driver for your street is away that day',
      customerNote: 'Your credit is back. May we bring it a day later?',
      internalNote: 'Call her before Friday.',
    },
  });
}

/** The guide's brother eats along, and has a box of his own beside each of the next two. */
async function feedTwo({ kitchen, customers }: Simulation, day: IsoDay): Promise<void> {
  const guide = customers[0]?.caller;
  if (!guide) return;
  const body = { name: 'Rohan', diet: 'vegetarian', allergies: 'Peanuts' } as const;
  const [brother] = await kitchen.act(guide, household.add, { body });
  const own = await kitchen.db
    .selectFrom('tiffin_orders')
    .where('customer_id', '=', guide.id)
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('delivery_day', '>', day)
    .selectAll()
    .orderBy('delivery_day')
    .limit(2)
    .execute();
  // As many as the plan has credits for.
  for (const order of own)
    await kitchen.tryTo(guide, tiffinOrders.schedule, {
      body: {
        subscriptionId: order.subscription_id,
        deliveryDate: order.delivery_day,
        deliveryTimeSlot: order.slot,
        quantity: 1,
        deliveryAddress: order.address.text,
        memberId: brother?.id ?? null,
      },
    });
}

/** Somebody tells their profile another diet than their plan has: the desk asks which is right. */
async function dietOfTwoMinds({ kitchen, customers }: Simulation): Promise<void> {
  const subscription = await anActive(kitchen, 5);
  const customer = customers.find(({ caller }) => caller.id === subscription.customer_id);
  if (!customer) return;
  const { person, caller } = customer;
  await kitchen.act(caller, profile.update, {
    body: {
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      address: person.address,
      diet: subscription.diet === 'jain' ? 'vegetarian' : 'jain',
      allergies: person.allergies,
      standing_note: person.standingNote,
    },
  });
}

/** Five tiffins, twice, into the busiest hour to come: more than it holds, so they wait. */
async function fillAnHour({ kitchen, customers }: Simulation, day: IsoDay): Promise<void> {
  const busiest = await kitchen.db
    .selectFrom('tiffin_orders')
    .where('status', '=', 'scheduled')
    .where('delivery_day', '>', addDays(day, 2))
    .select(['delivery_day', 'slot'])
    .groupBy(['delivery_day', 'slot'])
    .orderBy(({ fn }) => fn.sum('quantity'), 'desc')
    .orderBy('delivery_day')
    .orderBy('slot')
    .executeTakeFirst();
  if (!busiest) return;
  for (const place of [0, 1]) {
    const subscription = await anActive(kitchen, place, 5);
    const host = customers.find(({ caller }) => caller.id === subscription.customer_id);
    if (!host) continue;
    await kitchen.act(host.caller, tiffinOrders.schedule, {
      body: {
        subscriptionId: subscription.id,
        deliveryDate: busiest.delivery_day,
        deliveryTimeSlot: busiest.slot,
        quantity: 5,
        deliveryAddress: '55 Liverpool Road South, Pickering, ON L1W 3N9',
        specialInstructions: 'A small party: all at the same door, please',
      },
    });
  }
}

/**
 * An active subscription with at least so many credits left: the one of this place in the list,
 * never the guide's.
 */
async function anActive({ db, now }: Simulation['kitchen'], place: number, credits = 1) {
  const rows = await db
    .selectFrom('subscriptions')
    .where('status', '=', 'active')
    .where('available', '>=', credits)
    .where('start_day', '<=', dayOf(now()))
    .where('customer_email', '<>', 'asha@example.com')
    .selectAll()
    .orderBy('number')
    .execute();
  const row = rows[place % rows.length];
  if (!row) throw new Error('nobody has credits left');
  return row;
}
