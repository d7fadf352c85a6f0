import { type Kysely, sql } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { POSTS } from '#db/seed/posts.ts';
import type { DB } from '#db/types.ts';
import {
  addDays,
  dayOf,
  daysBetween,
  type IsoDay,
  instantAt,
  TORONTO,
  type WallTime,
} from '#domain/platform/days.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import type { Simulation } from './life.ts';
import { createRandom } from './random.ts';
import { SCENES } from './scenes.ts';
import { answerQuotes, askForCatering, tendEvents } from './simulate-catering.ts';
import { cookAhead, tendCounter } from './simulate-counter.ts';
import { bookTiffins, buyPlan, changeMinds, joinKitchen, type Plan } from './simulate-customers.ts';
import {
  acceptWaiting,
  approveWaiting,
  deliverAll,
  moveAll,
  recordLatePayments,
} from './simulate-desk.ts';
import { orderSnacks } from './simulate-snacks.ts';

/** How many customers come to know the kitchen, and in how many days. */
const PEOPLE = 60;
export const DAYS = 98;

/** How far ahead people plan, and how far back mails are kept. */
const AHEAD = 8;
const MAIL_DAYS_KEPT = 3;

/** For how many days there has been a counter for snacks, and when word of it gets round. */
const SNACK_DAYS = 20;
const BUSY_SNACK_DAYS = 3;

/** So few tiffins for so many customers that the busiest hour is full now and then. */
const slotCapacityFor = (people: number) => Math.ceil(people / 6);

type Hour = (life: Simulation, day: IsoDay, daysLeft: number) => Promise<void>;

const HOURS: [WallTime, Hour][] = [
  ['06:00', ({ kitchen }) => kitchen.tick()],
  ['08:20', tend],
  ['09:10', welcomeNewcomers],
  ['09:45', ({ kitchen }, day) => moveAll(kitchen, day, 'confirmed', 'prepare', '18:00')],
  ['10:20', ({ kitchen, random, keptWaiting }) => approveWaiting(kitchen, random, keptWaiting)],
  ['10:50', thinkOfSnacks],
  ['11:10', tendEvents],
  ['11:30', planAhead],
  ['12:20', tend],
  ['12:40', askForCatering],
  ['12:50', ({ kitchen }, day) => moveAll(kitchen, day, 'confirmed', 'prepare')],
  ['13:40', ({ kitchen }, day) => moveAll(kitchen, day, 'preparing', 'dispatch', '18:00')],
  ['14:35', tend],
  ['14:50', thinkOfSnacks],
  ['15:05', deliverFirstHour],
  ['15:20', playScene],
  ['16:20', ({ kitchen }, day) => moveAll(kitchen, day, 'preparing', 'dispatch')],
  ['16:30', ({ kitchen, random }) => recordLatePayments(kitchen, random)],
  ['16:45', tend],
  ['17:15', ({ kitchen }, day) => acceptWaiting(kitchen, addDays(day, 1))],
  ['18:00', ({ kitchen }) => kitchen.tick()],
  ['18:40', tend],
  ['18:55', thinkOfSnacks],
  ['19:10', answerQuotes],
  ['20:10', ({ kitchen, random }, day) => deliverAll(kitchen, random, day)],
  ['20:40', tend],
];

/**
 * Moves the posts of the blog along with the months that have passed, so that the newest is as many
 * days old today as in a kitchen that has just opened.
 */
async function keepBlogYoung(db: Kysely<DB>, today: IsoDay): Promise<void> {
  const newest = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.max('published_at').as('at'))
    .executeTakeFirst();
  if (!newest?.at) return;
  const young = Math.min(...POSTS.map(({ daysBefore }) => daysBefore));
  const days = daysBetween(dayOf(newest.at), today) - young;
  const later = sql<Temporal.Instant>`
    (published_at AT TIME ZONE ${TORONTO} + make_interval(days => ${days})) AT TIME ZONE ${TORONTO}`;
  await db
    .updateTable('posts')
    .set({ published_at: later, created_at: later, updated_at: later })
    .execute();
}

/**
 * Lives through months of a kitchen up to a moment, hour by hour, with the real commands.
 * @param tell hears of every month that begins
 * @param mails whether the mails of the last days are sent
 */
export async function simulateUntil(
  end: Temporal.Instant,
  kitchen: DemoKitchen,
  {
    seed,
    days = DAYS,
    people = PEOPLE,
    mails = true,
    tell = () => {},
  }: {
    seed: number;
    days?: number;
    people?: number;
    mails?: boolean;
    tell?: (day: IsoDay) => void;
  },
): Promise<void> {
  const random = createRandom(seed);
  const life: Simulation = {
    ...{ kitchen, random, days, people, customers: [], keptWaiting: new Set() },
    snackRandom: createRandom(seed + 1),
    ...{ cateringRandom: createRandom(seed + 2), inquiries: [] },
  };
  const today = dayOf(end);
  const { owner } = kitchen;
  const settings = await kitchen.act(owner, adminSettings.readKitchen, {});
  await kitchen.act(owner, adminSettings.updateKitchen, {
    body: { ...settings, slotCapacity: slotCapacityFor(people) },
  });
  for (let daysLeft = days; daysLeft >= 0; daysLeft -= 1) {
    const day = addDays(today, -daysLeft);
    if (day.endsWith('-01') || daysLeft === days) tell(day);
    for (const [time, happens] of HOURS) {
      const moment = instantAt(day, time);
      if (Temporal.Instant.compare(moment, end) > 0) break;
      await kitchen.moveTo(moment);
      await happens(life, day, daysLeft);
      if (mails && daysLeft <= MAIL_DAYS_KEPT) await kitchen.sendMails();
    }
    if (daysLeft === MAIL_DAYS_KEPT + 1) await kitchen.forgetMails();
  }
  await kitchen.moveTo(end);
  await setCounter(life, today);
  await keepBlogYoung(kitchen.db, today);
  if (mails) await kitchen.sendMails();
}

/** On the day that is looked at, the first tiffins are handed over early; what is past came in the evening. */
async function deliverFirstHour(
  { kitchen }: Simulation,
  day: IsoDay,
  daysLeft: number,
): Promise<void> {
  if (daysLeft === 0) await moveAll(kitchen, day, 'out_for_delivery', 'deliver', '15:00');
}

/** Some know the kitchen from the start, the others come by and by. */
function newcomersOf({ days, people }: Simulation, daysLeft: number): number {
  const share = 1 - daysLeft / days;
  return Math.ceil((people / 3) * Math.min(1, share * 8) + ((people * 2) / 3) * share);
}

async function welcomeNewcomers(life: Simulation, _day: IsoDay, daysLeft: number): Promise<void> {
  const { kitchen, random, customers } = life;
  const rules = await loadKitchen({ db: kitchen.db, now: kitchen.now() });
  while (customers.length < newcomersOf(life, daysLeft)) {
    const customer = await joinKitchen(kitchen, random, customers.length);
    const later = random.chance(0.3) ? random.whole(1, 5) : 0;
    const id = await buyPlan(kitchen, rules, customer, { later });
    if (daysLeft <= 1) life.keptWaiting.add(id);
    customers.push(customer);
  }
}

/** Everybody looks at the coming week: books, changes their mind, buys again or leaves. */
async function planAhead({ kitchen, random, customers }: Simulation, day: IsoDay): Promise<void> {
  const rules = await loadKitchen({ db: kitchen.db, now: kitchen.now() });
  const rows = await kitchen.db
    .selectFrom('subscriptions')
    .where('status', 'in', SUBSCRIPTIONS_RUNNING)
    .select(['id', 'customer_id', 'status', 'available', 'start_day', 'pause_from'])
    .orderBy('created_at')
    .orderBy('number')
    .execute();
  for (const customer of customers) {
    if (customer.hasLeft) continue;
    const own = rows.filter((row) => row.customer_id === customer.caller.id);
    // Whoever plans a pause has no mind for tiffins.
    if (own.some((row) => row.pause_from !== null)) continue;
    const usable = own.find((row) => row.status === 'active' && row.available > 0);
    if (usable) {
      const plan: Plan = { ...usable, startDay: usable.start_day };
      await bookTiffins(kitchen, rules, random, customer, plan, addDays(day, AHEAD));
      await changeMinds(kitchen, random, customer);
    } else if (own.every((row) => row.status === 'active')) {
      if (random.chance(customer.person.loyalty)) await buyPlan(kitchen, rules, customer);
      else customer.hasLeft = true;
    }
  }
}

/** Some think of snacks: one now and then, and more of them in these days. */
async function thinkOfSnacks(
  { kitchen, snackRandom, customers }: Simulation,
  today: IsoDay,
  daysLeft: number,
): Promise<void> {
  if (daysLeft > SNACK_DAYS || customers.length === 0) return;
  const rules = await loadKitchen({ db: kitchen.db, now: kitchen.now() });
  const orders = daysLeft <= BUSY_SNACK_DAYS ? 9 : 1;
  await orderSnacks(kitchen, rules, snackRandom, { customers, today, orders });
}

/**
 * Leaves the counter as it is in the middle of a day, whatever the hour: orders have just come in,
 * what has been due since the last look is late, and something is cooking.
 */
async function setCounter(life: Simulation, today: IsoDay): Promise<void> {
  await thinkOfSnacks(life, today, 0);
  await cookAhead(life.kitchen, today);
}

async function tend({ kitchen, snackRandom }: Simulation, _day: IsoDay, daysLeft: number) {
  if (daysLeft <= SNACK_DAYS) await tendCounter(kitchen, snackRandom);
}

async function playScene(life: Simulation, day: IsoDay, daysLeft: number): Promise<void> {
  await SCENES[daysLeft]?.(life, day);
}
