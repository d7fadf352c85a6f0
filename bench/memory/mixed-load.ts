import { setTimeout as pause } from 'node:timers/promises';
import { customerHome } from '#contract/account/customer-home.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { dayOf } from '#domain/platform/days.ts';
import { snackOrderOf } from '#test/snack-factories.ts';
import { type BusyKitchen, bookingOf, type Eater } from '../day/kitchen.ts';
import type { Recorder } from '../day/recorder.ts';

type Load = { people: Recorder; kitchen: BusyKitchen; end: number };

const PAGES = ['/', '/pricing', '/weeklymenu', '/snack-order', '/blogs', '/catering', '/aboutus'];
const SEARCHES = ['dhokla', 'kachori', 'sweet', 'fafda', 'pani', 'khandvi'];

/** Somebody does something again and again until the end, with a breath in between. */
async function every({ end }: Load, ms: number, work: (time: number) => Promise<unknown>) {
  for (let time = 0; Date.now() < end; time += 1) {
    await work(time);
    await pause(ms);
  }
}

const oneOf = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** A stranger: pages that are kept, and searches that are not. */
const browse = (load: Load, reader: number) =>
  every(load, 60, (time) =>
    time % 5 === 4
      ? load.people.page(`/snacks?search=${oneOf(SEARCHES, time + reader)}%20${time}`)
      : load.people.page(oneOf(PAGES, time + reader)),
  );

/** A customer: looks at the account, books a tiffin, and does without it again. */
async function eat({ people }: Load, eater: Eater): Promise<void> {
  await people.call(eater.token, customerHome.read, {});
  const { availableDates } = await people.call(null, subscriptions.availableDates, {});
  const skipDate = availableDates.at(-1)?.date ?? '';
  await people.call(eater.token, tiffinOrders.schedule, { body: bookingOf(eater, skipDate) });
  await people.call(eater.token, subscriptions.listOwn, { params: { id: eater.id } });
  await people.call(eater.token, tiffinOrders.skip, {
    body: { subscriptionId: eater.subscription, skipDate },
  });
  await people.call(eater.token, tiffinOrders.history, { query: { page: 1, limit: 10 } });
}

/** Somebody orders snacks for a day to come. */
async function orderSnacks({ people }: Load, eater: Eater): Promise<void> {
  const { availableDates } = await people.call(null, subscriptions.availableDates, {});
  const page = await people.call(null, snacks.list, {
    query: { page: 1, limit: 20, sort_by: 'sort_order', sort_order: 'ASC' },
  });
  await people.call(eater.token, snackOrders.place, {
    body: {
      ...snackOrderOf({ snackId: oneOf(page.snacks, eater.place).id }),
      delivery_time: `${availableDates[1]?.date}T15:00`,
    },
  });
}

/** The kitchen's screens, which look for news, and an owner who searches. */
async function atDesk({ people, kitchen }: Load, time: number): Promise<void> {
  const date = dayOf(Temporal.Now.instant());
  await people.call(kitchen.owner, overview.read, {});
  await people.call(kitchen.cook, kitchenDays.read, { params: { date } });
  await people.call(kitchen.cook, adminSnackOrders.board, { params: { date } });
  await people.call(kitchen.owner, deliveries.list, {});
  await people.call(kitchen.owner, adminCustomers.list, {
    query: { page: 1, limit: 25, sort: 'createdAt', order: 'DESC', search: `Patel ${time % 97}` },
  });
}

/** Everybody of an ordinary day, some fifty answers a second between them. */
export function mixedLoad(load: Load): Promise<void>[] {
  const { people, kitchen } = load;
  // Each has customers of their own: nobody books twice at once.
  const own = (who: number) => kitchen.eaters.filter(({ place }) => place % 4 === who);
  return [
    ...[0, 1, 2].map((reader) => people.live(`reader ${reader}`, () => browse(load, reader))),
    ...[0, 1, 2].map((who) =>
      people.live(`eater ${who}`, () =>
        every(load, 200, (time) => eat(load, oneOf(own(who), time))),
      ),
    ),
    people.live('buyer of snacks', () =>
      every(load, 2_000, (time) => orderSnacks(load, oneOf(own(3), time))),
    ),
    people.live('desk', () => every(load, 2_000, (time) => atDesk(load, time))),
  ];
}
