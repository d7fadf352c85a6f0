import { settleKitchen } from '#api/program/demo/demo-kitchen.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { type Slot, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { readSettings, storeSettings } from '#db/kitchen/settings.ts';
import type { Connection } from '#db/platform/connect.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { insertRecurringBooking } from '#db/tiffin/recurring-bookings.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { buildCustomer, buildSession, buildStaff } from '#test/factories.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';
import type { Recorder } from './recorder.ts';

/** How many of the 2,000 do what. */
export const PEOPLE = { all: 2_000, withPattern: 400, today: 1_000 };

/** Credits of each plan: nobody runs out of them in a day. */
export const CREDITS = 20;

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

/** A customer of the day, with a plan. */
export type Eater = { place: number; id: string; token: string; subscription: string };

/** A kitchen with its customers and its own people. */
export type BusyKitchen = {
  eaters: Eater[];
  /** What is sold to whoever buys a plan that day. */
  offer: Awaited<ReturnType<typeof buildOffer>>;
  owner: string;
  cook: string;
  drivers: string[];
};

/** Does the work for each, so many at once. */
async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** The hour in which somebody gets their tiffin. */
const slotOf = ({ place }: Pick<Eater, 'place'>): Slot =>
  SLOTS[place % SLOTS.length] ?? '18:00-19:00';

/** Books a tiffin as the form of the shop does. */
export const bookingOf = (eater: Eater, day: IsoDay) => ({
  subscriptionId: eater.subscription,
  deliveryDate: day,
  deliveryTimeSlot: slotOf(eater),
  quantity: 1,
  deliveryAddress: ADDRESS,
  specialInstructions: null,
});

/** Opens a kitchen that has room for everybody, with its customers, plans and weekly patterns. */
export async function openBusyKitchen(
  { db }: Pick<Connection, 'db'>,
  now: Temporal.Instant,
): Promise<BusyKitchen> {
  await settleKitchen(db, now);
  const settings = await readSettings(db, 'kitchen');
  await storeSettings(db, 'kitchen', { ...settings, slotCapacity: 900, dayCapacity: 4_000 }, now);
  const session = async (account: Parameters<typeof buildSession>[1]) =>
    (await buildSession(db, account, { now })).token;
  const staff = async (role: 'owner' | 'kitchen' | 'driver') =>
    session({ staff: await buildStaff(db, { role }) });

  const eaters: Eater[] = [];
  const places = Array.from({ length: PEOPLE.all }, (_, place) => place);
  await forEach(places, 8, async (place) => {
    const customer = await buildCustomer(db, { last_name: `Patel ${place}` });
    const { id } = await buildSubscription(db, { customer, credits: CREDITS });
    const token = await session({ customer });
    const eater = { place, id: customer.id, token, subscription: id };
    eaters.push(eater);
    if (place >= PEOPLE.withPattern) return;
    const entries = ([1, 2, 3, 4, 5] as const).map((weekday) => ({
      ...{ weekday, deliveryTimeSlot: slotOf(eater), quantity: 1, deliveryAddress: null },
    }));
    await runTransaction(db, (tx) => insertRecurringBooking(tx, id, entries, 'customer', now));
  });
  return {
    eaters: eaters.sort((one, other) => one.place - other.place),
    offer: await buildOffer(db, { tiffin_count: 20, billing_cycle: 'monthly' }),
    owner: await staff('owner'),
    cook: await staff('kitchen'),
    drivers: [await staff('driver'), await staff('driver'), await staff('driver')],
  };
}

/** The day before: whoever has no pattern books the tiffin of the day. */
export async function bookToday(
  { call, from }: Recorder,
  { eaters }: BusyKitchen,
  day: IsoDay,
): Promise<void> {
  const booking = eaters.slice(PEOPLE.withPattern, PEOPLE.today);
  await forEach(booking, 16, (eater) =>
    from(() => call(eater.token, tiffinOrders.schedule, { body: bookingOf(eater, day) })),
  );
}
