import { today } from '#admin/kitchen/labels/today.ts';
import { type CorrectProps, refusalText } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { call } from '#admin/services.ts';
import {
  type AdminSnackOrder,
  adminSnackOrders,
  type SnackOrderCorrection,
} from '#contract/snacks/desk-orders.ts';
import type { Closure } from '#domain/kitchen/calendar.ts';
import { balanceAfter, balanceChangeText } from '#domain/money/balance-text.ts';
import { costOfSnackOrder } from '#domain/money/payable-costs.ts';
import {
  checkSnackCorrection,
  SNACK_CORRECTIONS,
  snackCorrectionsOf,
  snackOrderCorrectionText,
  stockChange,
} from '#domain/snacks/order-corrections.ts';

const STOCK = {
  '-1': ['What was in it can be sold again for its day.'],
  '0': [],
  '1': ['What is in it is taken from its day again.'],
};

/** How a snack order can be corrected, and what that changes. */
export function correctionsOfSnacks(
  order: AdminSnackOrder,
  closures: readonly Closure[],
): CorrectProps<SnackOrderCorrection> {
  const { id, orderNumber, status, deliveryType, balance, totalAmount } = order;
  const thing = { status, deliveryType, day: order.deliveryDate };
  const at = { day: order.deliveryDate, time: order.deliveryTime };
  const steps = order.steps.map((step) => ({
    status: step.status,
    at: { epochMilliseconds: Date.parse(step.at) },
  }));
  return {
    what: orderNumber,
    truths: snackCorrectionsOf(thing, today()).map((key) => {
      const { label, to } = SNACK_CORRECTIONS[key];
      const after = balanceAfter(balance, costOfSnackOrder(totalAmount, to));
      return {
        key,
        label,
        refused: refusalText(
          checkSnackCorrection(key, at, { epochMilliseconds: Date.now() }, closures),
        ),
        changes: [
          ...snackOrderCorrectionText(thing, to),
          ...STOCK[stockChange({ status, steps }, to)],
          ...balanceChangeText(balance, after),
        ],
      };
    }),
    send: (body) =>
      call(adminSnackOrders.correct, { params: { id }, body: { ...body, from: status } }),
  };
}
