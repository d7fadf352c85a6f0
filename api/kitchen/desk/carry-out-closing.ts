import { aboutInquiry, moveInquiry } from '#api/catering/move-inquiry.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { mailSnackOrder, mailSnackOrderMoved } from '#api/snacks/orders/mail-order.ts';
import { moveSnackOrders, moveSnackOrdersToDays } from '#api/snacks/orders/move-order.ts';
import {
  mailedDelivery,
  mailOrderCancelled,
  mailOrderChangedByKitchen,
  mailOrderSkipped,
  mailOrderStays,
} from '#api/tiffin/orders/mail-order.ts';
import { moveOrders } from '#api/tiffin/orders/move-orders.ts';
import { rebookOrder } from '#api/tiffin/orders/rebook-order.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import { forgetUsualDays } from '#db/tiffin/usual-bookings.ts';
import { type Closing, givesBack } from '#domain/kitchen/closing-days.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';
import type { DecidedClosing } from './decide-closing.ts';

/**
 * Does what was decided about everything on days that close, and writes to everybody it touches.
 * @param about the closure's reason, which customers read, and the kitchen with its new closure
 */
export async function carryOutClosing(
  ctx: StaffWrite,
  decided: DecidedClosing,
  about: { reason: string; kitchen: Kitchen },
): Promise<void> {
  await settleTiffins(ctx, decided, about);
  await settleSnackOrders(ctx, decided, about.reason);
  await settleEvents(ctx, decided, about.reason);
}

type About = { reason: string; kitchen: Kitchen };

const moverOf = ({ caller }: StaffWrite) =>
  ({ who: 'staff', name: `staff ${caller.email}` }) as const;

/** What was decided and found allowed under the locks is refused by nobody. */
function done<Result>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`a closing could not be carried out: ${result.refused}`);
  return result;
}

const found = <Row>(rows: ReadonlyMap<string, Row>, id: string): Row => {
  const row = rows.get(id);
  if (!row) throw new Error('a closing is about something that is not locked');
  return row;
};

async function settleTiffins(
  ctx: StaffWrite,
  { closing, tiffins }: DecidedClosing,
  about: About,
): Promise<void> {
  const rowsThat = (does: Closing['tiffins'][number]['fate']['does']) =>
    closing.tiffins
      .filter(({ fate }) => fate.does === does)
      .map(({ order }) => found(tiffins, order.id));
  await giveBack(ctx, rowsThat('give_back'), about);
  for (const { order, fate } of closing.tiffins)
    if (fate.does === 'move') await moveTiffin(ctx, found(tiffins, order.id), fate, about);
  for (const order of rowsThat('deliver')) await mailOrderStays(ctx, order, about.reason);
}

/** Ends orders with their credits back, each by the action that its state has for it. */
async function giveBack(
  ctx: StaffWrite,
  orders: readonly OrderWithSubscription[],
  { reason, kitchen }: About,
): Promise<void> {
  const creditsOf = new Map(
    orders.map((order) => [order.id, order.credits_held + order.credits_used]),
  );
  const byAction = Map.groupBy(orders, (order) => givesBack(order.status));
  for (const [action, rows] of byAction) {
    if (!action) throw new Error('an order that is over has nothing to give back');
    const { moved, refused } = await moveOrders(ctx.db, rows, {
      action,
      mover: moverOf(ctx),
      at: ctx.now,
      reason,
      ...(action === 'skip' && { skippedBy: 'closure' as const }),
    });
    for (const { refusal } of refused) done(refusal);
    for (const { order } of moved) {
      if (action === 'skip') {
        await mailOrderSkipped(ctx, order, kitchen, { by: 'closure', reason });
      } else {
        const creditsReturned = creditsOf.get(order.id) ?? 0;
        await mailOrderCancelled(ctx, order, { by: 'staff', reason, creditsReturned });
      }
    }
    // Nobody's choice against the day: once it is open again, the usual books it anew.
    if (action !== 'skip') {
      await forgetUsualDays(
        ctx.db,
        rows.map(({ id }) => id),
      );
    }
  }
}

async function moveTiffin(
  ctx: StaffWrite,
  order: OrderWithSubscription,
  { date, slot }: { date: string; slot: Slot },
  { reason, kitchen }: About,
): Promise<void> {
  const subscription = await lockSubscription(ctx.db, order.subscription_id);
  if (!subscription) throw new Error('an order without its subscription');
  const moved = done(
    await rebookOrder(ctx.db, {
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
      mover: moverOf(ctx),
      at: ctx.now,
      kitchen,
      closedFor: reason,
    }),
  );
  await mailOrderChangedByKitchen(ctx, moved, { before: mailedDelivery(order), reason });
}

async function settleSnackOrders(
  ctx: StaffWrite,
  { closing, snackOrders }: DecidedClosing,
  reason: string,
): Promise<void> {
  const cancelled = closing.snackOrders
    .filter(({ fate }) => fate.does === 'cancel')
    .map(({ order }) => found(snackOrders, order.id));
  const { moved, refused } = await moveSnackOrders(ctx.db, cancelled, {
    action: 'cancel',
    mover: moverOf(ctx),
    at: ctx.now,
    reason,
  });
  for (const { refusal } of refused) done(refusal);
  for (const { order } of moved) await mailSnackOrder(ctx.db, 'snack_order_cancelled', order);
  const moves = closing.snackOrders.flatMap(({ order, fate }) =>
    fate.does === 'move'
      ? [{ order: found(snackOrders, order.id), day: fate.date, time: fate.time }]
      : [],
  );
  const moving = { at: ctx.now, actor: moverOf(ctx).name, reason };
  for (const order of await moveSnackOrdersToDays(ctx.db, moves, moving))
    await mailSnackOrderMoved(ctx.db, order, { before: found(snackOrders, order.id), reason });
  for (const { order, fate } of closing.snackOrders)
    if (fate.does === 'keep')
      await mailSnackOrder(ctx.db, 'snack_order_stays', found(snackOrders, order.id), { reason });
}

async function settleEvents(
  ctx: StaffWrite,
  { closing, events }: DecidedClosing,
  reason: string,
): Promise<void> {
  for (const { event, fate } of closing.events) {
    const inquiry = found(events, event.id);
    if (fate.does === 'cancel') {
      const cancelled = done(
        await moveInquiry(ctx.db, inquiry, {
          action: 'cancel',
          mover: moverOf(ctx),
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
