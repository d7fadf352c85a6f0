import { loadKitchen, loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { isFull } from '#api/tiffin/orders/check-can-book.ts';
import {
  mailOrderCancelled,
  mailOrderScheduled,
  mailOrderSkipped,
  mailOrderUndelivered,
} from '#api/tiffin/orders/enqueue-order-mail.ts';
import { toBooking } from '#api/tiffin/orders/present-order.ts';
import {
  type TransitionedTiffinOrder,
  transitionTiffinOrders,
} from '#api/tiffin/orders/transition-orders.ts';
import { type UnskipRequest, unskip } from '#api/tiffin/orders/unskip-order.ts';
import { errorMessage } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type {
  AdminTiffinOrder,
  StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { lockTiffinOrders, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { checkTiming } from '#domain/kitchen/check-timing.ts';
import { slotStart } from '#domain/kitchen/slots.ts';
import { canDo } from '#domain/platform/states.ts';
import { beyondDeadlines, type TiffinOverride } from '#domain/tiffin/beyond-rules.ts';
import type { CustomerAction } from '#domain/tiffin/deadlines.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';
import { presentAdminTiffinOrder } from './present-order.ts';

export type TiffinOrderActRequest = {
  action: StaffTiffinOrderAction;
  reason?: string | null | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
  /** For `fail`: nobody was home, and whether the credit comes back; undefined: that is said later. */
  returnCredit?: boolean | undefined;
  /** Whether what is for another time is meant, too. */
  anyTime?: boolean | undefined;
};

type TransitionResult = Awaited<ReturnType<typeof transitionTiffinOrders>>;

/** The same, and which of them the kitchen took into a day or hour that was full. */
type UndoSkipResult = TransitionResult & { intoFull: ReadonlySet<string> };

/** Whether it is a step that a customer can take as well, until a deadline. */
const isCustomers = (
  action: StaffTiffinOrderAction,
): action is StaffTiffinOrderAction & CustomerAction =>
  action === 'skip' || action === 'unskip' || action === 'cancel';

/** Moves one order along, with its notes, its mail and its line in the audit log. */
export async function actOnTiffinOrder(
  ctx: StaffWrite,
  id: string,
  request: TiffinOrderActRequest,
): Promise<AdminTiffinOrder | Refusal> {
  const done = await act(ctx, [id], request);
  if (isRefusal(done)) return done;
  const { moved, refused } = done;
  if (refused[0]) return refused[0].refusal;
  return moved[0] ? presentAdminTiffinOrder(moved[0].order) : refuse('order_not_found');
}

/** Moves many along: what cannot be moved is named with the reason, and the rest goes on. */
export async function actOnTiffinOrders(
  ctx: StaffWrite,
  ids: readonly string[],
  request: TiffinOrderActRequest,
) {
  const done = await act(ctx, [...new Set(ids)], request);
  if (isRefusal(done)) return done;
  const { moved, refused } = done;
  return {
    moved: moved.map(({ order }) => order.id),
    refused: refused.map(({ order, refusal }) => ({
      id: order.id,
      orderNumber: order.number,
      message: errorMessage(refusal.refused, refusal.details, true),
    })),
  };
}

async function act(
  ctx: StaffWrite,
  ids: readonly string[],
  request: TiffinOrderActRequest,
): Promise<TransitionResult | Refusal> {
  const { action } = request;
  // Held before anything is locked: a closure cannot come in between.
  const kitchen = action === 'unskip' ? await loadKitchenToBook(ctx) : null;
  const rules = isCustomers(action) ? (kitchen ?? (await loadKitchen(ctx))) : null;
  const orders = await lockTiffinOrders(ctx.db, ids);
  const unasked = request.anyTime ? null : checkTimingOfOrders(ctx, action, orders);
  if (unasked) return unasked;
  const before = new Map(orders.map((order) => [order.id, order]));
  const actor = { who: 'staff' as const, name: `staff ${ctx.caller.email}` };
  const notes = {
    customerNote: request.customerNote || null,
    internalNote: request.internalNote || null,
  };
  const result: TransitionResult & Partial<UndoSkipResult> = kitchen
    ? await unskipAll(ctx, orders, { actor, kitchen, ...notes })
    : await transitionTiffinOrders(ctx.db, orders, {
        action: action as Exclude<StaffTiffinOrderAction, 'unskip'>,
        actor,
        at: ctx.now,
        reason: request.reason || null,
        ...notes,
        refund: action === 'fail' ? (request.returnCredit ?? false) : true,
        isUndecided: request.returnCredit === undefined,
        ...(action === 'skip' && { skippedBy: 'staff' as const }),
      });
  for (const moved of result.moved) {
    const order = before.get(moved.order.id);
    await mailMove(ctx, action, moved, order?.credits_held ?? 0, request);
    const overrides: TiffinOverride[] = [
      ...(order && rules ? beyondCustomer(ctx, action, { order, after: moved.order }, rules) : []),
      ...(result.intoFull?.has(moved.order.id) ? (['over_capacity'] as const) : []),
    ];
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
        ...(overrides.length > 0 && { overrides }),
      },
    });
  }
  return result;
}

/** What of a step its customer could not do by then. */
function beyondCustomer(
  { now }: StaffWrite,
  action: StaffTiffinOrderAction,
  { order, after }: { order: TiffinOrderWithSubscription; after: TiffinOrderWithSubscription },
  kitchen: Kitchen,
): TiffinOverride[] {
  if (!isCustomers(action)) return [];
  const taken = ({ credits_held, credits_used }: TiffinOrderWithSubscription) =>
    credits_held + credits_used;
  const creditsBack = taken(after) < taken(order);
  return beyondDeadlines({ action, order: toBooking(order), creditsBack }, now, kitchen);
}

/** Asks first about those that can go this step, but are for another time. */
function checkTimingOfOrders(
  ctx: StaffWrite,
  action: StaffTiffinOrderAction,
  orders: readonly TiffinOrderWithSubscription[],
): Refusal | null {
  const going = orders
    .filter(({ status }) => canDo(TIFFIN_ORDER_STATES, action, status, 'staff'))
    .map((order) => ({
      called: `${order.number} of ${order.customer_name}`,
      day: order.delivery_day,
      from: slotStart(order.slot),
      count: order.quantity,
    }));
  return checkTiming(TIFFIN_ORDER_STATES, action, going, { noun: 'tiffin', now: ctx.now });
}

/** One after the other, since each leaves fewer credits for the next. */
async function unskipAll(
  ctx: StaffWrite,
  orders: readonly TiffinOrderWithSubscription[],
  request: Pick<UnskipRequest, 'actor' | 'kitchen' | 'customerNote' | 'internalNote'>,
): Promise<UndoSkipResult> {
  const done: TransitionResult = { moved: [], refused: [] };
  const intoFull = new Set<string>();
  for (const order of orders) {
    const subscription = await lockSubscription(ctx.db, order.subscription_id);
    if (await isFull(ctx.db, order, request.kitchen)) intoFull.add(order.id);
    const back = subscription
      ? await unskip(ctx.db, { ...request, order, subscription, at: ctx.now })
      : refuse('order_not_found');
    if (isRefusal(back)) done.refused.push({ order, refusal: back });
    else done.moved.push(back);
  }
  return { ...done, intoFull };
}

/** The steps that a customer hears of; cooking and driving are not among them. */
async function mailMove(
  ctx: StaffWrite,
  action: StaffTiffinOrderAction,
  { order }: TransitionedTiffinOrder,
  heldBefore: number,
  request: TiffinOrderActRequest,
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
    await mailOrderUndelivered(ctx, order, told);
  }
}
