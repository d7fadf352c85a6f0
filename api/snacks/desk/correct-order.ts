import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import {
  beginCorrection,
  correctionText,
  finishCorrection,
} from '#api/kitchen/steps/correction.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { presentAdminSnackOrder } from '#api/snacks/desk/present-order.ts';
import { giveStockBack, takeStockAgain } from '#api/snacks/orders/take-stock.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSnackOrder, adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import { settleAsBefore, settlePayables } from '#db/money/settle.ts';
import {
  findSnackOrders,
  lockSnackOrder,
  type SnackOrderWithDetails,
  storeSnackOrderCorrection,
} from '#db/snacks/orders.ts';
import { balanceChangeText } from '#domain/money/balance-text.ts';
import { dayOf } from '#domain/platform/days.ts';
import {
  checkSnackCorrection,
  SNACK_CORRECTIONS,
  snackCorrectionsOf,
  snackOrderCorrectionText,
  statesNotReached,
  stockChange,
} from '#domain/snacks/order-corrections.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';

type Input = InputOf<typeof adminSnackOrders.correct>;

/**
 * Puts a snack order into the state that is true, whatever day it is: its day's stock follows by the
 * difference, and what is owed by its state. The customer gets one mail.
 */
export async function correctSnackOrderAtDesk(
  ctx: StaffWrite,
  { params, body }: Input,
): Promise<AdminSnackOrder | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const order = await lockSnackOrder(ctx.db, params.id);
  if (!order) return refuse('order_not_found');
  const thing = {
    status: order.status,
    day: order.delivery_day,
    deliveryType: order.delivery_type,
  };
  const begun = beginCorrection(ctx, SNACK_CORRECTIONS, SNACK_ORDER_STATES, thing, body);
  if (isRefusal(begun)) return begun;
  const { today, from, to, made } = begun;
  if (!snackCorrectionsOf(thing, today).includes(body.correction))
    return refuse('correction_does_not_fit', { status: 'for pickup', day: thing.day });
  const at = { day: order.delivery_day, time: order.delivery_time };
  const refusal = checkSnackCorrection(body.correction, at, ctx.now, kitchen.closures);
  if (refusal) return refusal;
  const short = await moveStock(ctx, order, to);
  if (short) return short;

  const notReached = statesNotReached(from, to);
  await storeSnackOrderCorrection(ctx.db, order.id, {
    status: to,
    at: ctx.now,
    actor: `staff ${ctx.caller.email}`,
    notReached,
    cancel_reason: to === 'cancelled' ? body.reason : null,
    fail_reason:
      to === 'undelivered'
        ? body.reason
        : notReached.includes('undelivered')
          ? null
          : order.fail_reason,
    note: correctionText(made),
  });
  if (from === 'cancelled') await settleAsBefore(ctx.db, 'snack_orders', order.id);
  else await settlePayables(ctx.db, 'snack_orders', [order.id]);
  const [after = order] = await findSnackOrders(ctx.db, [order.id]);
  await finishCorrection(ctx, {
    ...made,
    resource: 'snack-orders',
    id: order.id,
    reader: { customerId: order.customer_id },
    name: order.customer_name,
    number: order.number,
    changes: [
      ...snackOrderCorrectionText(thing, to),
      ...balanceChangeText(balanceOfRow(order), balanceOfRow(after)),
    ],
    before: { status: from },
    after: { status: to },
  });
  return presentAdminSnackOrder(after);
}

/** Takes an order's snacks of its day again, or gives them back, as its state changes. */
async function moveStock(
  ctx: StaffWrite,
  order: SnackOrderWithDetails,
  to: SnackOrderStatus,
): Promise<Refusal | null> {
  const before = { status: order.status, steps: order.steps };
  switch (stockChange(before, to)) {
    case 1:
      return takeStockAgain(ctx.db, order, dayOf(ctx.now));
    case -1:
      await giveStockBack(ctx.db, [order]);
      return null;
    default:
      return null;
  }
}
