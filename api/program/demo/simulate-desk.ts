import type { PaymentMethod } from '#contract/money/balance.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { type AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import {
  adminTiffinOrders,
  kitchenDays,
  type StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { slotStart } from '#domain/kitchen/slots.ts';
import { dayOf, type IsoDay, type WallTime } from '#domain/platform/days.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import type { Random } from './random.ts';

const METHODS: [PaymentMethod, number][] = [
  ['interac', 85],
  ['bank_transfer', 8],
  ['upi', 4],
  ['cash', 3],
];

const firstPage = { page: 1, limit: 100, sort: 'createdAt', order: 'ASC' } as const;

const paymentOf = (random: Random, { totalAmount, number }: AdminSubscription, day: IsoDay) => ({
  amount: totalAmount,
  method: random.weighted(METHODS),
  reference: number,
  receivedDay: day,
});

/** Approves what waits, nearly all of it with its payment. */
export async function approveWaiting(
  kitchen: DemoKitchen,
  random: Random,
  keep: ReadonlySet<string>,
): Promise<void> {
  const waiting = await kitchen.act(kitchen.owner, adminSubscriptions.list, {
    query: { ...firstPage, status: 'pending_approval' },
  });
  for (const subscription of waiting) {
    const params = { id: subscription.id };
    if (keep.has(subscription.id)) continue;
    if (random.chance(0.9)) {
      const payment = paymentOf(random, subscription, dayOf(kitchen.now()));
      await kitchen.act(kitchen.owner, adminSubscriptions.approve, { params, body: { payment } });
    } else {
      await kitchen.act(kitchen.owner, adminSubscriptions.approveUnpaid, { params, body: {} });
    }
  }
}

/** Writes down the payments that came in late. */
export async function recordLatePayments(kitchen: DemoKitchen, random: Random): Promise<void> {
  const unpaid = await kitchen.act(kitchen.owner, adminSubscriptions.list, {
    query: { ...firstPage, unpaid: true },
  });
  for (const subscription of unpaid) {
    const isCurrent = subscription.status === 'active' || subscription.status === 'completed';
    if (!isCurrent || random.chance(0.7)) continue;
    const payment = paymentOf(random, subscription, dayOf(kitchen.now()));
    await kitchen.act(kitchen.owner, adminPayments.record, {
      body: { ...payment, subscriptionId: subscription.id },
    });
  }
}

/** The orders of a day that stand at a step. */
async function ordersAt(kitchen: DemoKitchen, day: IsoDay, status: TiffinOrderStatus) {
  const { slots } = await kitchen.act(kitchen.owner, kitchenDays.read, { params: { date: day } });
  return slots.flatMap(({ orders }) => orders).filter((order) => order.status === status);
}

async function move(
  kitchen: DemoKitchen,
  action: StaffTiffinOrderAction,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  await kitchen.act(kitchen.owner, adminTiffinOrders.actOnMany, {
    params: { action },
    // Whatever the hour at which somebody starts the demonstration.
    body: { ids, anyTime: true },
  });
}

const idsOf = (orders: { id: string }[]) => orders.map(({ id }) => id);

/** Moves what stands at one step of a day to the next: all of it, or the hours that begin before one. */
export async function moveAll(
  kitchen: DemoKitchen,
  day: IsoDay,
  from: TiffinOrderStatus,
  action: StaffTiffinOrderAction,
  before: WallTime = '24:00',
): Promise<void> {
  const orders = await ordersAt(kitchen, day, from);
  const early = orders.filter(({ deliveryTimeSlot }) => slotStart(deliveryTimeSlot) < before);
  await move(kitchen, action, idsOf(early));
}

/** Delivers what is on its way; now and then nobody is home. */
export async function deliverAll(kitchen: DemoKitchen, random: Random, day: IsoDay): Promise<void> {
  const delivered: string[] = [];
  for (const { id } of await ordersAt(kitchen, day, 'out_for_delivery')) {
    if (random.chance(0.985)) delivered.push(id);
    else {
      await kitchen.act(kitchen.owner, adminTiffinOrders.act, {
        params: { id, action: 'fail' },
        body: {
          reason: 'Nobody answered the door or the phone',
          anyTime: true,
          returnCredit: random.chance(0.5),
          internalNote: 'Rang twice, waited ten minutes.',
        },
      });
    }
  }
  await move(kitchen, 'deliver', delivered);
}

/** Says yes to the tiffins above capacity that come up to a day. */
export async function acceptWaiting(kitchen: DemoKitchen, through: IsoDay): Promise<void> {
  const waiting = await kitchen.act(kitchen.owner, adminTiffinOrders.list, {
    query: { ...firstPage, sort: 'deliveryDate', status: 'pending_confirmation' },
  });
  await move(kitchen, 'accept', idsOf(waiting.filter((order) => order.deliveryDate <= through)));
}
