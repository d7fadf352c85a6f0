import { adminCustomers } from '#contract/account/desk-customers.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { type AdminSnackOrder, adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { slotStart } from '#domain/kitchen/slots.ts';
import { dayOf, instantAt, wallClockAt } from '#domain/platform/days.ts';
import type { DayClock } from './clock.ts';
import type { BusyKitchen } from './kitchen.ts';
import type { Recorder } from './recorder.ts';

type Day = { clock: DayClock; people: Recorder; kitchen: BusyKitchen };

const END = '20:05';
const isOver = ({ clock }: Day): boolean => wallClockAt(clock.now()).time >= END;

/** Somebody does something again and again until the day is over. */
async function every(day: Day, seconds: number, work: () => Promise<unknown>): Promise<void> {
  while (!isOver(day)) {
    await work();
    await day.clock.seconds(seconds);
  }
}

/** `13:00` for the slot at 14:00. */
const minutesBefore = (slot: (typeof SLOTS)[number], minutes: number): string =>
  Temporal.PlainTime.from(slotStart(slot)).subtract({ minutes }).toString().slice(0, 5);

/** Cooks each hour's tiffins in the hour before. */
async function cook({ clock, people, kitchen }: Day): Promise<void> {
  const date = dayOf(clock.now());
  for (const slot of SLOTS) {
    await clock.until(minutesBefore(slot, 60));
    const { slots } = await people.call(kitchen.cook, kitchenDays.read, { params: { date } });
    const orders = slots.find((one) => one.slot === slot)?.orders ?? [];
    const ids = orders.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
    const { refused } = await people.call(kitchen.cook, adminTiffinOrders.actOnMany, {
      params: { action: 'prepare' },
      body: { ids },
    });
    if (refused[0]) throw new Error(`not cooked: ${refused[0].message}`);
  }
}

/** Takes a third of each hour's tiffins along, and hands them over one by one. */
async function drive({ clock, people, kitchen }: Day, driver: number): Promise<void> {
  const token = kitchen.drivers[driver] ?? '';
  for (const slot of SLOTS) {
    await clock.until(minutesBefore(slot, 15));
    const { stops } = await people.call(token, deliveries.list, {});
    const own = stops.filter(
      ({ kind, time, stage }, at) =>
        kind === 'tiffin' &&
        time === slot &&
        stage === 'to_load' &&
        at % kitchen.drivers.length === driver,
    );
    if (own.length === 0) continue;
    await people.call(token, deliveries.dispatchMany, { body: { ids: own.map(({ id }) => id) } });
    await clock.until(slotStart(slot));
    for (const { id, kind } of own) {
      await people.call(token, deliveries.deliver, { params: { kind, id }, body: {} });
      // Fifty minutes for all of them.
      await clock.seconds((50 * 60) / own.length - 10);
    }
  }
}

/** Looks after the counter: takes orders, makes them, has them ready and hands them over. */
async function tendCounter(day: Day): Promise<void> {
  const { clock, people, kitchen } = day;
  const date = dayOf(clock.now());
  const minutesLeft = ({ deliveryTime }: AdminSnackOrder) =>
    instantAt(date, deliveryTime).since(clock.now()).total('minutes');
  const steps = [
    { from: 'pending', action: 'confirm', within: Number.POSITIVE_INFINITY },
    { from: 'confirmed', action: 'prepare', within: 120 },
    { from: 'preparing', action: 'ready', within: 45 },
    { from: 'ready', action: 'deliver', within: 0 },
  ] as const;
  await every(day, 15, async () => {
    const board = await people.call(kitchen.cook, adminSnackOrders.board, { params: { date } });
    const orders = board.columns.flatMap((column) => column.orders);
    for (const { from, action, within } of steps) {
      const due = orders.filter((one) => one.status === from && minutesLeft(one) <= within);
      if (due.length === 0) continue;
      await people.call(kitchen.cook, adminSnackOrders.actOnMany, {
        params: { action },
        body: { ids: due.map(({ id }) => id) },
      });
    }
  });
}

const firstPage = { page: 1, limit: 25, sort: 'createdAt', order: 'ASC' } as const;

/** Approves plans with their payment, and looks for customers who ring up. */
async function keepBooks(day: Day): Promise<void> {
  const { clock, people, kitchen } = day;
  const { owner } = kitchen;
  await every(day, 300, async () => {
    const waiting = await people.call(owner, adminSubscriptions.list, {
      query: { ...firstPage, status: 'pending_approval' },
    });
    for (const { id, totalAmount, number } of waiting)
      await people.call(owner, adminSubscriptions.approve, {
        params: { id },
        body: {
          payment: {
            ...{ amount: totalAmount, method: 'interac' as const, reference: number },
            receivedDay: dayOf(clock.now()),
          },
        },
      });
    await people.call(owner, adminCustomers.find, { query: { search: 'Patel 1' } });
    await people.call(owner, adminCustomers.list, {
      query: { ...firstPage, sort: 'name', search: '555-0123' },
    });
  });
}

/** The kitchen's own people, each with what they do in the day, and the screens that stay open. */
export function staffOf(day: Day): Promise<void>[] {
  const { people, kitchen, clock } = day;
  const date = dayOf(clock.now());
  let screens = 0;
  const look = (who: string, seconds: number, work: () => Promise<unknown>) =>
    people.live(who, async () => {
      // They are switched on one after the other.
      screens += 1;
      await clock.seconds(5 * screens);
      await every(day, seconds, work);
    });
  return [
    people.live('cook', () => cook(day)),
    people.live('counter', () => tendCounter(day)),
    people.live('owner', () => keepBooks(day)),
    ...kitchen.drivers.flatMap((token, driver) => [
      people.live(`driver ${driver}`, () => drive(day, driver)),
      look(`driver's list ${driver}`, 30, () => people.look(token, deliveries.list, {})),
    ]),
    look("the kitchen's screen", 30, () =>
      people.look(kitchen.cook, kitchenDays.read, { params: { date } }),
    ),
    look('the overview', 20, () => people.look(kitchen.owner, overview.read, {})),
  ];
}
