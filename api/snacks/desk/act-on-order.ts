import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { mailSnackOrder, type SnackMailKind } from '#api/snacks/orders/enqueue-order-mail.ts';
import {
  type SnackTransitionResult,
  transitionSnackOrders,
} from '#api/snacks/orders/transition-orders.ts';
import { errorMessage } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSnackOrder, StaffSnackAction } from '#contract/snacks/desk-orders.ts';
import { lockSnackOrders, type SnackOrderWithDetails } from '#db/snacks/orders.ts';
import { checkTiming } from '#domain/kitchen/check-timing.ts';
import { canDo } from '#domain/platform/states.ts';
import { beyondOwnStep } from '#domain/snacks/beyond-rules.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { presentAdminSnackOrder } from './present-order.ts';

export type SnackOrderActRequest = {
  action: StaffSnackAction;
  reason?: string | null | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
  /** Whether what is for another time is meant, too. */
  anyTime?: boolean | undefined;
};

/** The steps that a customer gets a mail of; cooking and handing over are not among them. */
const MAILS: Partial<Record<StaffSnackAction, SnackMailKind>> = {
  confirm: 'snack_order_confirmed',
  ready: 'snack_order_ready',
  fail: 'snack_order_undelivered',
  cancel: 'snack_order_cancelled',
};

/** What is told to the customer, who reads why. */
const WITH_REASON: readonly StaffSnackAction[] = ['cancel', 'fail'];

/** Moves one order along, with its notes, its mail and its line in the audit log. */
export async function actOnSnackOrder(
  ctx: StaffWrite,
  id: string,
  request: SnackOrderActRequest,
): Promise<AdminSnackOrder | Refusal> {
  const done = await act(ctx, [id], request);
  if (isRefusal(done)) return done;
  if (done.refused[0]) return done.refused[0].refusal;
  return done.moved[0] ? presentAdminSnackOrder(done.moved[0].order) : refuse('order_not_found');
}

/** Moves many along: what cannot be moved is named with the reason, and the rest goes on. */
export async function actOnSnackOrders(
  ctx: StaffWrite,
  ids: readonly string[],
  request: SnackOrderActRequest,
) {
  const done = await act(ctx, [...new Set(ids)], request);
  if (isRefusal(done)) return done;
  return {
    moved: done.moved.map(({ order }) => order.id),
    refused: done.refused.map(({ order, refusal }) => ({
      id: order.id,
      orderNumber: order.number,
      message: errorMessage(refusal.refused, refusal.details, true),
    })),
  };
}

async function act(
  ctx: StaffWrite,
  ids: readonly string[],
  request: SnackOrderActRequest,
): Promise<SnackTransitionResult | Refusal> {
  const { action } = request;
  const needsReason = WITH_REASON.includes(action);
  const reason = needsReason ? request.reason || undefined : undefined;
  if (needsReason && !reason) return refuse('reason_missing', {}, { field: 'reason' });
  const notes = {
    customerNote: request.customerNote || undefined,
    internalNote: request.internalNote || undefined,
  };
  const orders = await lockSnackOrders(ctx.db, ids);
  const unasked = request.anyTime ? null : checkTimingOfOrders(ctx, action, orders);
  if (unasked) return unasked;
  const done = await transitionSnackOrders(ctx.db, orders, {
    action,
    actor: { who: 'staff', name: `staff ${ctx.caller.email}` },
    at: ctx.now,
    reason,
    ...notes,
  });
  for (const { order, from } of done.moved) {
    const kind = MAILS[action];
    if (kind) await mailSnackOrder(ctx.db, kind, order);
    const overrides = beyondOwnStep(action, from);
    await recordAudit(ctx, {
      action,
      resource: 'snack-orders',
      id: order.id,
      before: { status: from },
      after: {
        status: order.status,
        reason,
        ...notes,
        ...(overrides.length > 0 && { overrides }),
      },
    });
  }
  return done;
}

/** Asks first about those that can go this step, but are for another time. */
function checkTimingOfOrders(
  ctx: StaffWrite,
  action: StaffSnackAction,
  orders: readonly SnackOrderWithDetails[],
): Refusal | null {
  const going = orders
    .filter(({ status }) => canDo(SNACK_ORDER_STATES, action, status, 'staff'))
    .map(({ number, customer_name, delivery_day: day, delivery_time, delivery_type }) => ({
      called: `${number} of ${customer_name}`,
      day,
      // Who comes to the counter is there, however early.
      ...(delivery_type === 'delivery' && { from: delivery_time }),
      count: 1,
    }));
  return checkTiming(SNACK_ORDER_STATES, action, going, { noun: 'order', now: ctx.now });
}
