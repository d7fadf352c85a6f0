import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { MailedDelivery } from '#api/kitchen/mail/mail-details.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { DB } from '#db/types.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { actionsOf } from '#domain/tiffin/deadlines.ts';
import { toBooking, unskipOf } from './present-order.ts';

/** Where a mail is written: the transaction of the change that it tells about. */
type MailContext = { db: Transaction<DB>; now: Temporal.Instant };

export const mailDetailsOf = (order: TiffinOrderWithSubscription): MailedDelivery => ({
  day: order.delivery_day,
  slot: order.slot,
  quantity: order.quantity,
  address: addressLine(order.address.text, order.address),
  planName: order.plan_name,
  ...(order.member_name !== null && { memberName: order.member_name }),
});

/** The part of every mail about one order, with the credits that its plan has left after the change. */
const aboutOrder = (order: TiffinOrderWithSubscription, available: number) => ({
  ...mailDetailsOf(order),
  name: order.customer_name,
  orderNumber: order.number,
  subscriptionNumber: order.subscription_number,
  available,
});

/** The same where nobody knows them: several of a plan may have changed at once. */
async function readAboutOrder({ db }: MailContext, order: TiffinOrderWithSubscription) {
  const { available } = await db
    .selectFrom('subscriptions')
    .where('id', '=', order.subscription_id)
    .select('available')
    .executeTakeFirstOrThrow();
  return aboutOrder(order, available);
}

const orderNotesOf = (order: TiffinOrderWithSubscription) => ({
  specialInstructions: order.special_instructions,
  doorNote: doorText(order.address),
});

/** Until when a skip brings the credit back; null when that time is over. */
function skipUntilOf({ now }: MailContext, order: TiffinOrderWithSubscription, kitchen: Kitchen) {
  const { skip } = actionsOf(toBooking(order), now, kitchen);
  return skip.allowed ? (skip.until?.toString() ?? null) : null;
}

/**
 * Booked, or accepted; or waiting for the kitchen when it is full. Where the credits left are known it is
 * one statement, begun at once.
 */
export async function mailOrderScheduled(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  kitchen: Kitchen,
  available?: number,
): Promise<void> {
  const about =
    available === undefined ? await readAboutOrder(writing, order) : aboutOrder(order, available);
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
      ...orderNotesOf(order),
      skipUntil: skipUntilOf(writing, order, kitchen),
    },
  });
}

/** Changed by its customer: the mail names what it replaces. */
export async function mailOrderChanged(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  kitchen: Kitchen,
  told: { before: TiffinOrderWithSubscription; available: number },
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_changed',
    customerId: order.customer_id,
    details: {
      ...aboutOrder(order, told.available),
      ...orderNotesOf(order),
      before: { ...mailDetailsOf(told.before), ...orderNotesOf(told.before) },
      waiting: order.status === 'pending_confirmation',
      skipUntil: skipUntilOf(writing, order, kitchen),
    },
  });
}

/** A skip was undone. */
export async function mailOrderUnskipped(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  kitchen: Kitchen,
  available: number,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_unskipped',
    customerId: order.customer_id,
    details: {
      ...aboutOrder(order, available),
      ...orderNotesOf(order),
      waiting: order.status === 'pending_confirmation',
      skipUntil: skipUntilOf(writing, order, kitchen),
    },
  });
}

export async function mailOrderSkipped(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  kitchen: Kitchen,
  told: {
    by: 'customer' | 'staff' | 'closure' | 'pause';
    reason: string | null;
    customerNote?: string | null;
  },
  available?: number,
): Promise<void> {
  const about =
    available === undefined ? await readAboutOrder(writing, order) : aboutOrder(order, available);
  const { unskip } = actionsOf(toBooking(order), writing.now, kitchen);
  const { allowed, until } = unskipOf(order, unskip);
  await enqueueMail(writing.db, {
    kind: 'order_skipped',
    customerId: order.customer_id,
    details: {
      ...about,
      ...told,
      unskipUntil: allowed ? until : null,
    },
  });
}

export async function mailOrderCancelled(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
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
      ...(await readAboutOrder(writing, order)),
      ...told,
    },
  });
}

/** It was brought in vain; what becomes of its credit is said as far as it is decided. */
export async function mailOrderUndelivered(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  told: { reason: string | null; customerNote?: string | null },
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_undelivered',
    customerId: order.customer_id,
    details: {
      ...(await readAboutOrder(writing, order)),
      ...told,
      credit: order.not_delivered ?? 'kept',
    },
  });
}

/** Whether the credit of such a one has come back, once the kitchen has said so. */
export async function mailCreditDecided(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  returned: boolean,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_credit_decided',
    customerId: order.customer_id,
    details: { ...(await readAboutOrder(writing, order)), returned },
  });
}

/** Somebody opened when it was brought again. */
export async function mailDeliveredAfterAll(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_delivered_after_all',
    customerId: order.customer_id,
    details: await readAboutOrder(writing, order),
  });
}

export async function mailOrderChangedByKitchen(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  told: { before: MailedDelivery; reason: string | null; customerNote?: string | null },
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_changed_by_kitchen',
    customerId: order.customer_id,
    details: {
      ...(await readAboutOrder(writing, order)),
      ...told,
      waiting: order.status === 'pending_confirmation',
    },
  });
}

/** The kitchen closes, and this one comes all the same. */
export async function mailOrderStays(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  reason: string,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_stays',
    customerId: order.customer_id,
    details: { ...(await readAboutOrder(writing, order)), reason },
  });
}

export async function mailOrderExpired(
  writing: MailContext,
  order: TiffinOrderWithSubscription,
  creditsReturned: number,
): Promise<void> {
  await enqueueMail(writing.db, {
    kind: 'order_expired',
    customerId: order.customer_id,
    details: { ...(await readAboutOrder(writing, order)), creditsReturned },
  });
}
