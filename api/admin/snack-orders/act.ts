import { recordAudit } from '#api/audit/record-audit.ts';
import type { StaffWrite } from '#api/core/context.ts';
import { mailSnackOrder } from '#api/snack-orders/mail-order.ts';
import { moveSnackOrders, type SnackOrdersMoved } from '#api/snack-orders/move-order.ts';
import type { AdminSnackOrder, StaffSnackAction } from '#contract/admin/snack-orders.ts';
import { errorMessage } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#contract/refusal.ts';
import { lockSnackOrders } from '#db/snack-orders.ts';
import { presentSnackOrderAtDesk } from './present.ts';

export type ActRequest = {
  action: StaffSnackAction;
  reason?: string | null | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/** The steps that a customer gets a mail of; cooking and handing over are not among them. */
const MAILS = {
  confirm: 'snack_order_confirmed',
  ready: 'snack_order_ready',
  cancel: 'snack_order_cancelled',
} as const;

/** Moves one order along, with its notes, its mail and its line in the audit log. */
export async function actOnSnackOrder(
  ctx: StaffWrite,
  id: string,
  request: ActRequest,
): Promise<AdminSnackOrder | Refusal> {
  const done = await act(ctx, [id], request);
  if (isRefusal(done)) return done;
  if (done.refused[0]) return done.refused[0].refusal;
  return done.moved[0] ? presentSnackOrderAtDesk(done.moved[0].order) : refuse('order_not_found');
}

/** Moves many along: what cannot be moved is named with the reason, and the rest goes on. */
export async function actOnSnackOrders(
  ctx: StaffWrite,
  ids: readonly string[],
  request: ActRequest,
) {
  const done = await act(ctx, [...new Set(ids)], request);
  if (isRefusal(done)) return done;
  return {
    moved: done.moved.map(({ order }) => order.id),
    refused: done.refused.map(({ order, refusal }) => ({
      id: order.id,
      orderNumber: order.number,
      message: errorMessage(refusal.refused, refusal.details),
    })),
  };
}

async function act(
  ctx: StaffWrite,
  ids: readonly string[],
  request: ActRequest,
): Promise<SnackOrdersMoved | Refusal> {
  const { action } = request;
  const reason = action === 'cancel' ? request.reason || undefined : undefined;
  if (action === 'cancel' && !reason) return refuse('reason_missing', {}, { field: 'reason' });
  const notes = {
    customerNote: request.customerNote || undefined,
    internalNote: request.internalNote || undefined,
  };
  const done = await moveSnackOrders(ctx.db, await lockSnackOrders(ctx.db, ids), {
    action,
    mover: { who: 'staff', name: `staff ${ctx.caller.email}` },
    at: ctx.now,
    reason,
    ...notes,
  });
  for (const { order, from } of done.moved) {
    if (action !== 'prepare' && action !== 'deliver')
      await mailSnackOrder(ctx.db, MAILS[action], order);
    await recordAudit(ctx, {
      action,
      resource: 'snack-orders',
      id: order.id,
      before: { status: from },
      after: { status: order.status, reason, ...notes },
    });
  }
  return done;
}
