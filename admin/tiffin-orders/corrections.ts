import { call } from '#admin/api/services.ts';
import type { CorrectProps } from '#admin/platform/correct-dialog.tsx';
import { today } from '#admin/words/today.ts';
import {
  type AdminTiffinOrder,
  adminTiffinOrders,
  type TiffinCorrection,
} from '#contract/admin/tiffin-orders.ts';
import {
  TIFFIN_CORRECTIONS,
  tiffinCorrectionsOf,
  tiffinCorrectionWords,
} from '#domain/tiffin/order-corrections.ts';

/** How a tiffin can be corrected, and what that changes. */
export function correctionsOfTiffin(order: AdminTiffinOrder): CorrectProps<TiffinCorrection> {
  const { id, orderNumber, status, notDelivered, deliveryDate: day, quantity } = order;
  const thing = {
    status,
    notDelivered,
    day,
    quantity,
    held: order.creditsHeld,
    used: order.creditsUsed,
  };
  return {
    what: orderNumber,
    truths: tiffinCorrectionsOf(thing, today()).map((key) => {
      const rule = TIFFIN_CORRECTIONS[key];
      const closed = 'If orders for its day are closed already, it is confirmed at once.';
      const changes = tiffinCorrectionWords(thing, rule, order.creditsLeft);
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
