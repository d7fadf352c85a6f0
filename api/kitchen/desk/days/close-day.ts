import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { moveOrders } from '#api/tiffin/orders/move-orders.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { listKitchenOrders } from '#db/kitchen/kitchen-days.ts';
import { lockOrders } from '#db/tiffin/orders.ts';
import { dayOf } from '#domain/platform/days.ts';
import { canDo } from '#domain/platform/states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';

/** Brings what is left of a past day to delivered (docs/rules.md#the-end-of-a-day). */
export async function closeDay(
  ctx: StaffWrite,
  day: string,
  internalNote: string | null,
): Promise<{ delivered: number } | Refusal> {
  if (day >= dayOf(ctx.now)) {
    return refuse('action_not_allowed', { status: 'a day that is not over yet' });
  }
  const open = (await listKitchenOrders(ctx.db, day)).filter((order) =>
    canDo(TIFFIN_ORDER_STATES, 'close-day', order.status as TiffinOrderStatus, 'staff'),
  );
  const orders = await lockOrders(
    ctx.db,
    open.map((order) => order.id),
  );
  const { moved } = await moveOrders(ctx.db, orders, {
    action: 'close-day',
    mover: { who: 'staff', name: `staff ${ctx.caller.email}` },
    at: ctx.now,
    internalNote,
  });
  await recordAudit(ctx, {
    action: 'close-day',
    resource: 'kitchen-days',
    id: day,
    before: null,
    after: { delivered: moved.map(({ order }) => order.number) },
  });
  return { delivered: moved.length };
}
