import { aboutInquiry, transitionInquiry } from '#api/catering/transition-inquiry.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { mailSnackOrder, mailSnackOrderMoved } from '#api/snacks/orders/enqueue-order-mail.ts';
import {
  moveSnackOrdersToDays,
  transitionSnackOrders,
} from '#api/snacks/orders/transition-orders.ts';
import {
  mailDetailsOf,
  mailOrderCancelled,
  mailOrderChangedByKitchen,
  mailOrderSkipped,
  mailOrderStays,
} from '#api/tiffin/orders/enqueue-order-mail.ts';
import { rebookTiffinOrder } from '#api/tiffin/orders/rebook-order.ts';
import { transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { detachFromRecurringBooking } from '#db/tiffin/recurring-bookings.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { type ClosureEffects, givesBack } from '#domain/kitchen/closure-effects.ts';
import type { DecidedClosure } from './decide-closure.ts';

/**
 * Does what was decided about everything on days that close, and writes to everybody it touches.
 * @param about the closure's reason, which customers read, and the kitchen with its new closure
 */
export async function applyClosure(
  ctx: StaffWrite,
  decided: DecidedClosure,
  about: { reason: string; kitchen: Kitchen },
): Promise<void> {
  await settleTiffins(ctx, decided, about);
  await settleSnackOrders(ctx, decided, about.reason);
  await settleEvents(ctx, decided, about.reason);
}

type ClosureContext = { reason: string; kitchen: Kitchen };

const actorOf = ({ caller }: StaffWrite) =>
  ({ who: 'staff', name: `staff ${caller.email}` }) as const;

/** What was decided and found allowed under the locks is refused by nobody. */
function unwrap<Result>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`a closing could not be carried out: ${result.refused}`);
  return result;
}

const lockedRow = <Row>(rows: ReadonlyMap<string, Row>, id: string): Row => {
  const row = rows.get(id);
  if (!row) throw new Error('a closing is about something that is not locked');
  return row;
};

async function settleTiffins(
  ctx: StaffWrite,
  { closing, tiffins }: DecidedClosure,
  about: ClosureContext,
): Promise<void> {
  const rowsThat = (does: ClosureEffects['tiffins'][number]['effect']['does']) =>
    closing.tiffins
      .filter(({ effect }) => effect.does === does)
      .map(({ order }) => lockedRow(tiffins, order.id));
  await giveBack(ctx, rowsThat('give_back'), about);
  for (const { order, effect } of closing.tiffins)
    if (effect.does === 'move') await moveTiffin(ctx, lockedRow(tiffins, order.id), effect, about);
  for (const order of rowsThat('deliver')) await mailOrderStays(ctx, order, about.reason);
}

/** Ends orders with their credits back, each by the action that its state has for it. */
async function giveBack(
  ctx: StaffWrite,
  orders: readonly TiffinOrderWithSubscription[],
  { reason, kitchen }: ClosureContext,
): Promise<void> {
  const creditsOf = new Map(
    orders.map((order) => [order.id, order.credits_held + order.credits_used]),
  );
  const byAction = Map.groupBy(orders, (order) => givesBack(order.status));
  for (const [action, rows] of byAction) {
    if (!action) throw new Error('an order that is over has nothing to give back');
    const { moved, refused } = await transitionTiffinOrders(ctx.db, rows, {
      action,
      actor: actorOf(ctx),
      at: ctx.now,
      reason,
      ...(action === 'skip' && { skippedBy: 'closure' as const }),
    });
    for (const { refusal } of refused) unwrap(refusal);
    for (const { order } of moved) {
      if (action === 'skip') {
        await mailOrderSkipped(ctx, order, kitchen, { by: 'closure', reason });
      } else {
        const creditsReturned = creditsOf.get(order.id) ?? 0;
        await mailOrderCancelled(ctx, order, { by: 'staff', reason, creditsReturned });
      }
    }
    // Nobody's choice against the day: once it is open again, the recurring booking books it anew.
    if (action !== 'skip') {
      await detachFromRecurringBooking(
        ctx.db,
        rows.map(({ id }) => id),
      );
    }
  }
}

async function moveTiffin(
  ctx: StaffWrite,
  order: TiffinOrderWithSubscription,
  { date, slot }: { date: string; slot: Slot },
  { reason, kitchen }: ClosureContext,
): Promise<void> {
  const subscription = await lockSubscription(ctx.db, order.subscription_id);
  if (!subscription) throw new Error('an order without its subscription');
  const moved = unwrap(
    await rebookTiffinOrder(ctx.db, {
      order,
      subscription,
      wanted: {
        day: date,
        slot,
        quantity: order.quantity,
        address: order.address,
        addressChecked: order.address_checked,
        specialInstructions: order.special_instructions,
        customerNote: order.customer_note,
        internalNote: order.internal_note,
      },
      actor: actorOf(ctx),
      at: ctx.now,
      kitchen,
      closedFor: reason,
    }),
  );
  await mailOrderChangedByKitchen(ctx, moved, { before: mailDetailsOf(order), reason });
}

async function settleSnackOrders(
  ctx: StaffWrite,
  { closing, snackOrders }: DecidedClosure,
  reason: string,
): Promise<void> {
  const cancelled = closing.snackOrders
    .filter(({ effect }) => effect.does === 'cancel')
    .map(({ order }) => lockedRow(snackOrders, order.id));
  const { moved, refused } = await transitionSnackOrders(ctx.db, cancelled, {
    action: 'cancel',
    actor: actorOf(ctx),
    at: ctx.now,
    reason,
  });
  for (const { refusal } of refused) unwrap(refusal);
  for (const { order } of moved) await mailSnackOrder(ctx.db, 'snack_order_cancelled', order);
  const moves = closing.snackOrders.flatMap(({ order, effect }) =>
    effect.does === 'move'
      ? [{ order: lockedRow(snackOrders, order.id), day: effect.date, time: effect.time }]
      : [],
  );
  const moving = { at: ctx.now, actor: actorOf(ctx).name, reason };
  for (const order of await moveSnackOrdersToDays(ctx.db, moves, moving))
    await mailSnackOrderMoved(ctx.db, order, { before: lockedRow(snackOrders, order.id), reason });
  for (const { order, effect } of closing.snackOrders)
    if (effect.does === 'keep')
      await mailSnackOrder(ctx.db, 'snack_order_stays', lockedRow(snackOrders, order.id), {
        reason,
      });
}

async function settleEvents(
  ctx: StaffWrite,
  { closing, events }: DecidedClosure,
  reason: string,
): Promise<void> {
  for (const { event, effect } of closing.events) {
    const inquiry = lockedRow(events, event.id);
    if (effect.does === 'cancel') {
      const cancelled = unwrap(
        await transitionInquiry(ctx.db, inquiry, {
          action: 'cancel',
          actor: actorOf(ctx),
          at: ctx.now,
          note: reason,
          change: { cancelReason: reason },
        }),
      );
      await enqueueMail(ctx.db, {
        kind: 'inquiry_cancelled',
        inquiryId: inquiry.id,
        details: {
          ...aboutInquiry(cancelled),
          by: 'staff',
          reason,
          customerNote: cancelled.customer_note,
          wasAccepted: event.status === 'confirmed',
          toPayBack: event.toPayBack,
        },
      });
    } else if (event.status === 'confirmed') {
      await enqueueMail(ctx.db, {
        kind: 'inquiry_stays',
        inquiryId: inquiry.id,
        details: { ...aboutInquiry(inquiry), reason },
      });
    }
  }
}
