import type { StaffWrite } from '#api/core/context.ts';
import { checkCanBook } from '#api/tiffin-orders/check-can-book.ts';
import {
  mailedDelivery,
  mailOrderCancelled,
  mailOrderChangedByKitchen,
  mailOrderSkipped,
} from '#api/tiffin-orders/mail-order.ts';
import { moveOrders } from '#api/tiffin-orders/move-orders.ts';
import { rebookOrder } from '#api/tiffin-orders/rebook-order.ts';
import type { ClosureFate } from '#contract/admin/closures.ts';
import { isRefusal } from '#contract/refusal.ts';
import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { lockSubscription } from '#db/subscriptions.ts';
import { listTakenDays, lockOrders, type OrderWithSubscription } from '#db/tiffin-orders.ts';
import { forgetUsualDays } from '#db/usual-bookings.ts';
import { fateOf } from '#domain/closure-fate.ts';
import type { Kitchen } from '#domain/settings.ts';

/**
 * Gives every booked tiffin on newly closed days its fate: skipped (or, once confirmed, cancelled)
 * with its credit back, or moved to the next service day; each customer gets a mail (decisions 5).
 * All subscriptions are locked first, in one order, so that nobody waits in a circle.
 */
export async function settleClosedOrders(
  ctx: StaffWrite,
  booked: readonly OrderWithSubscription[],
  fate: ClosureFate,
  reason: string,
  kitchen: Kitchen,
): Promise<void> {
  const orders = await lockOrders(
    ctx.db,
    booked.map((order) => order.id),
  );
  for (const order of orders) await settle(ctx, order, fate, reason, kitchen);
}

async function settle(
  ctx: StaffWrite,
  order: OrderWithSubscription,
  fate: ClosureFate,
  reason: string,
  kitchen: Kitchen,
): Promise<void> {
  const subscription = await lockSubscription(ctx.db, order.subscription_id);
  if (!subscription) return;
  const taken = new Set(await listTakenDays(ctx.db, order));
  const decide = (wanted: ClosureFate) =>
    fateOf(
      { status: order.status as TiffinOrderStatus, deliveryDate: order.delivery_day },
      wanted,
      ctx.now,
      kitchen,
      (day) => taken.has(day),
    );
  const moving = decide(fate);
  // Whoever is paused is not moved into their pause, whether it runs or is planned.
  const decided =
    moving.action === 'change' && checkCanBook(subscription, moving.deliveryDate)
      ? decide('skip')
      : moving;
  if (decided.action === 'leave') return;

  const mover = { who: 'staff' as const, name: `staff ${ctx.caller.email}` };
  if (decided.action === 'change') {
    const moved = await rebookOrder(ctx.db, {
      order,
      subscription,
      wanted: {
        day: decided.deliveryDate,
        slot: order.slot,
        quantity: order.quantity,
        address: order.address,
        addressKey: order.address_key,
        addressChecked: order.address_checked,
        specialInstructions: order.special_instructions,
        doorNote: order.door_note,
        customerNote: order.customer_note,
        internalNote: order.internal_note,
      },
      mover,
      at: ctx.now,
      kitchen,
    });
    if (isRefusal(moved)) throw new Error(`a closed order could not move: ${moved.refused}`);
    await mailOrderChangedByKitchen(ctx, moved, { before: mailedDelivery(order), reason });
    return;
  }
  const { moved } = await moveOrders(ctx.db, [order], {
    action: decided.action,
    mover,
    at: ctx.now,
    reason,
    ...(decided.action === 'skip' && { skippedBy: 'closure' as const }),
  });
  const after = moved[0]?.order;
  if (!after) return;
  if (decided.action === 'skip')
    await mailOrderSkipped(ctx, after, kitchen, { by: 'closure', reason });
  else {
    // Nobody's choice against the day: once it is open again, the usual books it anew.
    await forgetUsualDays(ctx.db, [after.id]);
    const creditsReturned = order.credits_held;
    await mailOrderCancelled(ctx, after, { by: 'staff', reason, creditsReturned });
  }
}
