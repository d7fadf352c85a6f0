import { today } from '#admin/kitchen/labels/today.ts';
import type { CorrectProps } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { call } from '#admin/services.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import {
  type AdminTiffinOrder,
  adminTiffinOrders,
  type TiffinOrderCorrection,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { type Closure, closuresOf, isServiceDay } from '#domain/kitchen/calendar.ts';
import { notDeliveredAfter } from '#domain/tiffin/not-delivered.ts';
import {
  isToBeCooked,
  TIFFIN_ORDER_CORRECTIONS,
  tiffinCorrectionsOf,
  tiffinOrderCorrectionText,
} from '#domain/tiffin/order-corrections.ts';

const AN_HOUR = 3_600_000;

/**
 * How tiffins can be corrected, and what that changes. What would have to be cooked yet is not
 * offered on a day that is closed.
 */
export function useTiffinCorrections(): (
  order: AdminTiffinOrder,
) => CorrectProps<TiffinOrderCorrection> {
  const query = { page: 1, limit: 100, sort: 'startDate', order: 'ASC', from: today() } as const;
  const { data } = useCall(adminClosures.list, { query }, { staleTime: AN_HOUR });
  const closures = closuresOf(data ?? []);
  return (order) => correctionsOfTiffin(order, closures);
}

function correctionsOfTiffin(
  order: AdminTiffinOrder,
  closures: readonly Closure[],
): CorrectProps<TiffinOrderCorrection> {
  const { id, orderNumber, status, notDelivered, deliveryDate: day, quantity } = order;
  const thing = {
    status,
    notDelivered,
    day,
    quantity,
    held: order.creditsHeld,
    used: order.creditsUsed,
  };
  const isOpen = isServiceDay(day, closures);
  const truths = tiffinCorrectionsOf(thing, today()).filter((key) => isOpen || !isToBeCooked(key));
  return {
    what: orderNumber,
    truths: truths.map((key) => {
      const rule = TIFFIN_ORDER_CORRECTIONS[key];
      const closed = 'If orders for its day are closed already, it is confirmed at once.';
      const leads = { ...rule, notDelivered: notDeliveredAfter(key, notDelivered) };
      const changes = tiffinOrderCorrectionText(thing, leads, order.creditsLeft);
      return {
        key,
        label: rule.label,
        changes: rule.to === 'scheduled' ? [...changes, closed] : changes,
      };
    }),
    send: (body) =>
      call(adminTiffinOrders.correct, { params: { id }, body: { ...body, from: status } }),
  };
}
