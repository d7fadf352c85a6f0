import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { MailedDelivery } from '#api/kitchen/mail/kinds.ts';
import type { NotDelivered, Slot } from '#contract/tiffin/tiffin-orders.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import type { DB } from '#db/types.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';
import { actionsOf } from '#domain/tiffin/deadlines.ts';
import { asBooking, unskipOf } from './present-order.ts';

/** Where a mail is written: the transaction of the change that it tells about. */
type Writing = { db: Transaction<DB>; now: Temporal.Instant };

export const mailedDelivery = (order: OrderWithSubscription): MailedDelivery => ({
  day: order.delivery_day,
  slot: order.slot as Slot,
  quantity: order.quantity,
  address: order.address,
  planName: order.plan_name,
});

/** The part of every mail about one order; reads the credits left as they are after the change. */
async function aboutOrder({ db }: Writing, order: OrderWithSubscription, knownAvailable?: number) {
  const available =
    knownAvailable ??
    (
      await db
        .selectFrom('subscriptions')
        .where('id', '=', order.subscription_id)
        .select('available')
        .executeTakeFirstOrThrow()
    ).available;
  return {
    ...mailedDelivery(order),
    name: order.customer_name,
    orderNumber: order.number,
    subscriptionNumber: order.subscription_number,
    available,
  };
}

const saidOfOrder = (order: OrderWithSubscription) => ({
  specialInstructions: order.special_instructions,
  doorNote: order.door_note || null,
});

/** Until when a skip brings the credit back; null when that time is over. */
function skipUntilOf({ now }: Writing, order: OrderWithSubscription, kitchen: Kitchen) {
  const { skip } = actionsOf(asBooking(order), now, kitchen);
  return skip.allowed ? (skip.until?.toString() ?? null) : null;
}

/** Booked, or accepted; or waiting for the kitchen when it is full. */
export async function mailOrderScheduled(
  writing: Writing,
  order: OrderWithSubscription,
  kitchen: Kitchen,
  available?: number,
): Promise<void> {
  const about = await aboutOrder(writing, order, available);
  if (order.status === 'pending_confirmation') {
    await enqueueMail(writing.db, {
      kind: 'order_pending_confirmation',
      customerId: order.customer_id,
      details: about,
    });
    return;
  }
  await enqueueMail(writing.db, {
    kind: 'order_scheduled',
    customerId: order.customer_id,
    details: {
      ...about,
      ...saidOfOrder(order),
      skipUntil: skipUntilOf(writing, order, kitchen),
    },
  });
}

/** Changed by its customer: the mail names what it replaces. */
export async function mailOrderChanged(
  writing: Writing,
  order: OrderWithSubscription,
  kitchen: Kitchen,
  told: { before: OrderWithSubscription; available: number },
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_changed',
    customerId: order.customer_id,
    details: {
      ...(await aboutOrder(writing, order, told.available)),
      ...saidOfOrder(order),
      before: { ...mailedDelivery(told.before), ...saidOfOrder(told.before) },
      waiting: order.status === 'pending_confirmation',
      skipUntil: skipUntilOf(writing, order, kitchen),
    },
  });
}

/** A skip was taken back. */
export async function mailOrderUnskipped(
  writing: Writing,
  order: OrderWithSubscription,
  kitchen: Kitchen,
  available: number,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_unskipped',
    customerId: order.customer_id,
    details: {
      ...(await aboutOrder(writing, order, available)),
      ...saidOfOrder(order),
      waiting: order.status === 'pending_confirmation',
      skipUntil: skipUntilOf(writing, order, kitchen),
    },
  });
}

export async function mailOrderSkipped(
  writing: Writing,
  order: OrderWithSubscription,
  kitchen: Kitchen,
  told: {
    by: 'customer' | 'staff' | 'closure' | 'pause';
    reason: string | null;
    customerNote?: string | null;
  },
): Promise<void> {
  const { unskip } = actionsOf(asBooking(order), writing.now, kitchen);
  const { allowed, until } = unskipOf(order, unskip);
  await enqueueMail(writing.db, {
    kind: 'order_skipped',
    customerId: order.customer_id,
    details: {
      ...(await aboutOrder(writing, order)),
      ...told,
      unskipUntil: allowed ? until : null,
    },
  });
}

export async function mailOrderCancelled(
  writing: Writing,
  order: OrderWithSubscription,
  told: {
    by: 'customer' | 'staff';
    reason: string | null;
    creditsReturned: number;
    customerNote?: string | null;
  },
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_cancelled',
    customerId: order.customer_id,
    details: {
      ...(await aboutOrder(writing, order)),
      ...told,
    },
  });
}

/** It was brought in vain; what becomes of its credit is said as far as it is decided. */
export async function mailOrderUndelivered(
  writing: Writing,
  order: OrderWithSubscription,
  told: { reason: string | null; customerNote?: string | null },
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_undelivered',
    customerId: order.customer_id,
    details: {
      ...(await aboutOrder(writing, order)),
      ...told,
      credit: (order.not_delivered ?? 'kept') as NotDelivered,
    },
  });
}

/** Whether the credit of such a one has come back, once the kitchen has said so. */
export async function mailCreditDecided(
  writing: Writing,
  order: OrderWithSubscription,
  returned: boolean,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_credit_decided',
    customerId: order.customer_id,
    details: { ...(await aboutOrder(writing, order)), returned },
  });
}

/** Somebody opened when it was brought again. */
export async function mailDeliveredAfterAll(
  writing: Writing,
  order: OrderWithSubscription,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_delivered_after_all',
    customerId: order.customer_id,
    details: await aboutOrder(writing, order),
  });
}

export async function mailOrderChangedByKitchen(
  writing: Writing,
  order: OrderWithSubscription,
  told: { before: MailedDelivery; reason: string | null; customerNote?: string | null },
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_changed_by_kitchen',
    customerId: order.customer_id,
    details: {
      ...(await aboutOrder(writing, order)),
      ...told,
      waiting: order.status === 'pending_confirmation',
    },
  });
}

/** The kitchen closes, and this one comes all the same. */
export async function mailOrderStays(
  writing: Writing,
  order: OrderWithSubscription,
  reason: string,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_stays',
    customerId: order.customer_id,
    details: { ...(await aboutOrder(writing, order)), reason },
  });
}

export async function mailOrderExpired(
  writing: Writing,
  order: OrderWithSubscription,
  creditsReturned: number,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_expired',
    customerId: order.customer_id,
    details: { ...(await aboutOrder(writing, order)), creditsReturned },
  });
}
