import { adminPayments } from '#contract/money/desk-payments.ts';
import {
  type AdminSnackOrder,
  adminSnackOrders,
  type StaffSnackAction,
} from '#contract/snacks/desk-orders.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { canMoveSnacks } from '#domain/kitchen/closure-effects.ts';
import { addDays, dayOf, type IsoDay, instantAt } from '#domain/platform/days.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import type { Random } from './random.ts';

/** The states on an order's way, and the action that leaves each of them. */
const WAY: readonly SnackOrderStatus[] = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
];
const ACTIONS: readonly StaffSnackAction[] = ['confirm', 'prepare', 'ready', 'deliver'];

const NOTES = [
  { customerNote: 'We put a few extra chutneys in.', internalNote: null },
  { customerNote: null, internalNote: 'Regular: likes a word at the counter.' },
  { customerNote: null, internalNote: 'Rang: comes ten minutes late.' },
];

/** How far along an order is; one that came back from a door is as far as when it left. */
const placeOf = (status: SnackOrderStatus): number =>
  WAY.indexOf(status === 'undelivered' ? 'ready' : status);

/** Takes orders along the way as far as each shall come; those that are further stay. */
async function bring(
  kitchen: DemoKitchen,
  orders: readonly AdminSnackOrder[],
  target: (order: AdminSnackOrder) => SnackOrderStatus,
): Promise<void> {
  for (const [step, action] of ACTIONS.entries()) {
    const ids = orders
      .filter((order) => placeOf(order.status) <= step && placeOf(target(order)) > step)
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    await kitchen.act(kitchen.owner, adminSnackOrders.actOnMany, {
      params: { action },
      // What was picked up last evening is written down this morning.
      body: { ids, anyTime: true },
    });
  }
}

/** What came in at the same moment lies in the order of ids, which chance makes. */
const byNumber = (one: AdminSnackOrder, other: AdminSnackOrder) =>
  one.orderNumber.localeCompare(other.orderNumber);

const readDay = async (kitchen: DemoKitchen, date: IsoDay) => {
  const params = { date };
  const { columns } = await kitchen.act(kitchen.owner, adminSnackOrders.board, { params });
  return columns.flatMap(({ orders }) => orders).toSorted(byNumber);
};

/** Where an order stands in a kitchen that is on time, by how many minutes are left. */
function placeOnTime(minutes: number): SnackOrderStatus {
  if (minutes <= -20) return 'delivered';
  if (minutes <= 45) return 'ready';
  return minutes <= 150 ? 'preparing' : 'confirmed';
}

const minutesUntil = (now: Temporal.Instant, order: AdminSnackOrder): number =>
  instantAt(order.deliveryDate, order.deliveryTime).since(now).total('minutes');

/**
 * The counter does what is due: confirms what came in, cooks what is wanted soon, hands over what is
 * wanted now, and writes down what was paid.
 */
export async function tendCounter(kitchen: DemoKitchen, random: Random): Promise<void> {
  const now = kitchen.now();
  const waiting = await kitchen.act(kitchen.owner, adminSnackOrders.list, {
    query: { page: 1, limit: 100, sort: 'orderNumber', order: 'ASC', status: 'pending' },
  });
  for (const { id, orderNumber } of waiting) {
    const params = { id };
    if (random.chance(0.04)) {
      await kitchen.act(kitchen.owner, adminSnackOrders.act, {
        params: { ...params, action: 'cancel' },
        body: {
          reason: 'The fryer needs a repair that day. We are sorry!',
          internalNote: `Called about ${orderNumber}, no answer.`,
        },
      });
    } else if (random.chance(0.75)) {
      const body = random.chance(0.2) ? random.pick(NOTES) : {};
      await kitchen.act(kitchen.owner, adminSnackOrders.act, {
        params: { ...params, action: 'confirm' },
        body,
      });
    }
  }
  // What was picked up after the last look of the evening is written down in the morning.
  for (const day of [addDays(dayOf(now), -1), dayOf(now)]) {
    const orders = await readDay(kitchen, day);
    await takePayments(kitchen, random, orders);
    await bring(kitchen, orders, (order) => placeOnTime(minutesUntil(now, order)));
    await findNobody(kitchen, random, await readDay(kitchen, day));
  }
}

/** Now and then nobody opens; by the next look at the counter somebody has. */
async function findNobody(
  kitchen: DemoKitchen,
  random: Random,
  orders: readonly AdminSnackOrder[],
): Promise<void> {
  for (const order of orders) {
    const isAtDoor = order.actions.includes('fail') && minutesUntil(kitchen.now(), order) <= 15;
    if (!isAtDoor || !random.chance(0.12)) continue;
    await comeBack(kitchen, order);
  }
}

async function comeBack(kitchen: DemoKitchen, { id }: AdminSnackOrder): Promise<void> {
  await kitchen.act(kitchen.owner, adminSnackOrders.act, {
    params: { id, action: 'fail' },
    body: { reason: 'Nobody opened, and the phone rang in vain.', anyTime: true },
  });
}

/** Some have paid before they come, nearly all before they go. */
async function takePayments(
  kitchen: DemoKitchen,
  random: Random,
  orders: readonly AdminSnackOrder[],
): Promise<void> {
  for (const order of orders) {
    const isDue = minutesUntil(kitchen.now(), order) <= 0;
    if (order.balance.paid > 0 || order.totalAmount === 0) continue;
    if (!random.chance(isDue ? 0.85 : 0.3)) continue;
    await kitchen.act(kitchen.owner, adminPayments.record, {
      body: {
        snackOrderId: order.id,
        amount: order.totalAmount,
        method: isDue && order.deliveryType === 'pickup' ? 'cash' : 'interac',
        reference: order.orderNumber,
        receivedDay: dayOf(kitchen.now()),
      },
    });
  }
}

/**
 * Cooks the first of the day ahead of time, so that no column of the counter is empty at night, and
 * has one come back from its door.
 */
export async function cookAhead(kitchen: DemoKitchen, day: IsoDay): Promise<void> {
  for (const status of ['ready', 'preparing'] as const) {
    const orders = await readDay(kitchen, day);
    if (orders.some((order) => order.status === status)) continue;
    const first = orders.find(canMoveSnacks);
    if (first) await bring(kitchen, [first], () => status);
  }
  const orders = await readDay(kitchen, day);
  const brought = orders.filter(
    ({ deliveryType, status }) => deliveryType === 'delivery' && status !== 'delivered',
  );
  const last = brought.at(-1);
  if (!last || brought.some(({ status }) => status === 'undelivered')) return;
  await bring(kitchen, [last], () => 'ready');
  await comeBack(kitchen, last);
}
