import type { CustomerCaller } from '#api/platform/http/context.ts';
import { accounts } from '#contract/account/accounts.ts';
import { addresses } from '#contract/account/addresses.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { type PlanGroup, plans } from '#contract/money/plans.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { CANCEL_REASONS, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { addDays, dayOf, type IsoDay, weekdayOf } from '#domain/platform/days.ts';
import { availableDates } from '#domain/tiffin/available-dates.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import { inventPerson, type Person } from './people.ts';
import type { Random } from './random.ts';

/** Every customer of the demo signs in with this. */
export const DEMO_PASSWORD = 'Tiffin-Time-1';

export type DemoCustomer = {
  person: Person;
  caller: CustomerCaller;
  /** The last day that they have thought about. */
  plannedThrough: IsoDay;
  /** Gone for good, after the last credit was used. */
  hasLeft: boolean;
};

/** Registers somebody new. */
export async function joinKitchen(
  kitchen: DemoKitchen,
  random: Random,
  number: number,
): Promise<DemoCustomer> {
  const person = inventPerson(random, number);
  const { user } = await kitchen.act({ kind: 'visitor' }, accounts.register, {
    body: {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      password: DEMO_PASSWORD,
      mobile_number: person.phone,
      address: person.address,
      terms_version: '2026-11',
    },
  });
  const { id, email } = user;
  const caller: CustomerCaller = {
    kind: 'customer',
    id,
    email,
    sessionId: id,
    emailVerified: false,
  };
  if (person.doorNote) {
    const [home] = await kitchen.act(caller, addresses.list, {});
    const { address, doorNote } = person;
    await kitchen.act(caller, addresses.change, {
      params: { id: home?.id ?? '' },
      body: { label: 'Home', address, doorNote },
    });
  }
  return {
    person,
    caller,
    plannedThrough: dayOf(kitchen.now()),
    hasLeft: false,
  };
}

/** Buys a plan that starts on the first day on offer, or up to so many days of offer later. */
export async function buyPlan(
  kitchen: DemoKitchen,
  rules: Kitchen,
  { person, caller }: DemoCustomer,
  { later = 0, address = person.address }: { later?: number; address?: string } = {},
): Promise<string> {
  const { group, variant } = await findOffer(kitchen, person);
  const price = priceOfTiffinPlan(variant);
  const offered = availableDates(kitchen.now(), rules);
  const bought = await kitchen.act(caller, subscriptions.subscribe, {
    body: {
      customerName: `${person.firstName} ${person.lastName}`,
      customerEmail: person.email,
      customerPhone: person.phone,
      customerAddress: address,
      planGroupId: group.id,
      planVariantId: variant.id,
      billingCycle: variant.billingCycle,
      startDate: offered[Math.min(later, offered.length - 1)]?.date ?? '',
      diet: person.diet,
      allergies: person.allergies,
      standingNote: person.standingNote,
      doorNote: address === person.address ? person.doorNote : '',
      currency: 'CAD',
      totalAmount: price.total,
    },
  });
  return bought.id;
}

async function findOffer(kitchen: DemoKitchen, person: Person) {
  const groups: PlanGroup[] = await kitchen.act({ kind: 'visitor' }, plans.listPublic, {
    query: { planType: 'tiffin' },
  });
  const group = groups.find(({ name }) => name === person.plan);
  const variant = group?.variants.find(({ billingCycle }) => billingCycle === person.cycle);
  if (!group || !variant) throw new Error(`nobody sells ${person.plan}, ${person.cycle}`);
  return { group, variant };
}

/** A subscription as far as its owner plans with it. */
export type Plan = { id: string; available: number; startDay: IsoDay };

const WISHES = ['Extra rotis if you can', 'Mild today, we have guests'];

/** Books what the person's habit asks for up to `through`, as far as the credits reach. */
export async function bookTiffins(
  kitchen: DemoKitchen,
  rules: Kitchen,
  random: Random,
  customer: DemoCustomer,
  plan: Plan,
  through: IsoDay,
): Promise<void> {
  const { person, caller } = customer;
  const first = [addDays(customer.plannedThrough, 1), plan.startDay].sort().at(-1) as IsoDay;
  let available = plan.available;
  for (const { date } of availableDates(kitchen.now(), rules)) {
    if (date < first || date > through || !person.weekdays.includes(weekdayOf(date))) continue;
    const quantity = Math.min(person.quantity, available);
    if (quantity === 0) break;
    const elsewhere = person.office && random.chance(0.3);
    await kitchen.act(caller, tiffinOrders.schedule, {
      body: {
        subscriptionId: plan.id,
        deliveryDate: date,
        deliveryTimeSlot: random.chance(0.12) ? random.pick(SLOTS) : person.slot,
        quantity,
        deliveryAddress: elsewhere ? (person.office ?? '') : person.address,
        specialInstructions: random.chance(0.1) ? random.pick(WISHES) : null,
        doorNote: elsewhere ? 'Leave it at the front desk' : person.doorNote,
      },
    });
    available -= quantity;
  }
  if (through > customer.plannedThrough) customer.plannedThrough = through;
}

/** Now and then somebody skips, undoes it, changes or cancels; a deadline may say no. */
export async function changeMinds(
  kitchen: DemoKitchen,
  random: Random,
  { caller }: DemoCustomer,
): Promise<void> {
  const whim = random.weighted([
    ['none', 93],
    ['skip', 4],
    ['change', 2],
    ['cancel', 1],
  ] as const);
  if (whim === 'none') return;
  const today = dayOf(kitchen.now());
  const orders = await kitchen.act(caller, tiffinOrders.history, {
    query: { page: 1, limit: 25, status: 'scheduled' },
  });
  const coming = orders.filter((order) => order.deliveryDate > today);
  if (coming.length === 0) return;
  const { id, quantity } = random.pick(coming);
  const params = { id };
  if (whim === 'skip') {
    const reason = random.pick(['Eating out', 'Away for the day', null]);
    const skipped = await kitchen.tryTo(caller, tiffinOrders.skip, {
      body: { orderId: id, reason },
    });
    if (!isRefusal(skipped) && random.chance(0.2)) {
      await kitchen.tryTo(caller, tiffinOrders.unskip, { params });
    }
  } else if (whim === 'change') {
    const body = { quantity: quantity === 1 ? 2 : quantity - 1 };
    await kitchen.tryTo(caller, tiffinOrders.change, { params, body });
  } else {
    const body = { reason: random.pick(CANCEL_REASONS), withoutCredit: false };
    await kitchen.tryTo(caller, tiffinOrders.cancel, { params, body });
  }
}
