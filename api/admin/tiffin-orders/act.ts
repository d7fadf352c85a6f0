import { recordAudit } from '#api/audit/record-audit.ts';
import type { StaffWrite } from '#api/core/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import {
  mailOrderCancelled,
  mailOrderScheduled,
  mailOrderSkipped,
} from '#api/tiffin-orders/mail-order.ts';
import { type Moved, moveOrders } from '#api/tiffin-orders/move-orders.ts';
import type { AdminTiffinOrder, StaffOrderAction } from '#contract/admin/tiffin-orders.ts';
import { errorMessage } from '#contract/errors.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import { lockOrders } from '#db/tiffin-orders.ts';
import { presentAdminOrder } from './present.ts';

export type ActRequest = {
  action: StaffOrderAction;
  reason?: string | null | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
  /** For `fail`: nobody was home, and the kitchen chooses whether the credit comes back. */
  returnCredit?: boolean | undefined;
};

/** Moves one order along, with its notes, its mail and its line in the audit log. */
export async function actOnOrder(
  ctx: StaffWrite,
  id: string,
  request: ActRequest,
): Promise<AdminTiffinOrder | Refusal> {
  const { moved, refused } = await act(ctx, [id], request);
  if (refused[0]) return refused[0].refusal;
  return moved[0] ? presentAdminOrder(moved[0].order) : refuse('order_not_found');
}

/** Moves many along: what cannot be moved is named with the reason, and the rest goes on. */
export async function actOnOrders(ctx: StaffWrite, ids: readonly string[], request: ActRequest) {
  const { moved, refused } = await act(ctx, [...new Set(ids)], request);
  return {
    moved: moved.map(({ order }) => order.id),
    refused: refused.map(({ order, refusal }) => ({
      id: order.id,
      orderNumber: order.number,
      message: errorMessage(refusal.refused, refusal.details),
    })),
  };
}

async function act(ctx: StaffWrite, ids: readonly string[], request: ActRequest) {
  const { action } = request;
  const orders = await lockOrders(ctx.db, ids);
  const before = new Map(orders.map((order) => [order.id, order]));
  const result = await moveOrders(ctx.db, orders, {
    action,
    mover: { who: 'staff', name: `staff ${ctx.caller.email}` },
    at: ctx.now,
    reason: request.reason || null,
    customerNote: request.customerNote || null,
    internalNote: request.internalNote || null,
    refund: action === 'fail' ? (request.returnCredit ?? false) : true,
    ...(action === 'skip' && { skippedBy: 'staff' as const }),
  });
  for (const moved of result.moved) {
    await mailMove(ctx, action, moved, before.get(moved.order.id)?.credits_held ?? 0, request);
    await recordAudit(ctx, {
      action,
      resource: 'tiffin-orders',
      id: moved.order.id,
      before: { status: moved.from },
      after: {
        status: moved.order.status,
        ...(request.reason && { reason: request.reason }),
        ...(request.customerNote && { customerNote: request.customerNote }),
        ...(request.internalNote && { internalNote: request.internalNote }),
      },
    });
  }
  return result;
}

/** The steps that a customer hears of; cooking and driving are not among them. */
async function mailMove(
  ctx: StaffWrite,
  action: StaffOrderAction,
  { order }: Moved,
  heldBefore: number,
  request: ActRequest,
): Promise<void> {
  const told = { reason: request.reason || null, customerNote: request.customerNote || null };
  if (action === 'accept') {
    await mailOrderScheduled(ctx, order, await loadKitchen(ctx));
  } else if (action === 'skip') {
    await mailOrderSkipped(ctx, order, await loadKitchen(ctx), { by: 'staff', ...told });
  } else if (action === 'decline' || action === 'cancel') {
    const creditsReturned = heldBefore || order.quantity;
    await mailOrderCancelled(ctx, order, { by: 'staff', ...told, creditsReturned });
  } else if (action === 'fail') {
    const creditsReturned = request.returnCredit ? order.quantity : 0;
    await mailOrderCancelled(ctx, order, { by: 'staff', ...told, creditsReturned });
  }
}
