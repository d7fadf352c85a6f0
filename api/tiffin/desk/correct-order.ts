import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import {
  beginCorrection,
  correctionText,
  finishCorrection,
  type MadeCorrection,
} from '#api/kitchen/steps/correction.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { presentAdminTiffinOrder } from '#api/tiffin/desk/present-order.ts';
import { alreadyScheduled } from '#api/tiffin/orders/book-tiffin.ts';
import { checkCanBook } from '#api/tiffin/orders/check-can-book.ts';
import { mailDeliveredAfterAll } from '#api/tiffin/orders/enqueue-order-mail.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminTiffinOrder, adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { NotDelivered, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import {
  findDuplicateOrder,
  lockTiffinOrder,
  selectOrders,
  type TiffinOrderWithSubscription,
} from '#db/tiffin/read-orders.ts';
import {
  reactivateCompletedSubscriptions,
  type SubscriptionRow,
} from '#db/tiffin/subscriptions.ts';
import { storeTiffinOrderTransitions } from '#db/tiffin/write-orders.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { checkCanStillCome, checkOpen, statusWhenBooked } from '#domain/tiffin/deadlines.ts';
import { applyCredits } from '#domain/tiffin/ledger.ts';
import { notDeliveredAfter } from '#domain/tiffin/not-delivered.ts';
import {
  type CreditCorrection,
  correctCredits,
  isToBeCooked,
  TIFFIN_ORDER_CORRECTIONS,
  tiffinCorrectionsOf,
  tiffinOrderCorrectionText,
} from '#domain/tiffin/order-corrections.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from '#domain/tiffin/order-labels.ts';
import { shownStatusOf, TIFFINS_CALLED_OFF, TIFFINS_TO_COME } from '#domain/tiffin/order-states.ts';

type Input = InputOf<typeof adminTiffinOrders.correct>;

const isLive = (status: TiffinOrderStatus): boolean => !TIFFINS_CALLED_OFF.includes(status);

/**
 * Puts a tiffin into the state that is true, whatever day it is: its credits follow by one ledger
 * entry, the difference between what it holds and what it should. The customer gets one mail.
 *
 * @param action what it is called among the tiffin's steps
 * @param finish writes it into the audit log, and the mail
 */
export async function correctTiffinOrder(
  ctx: StaffWrite,
  { params, body }: Input,
  action: 'correct' | 'deliver' = 'correct',
  finish: (made: MadeCorrection) => Promise<void> = (made) => finishCorrection(ctx, made),
): Promise<AdminTiffinOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const locked = await lockTiffinOrder(ctx.db, params.id);
  if (!locked) return refuse('order_not_found');
  const { order, subscription } = locked;
  const thing = {
    status: order.status,
    notDelivered: order.not_delivered,
    day: order.delivery_day,
    quantity: order.quantity,
    held: order.credits_held,
    used: order.credits_used,
  };
  const called = CUSTOMER_TIFFIN_STATUS_LABELS[shownStatusOf(thing)];
  const states = { labels: { ...CUSTOMER_TIFFIN_STATUS_LABELS, [thing.status]: called } };
  const begun = beginCorrection(ctx, TIFFIN_ORDER_CORRECTIONS, states, thing, body);
  if (isRefusal(begun)) return begun;
  const { today, from, made } = begun;
  // A cancelled one whose credit came back already has nothing to get back.
  if (!tiffinCorrectionsOf(thing, today).includes(body.correction))
    return refuse('correction_overtaken', { status: called.toLowerCase() });

  const { credits: effect } = TIFFIN_ORDER_CORRECTIONS[body.correction];
  const credits = correctCredits(thing, effect);
  const refusal =
    checkCredits(subscription, credits) ??
    (isToBeCooked(body.correction) ? checkOpen(order.delivery_day, kitchen) : null) ??
    (await checkPlace(ctx, order, subscription, begun.to, kitchen));
  if (refusal) return refusal;
  const to =
    begun.to === 'scheduled'
      ? statusWhenBooked(order.delivery_day, false, ctx.now, kitchen)
      : begun.to;
  const notDelivered = decidedBy(ctx, notDeliveredAfter(body.correction, thing.notDelivered));
  await storeTiffinOrderTransitions(
    ctx.db,
    [
      {
        id: order.id,
        status: to,
        creditsHeld: credits.held,
        creditsUsed: credits.used,
        notDelivered,
        skippedBy: 'staff',
      },
    ],
    {
      action,
      actor: `staff ${ctx.caller.email}`,
      at: ctx.now,
      reason: correctionText(made),
    },
  );
  await writeEntry(ctx, order, credits, correctionText(made));
  const isBack = TIFFINS_TO_COME.includes(to);
  if (isBack || (credits.entry?.availableChange ?? 0) > 0)
    await reactivateCompletedSubscriptions(ctx.db, [subscription.id], ctx.now);

  await finish({
    ...made,
    resource: 'tiffin-orders',
    id: order.id,
    reader: { customerId: order.customer_id },
    name: order.customer_name,
    number: order.number,
    changes: tiffinOrderCorrectionText(
      thing,
      { to, credits: effect, notDelivered },
      presentAdminTiffinOrder(order).creditsLeft,
    ),
    before: { status: from, creditsHeld: thing.held, creditsUsed: thing.used },
    after: { status: to, creditsHeld: credits.held, creditsUsed: credits.used },
  });
  const row = await selectOrders(ctx.db).where('order.id', '=', order.id).executeTakeFirstOrThrow();
  return presentAdminTiffinOrder(row);
}

/** Whoever drives says what happened, and does not decide about the credit. */
const decidedBy = ({ caller }: StaffWrite, after: NotDelivered | null): NotDelivered | null =>
  after && caller.role === 'driver' ? 'undecided' : after;

/** Whether the plan still has what a correction takes; one that has ended gives nothing any more. */
function checkCredits(subscription: SubscriptionRow, { entry }: CreditCorrection): Refusal | null {
  if (!entry || entry.availableChange >= 0) return null;
  if (subscription.status === 'cancelled')
    return refuse('correction_plan_ended', { plan: subscription.number });
  if (!isRefusal(applyCredits(subscription, entry))) return null;
  const needed = -entry.availableChange;
  const { available, number } = subscription;
  return refuse('correction_lacks_credits', { needed, available, plan: number });
}

/** What comes back to a day may not have been booked anew, and is still to come when it is cooked. */
async function checkPlace(
  ctx: StaffWrite,
  order: TiffinOrderWithSubscription,
  subscription: SubscriptionRow,
  to: TiffinOrderStatus,
  kitchen: Kitchen,
): Promise<Refusal | null> {
  if (isLive(order.status) || !isLive(to)) return null;
  if (to === 'scheduled') {
    const booking = { deliveryDate: order.delivery_day, deliveryTimeSlot: order.slot };
    const closed =
      checkCanStillCome(booking, ctx.now, kitchen) ??
      checkCanBook(subscription, order.delivery_day);
    if (closed) return closed;
  }
  const twin = await findDuplicateOrder(ctx.db, {
    subscriptionId: order.subscription_id,
    day: order.delivery_day,
    slot: order.slot,
    address: order.address,
    memberId: order.member_id,
  });
  return twin ? alreadyScheduled(twin) : null;
}

async function writeEntry(
  ctx: StaffWrite,
  order: TiffinOrderWithSubscription,
  { entry }: CreditCorrection,
  reason: string,
): Promise<void> {
  if (!entry) return;
  await appendCreditEntries(
    ctx.db,
    [
      {
        ...entry,
        subscriptionId: order.subscription_id,
        orderId: order.id,
        actor: `staff ${ctx.caller.email}`,
        reason,
        key: `order:${order.id}:${order.version}:correct`,
      },
    ],
    ctx.now,
  );
}

/**
 * Hands over at a second try what could not be handed over: its credits are used, also when they had
 * come back meanwhile. The customer was told otherwise, and gets one mail.
 */
export const deliverAfterAll = (
  ctx: StaffWrite,
  id: string,
): Promise<AdminTiffinOrder | Refusal> => {
  const reason = 'Handed over at a second try';
  const body = { correction: 'delivered', from: 'cancelled', reason } as const;
  return correctTiffinOrder(ctx, { params: { id }, body }, 'deliver', async ({ before, after }) => {
    await recordAudit(ctx, { action: 'deliver', resource: 'tiffin-orders', id, before, after });
    const order = await selectOrders(ctx.db).where('order.id', '=', id).executeTakeFirstOrThrow();
    await mailDeliveredAfterAll(ctx, order);
  });
};
