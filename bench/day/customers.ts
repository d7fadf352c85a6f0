import { GENERAL_LIMIT } from '#api/platform/http/rate-limit.ts';
import { customerHome } from '#contract/account/customer-home.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { addDays, dayOf, type WallTime, wallClockAt } from '#domain/platform/days.ts';
import { type BusyKitchen, bookingOf, type Eater, PEOPLE } from './kitchen.ts';
import { orderSnacks } from './order-snacks.ts';
import type { Today } from './today.ts';

/** Who comes in the course of the day, by their places among the 2,000. */
const BOOKERS = { from: PEOPLE.withPattern, to: 1_500 };
const SKIPPERS = 120;
const SNACK_BUYERS = { from: 1_500, to: 1_800 };
const PLAN_BUYERS = { from: 1_800, to: 1_830 };
const LATE = { from: 1_830, to: 1_870 };
const WATCHERS = { from: 1_870, to: 1_910 };
const FLOODER = { from: 1_910, to: 1_911 };

const PAGES = ['/', '/pricing', '/weeklymenu', '/snack-order', '/blogs', '/catering', '/aboutus'];

/** `HH:MM` so many minutes after midnight. */
const clockText = (minutes: number): WallTime =>
  Temporal.PlainTime.from('00:00')
    .add({ minutes: Math.round(minutes) })
    .toString()
    .slice(0, 5);

const atTime = (share: number, from: number, to: number): WallTime =>
  clockText(from + share * (to - from));

/**
 * When a share of the bookers comes: two fifths in the course of the afternoon, all others in the last
 * half hour before the cut-off, ever more of them.
 */
function rushTime(share: number): WallTime {
  if (share < 0.4) return atTime(share / 0.4, 11 * 60 + 45, 17 * 60 + 25);
  const late = (share - 0.4) / 0.6;
  return atTime(Math.sqrt(late), 17 * 60 + 25, 17 * 60 + 58);
}

const between = ({ eaters }: BusyKitchen, { from, to }: { from: number; to: number }): Eater[] =>
  eaters.slice(from, to);

/** What an open page of the account asks for every half minute, for so many minutes. */
async function watch(
  { clock, people }: Today,
  { id, token }: Eater,
  minutes: number,
): Promise<void> {
  const end = clock.now().add({ minutes });
  while (Temporal.Instant.compare(clock.now(), end) < 0) {
    await clock.seconds(30);
    await people.look(token, subscriptions.listOwn, { params: { id } });
    await people.look(token, tiffinOrders.history, { query: { page: 1, limit: 10 } });
  }
}

/** Somebody leaves a page of their account open, from some time before noon until eight. */
async function leaveOpen(day: Today, eater: Eater, share: number): Promise<void> {
  await day.clock.until(atTime(share, 11 * 60 + 40, 12 * 60));
  // Nobody opens a page at the second at which others do.
  await day.clock.seconds((eater.place % 30) * 2);
  await watch(day, eater, 490);
}

/** Somebody books tomorrow's tiffin, and looks at it for three minutes. */
async function book(day: Today, eater: Eater, share: number): Promise<void> {
  const { clock, people, done } = day;
  await clock.until(rushTime(share));
  await people.page('/pricing');
  const { availableDates } = await people.call(null, subscriptions.availableDates, {});
  const tomorrow = addDays(dayOf(clock.now()), 1);
  if (availableDates[0]?.date !== tomorrow) throw new Error('tomorrow was not offered');
  await people.call(eater.token, tiffinOrders.schedule, { body: bookingOf(eater, tomorrow) });
  done.booked += 1;
  await watch(day, eater, 3);
}

/** Somebody whose pattern has booked tomorrow does without it. */
async function skip({ clock, people, done }: Today, eater: Eater, share: number): Promise<void> {
  await clock.until(atTime(share, 12 * 60, 13 * 60 + 50));
  await people.call(eater.token, customerHome.read, {});
  const skipDate = addDays(dayOf(clock.now()), 1);
  await people.call(eater.token, tiffinOrders.skip, {
    body: { subscriptionId: eater.subscription, skipDate },
  });
  done.skipped += 1;
}

/** Somebody comes to book when tomorrow has just been closed. */
async function comeLate({ clock, people }: Today, eater: Eater, share: number): Promise<void> {
  await clock.until(atTime(share, 18 * 60 + 1, 18 * 60 + 20));
  const tomorrow = addDays(dayOf(clock.now()), 1);
  const body = bookingOf(eater, tomorrow);
  await people.refused('after_cutoff', eater.token, tiffinOrders.schedule, { body });
}

/** Somebody comes for snacks in the course of the afternoon. */
async function buySnacks(day: Today, eater: Eater, share: number): Promise<void> {
  await day.clock.until(atTime(share, 11 * 60 + 50, 17 * 60));
  await orderSnacks(day, eater);
}

/** A program of somebody's asks more often than anybody may in a minute, and is told so. */
async function flood({ clock, people }: Today, { id, token }: Eater): Promise<void> {
  await clock.until('18:30');
  const own = { params: { id } };
  for (let call = 0; call < GENERAL_LIMIT.max; call += 1)
    await people.look(token, subscriptions.listOwn, own);
  for (let beyond = 0; beyond < 20; beyond += 1)
    await people.refused('rate_limited', token, subscriptions.listOwn, own);
}

/** Somebody buys another plan. */
async function buyPlan({ clock, people, kitchen, done }: Today, eater: Eater, share: number) {
  await clock.until(atTime(share, 12 * 60, 19 * 60));
  await people.page('/pricing');
  const { availableDates } = await people.call(null, subscriptions.availableDates, {});
  const { group, variant } = kitchen.offer;
  await people.call(eater.token, subscriptions.subscribe, {
    body: {
      ...{ customerName: 'Asha Patel', customerEmail: 'asha@example.com' },
      ...{ customerPhone: '+19055550123', customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8' },
      ...{ planGroupId: group.id, planVariantId: variant.id, billingCycle: 'monthly' as const },
      ...{ startDate: availableDates[1]?.date ?? '', currency: 'CAD' as const },
    },
  });
  done.plans += 1;
}

/** Strangers look at the shop, one page after the other, all day. */
async function browse({ clock, people }: Today, reader: number): Promise<void> {
  await clock.seconds(8 * reader);
  for (let page = reader; wallClockAt(clock.now()).time < '20:00'; page += 1) {
    await people.page(PAGES[page % PAGES.length] ?? '/');
    await clock.seconds(40);
  }
}

/** Everybody who is not on the staff, each with what they do in the day. */
export function customersOf(day: Today): Promise<void>[] {
  const { kitchen, people } = day;
  const each = (
    who: string,
    eaters: readonly Eater[],
    lives: (day: Today, eater: Eater, share: number) => Promise<void>,
  ) =>
    eaters.map((eater, at) =>
      people.live(`${who} ${eater.place}`, () => lives(day, eater, at / eaters.length)),
    );
  return [
    ...each('booker', between(kitchen, BOOKERS), book),
    ...each('skipper', between(kitchen, { from: 0, to: SKIPPERS }), skip),
    ...each('latecomer', between(kitchen, LATE), comeLate),
    ...each('buyer of snacks', between(kitchen, SNACK_BUYERS), buySnacks),
    ...each('buyer of a plan', between(kitchen, PLAN_BUYERS), buyPlan),
    ...each('watcher', between(kitchen, WATCHERS), leaveOpen),
    ...between(kitchen, FLOODER).map((eater) =>
      people.live('flooder', () => flood(day, eater), { moves: false }),
    ),
    ...[0, 1, 2, 3, 4].map((reader) => people.live(`reader ${reader}`, () => browse(day, reader))),
  ];
}
