import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { mailDeliveredAfterAll } from '#api/tiffin/orders/mail-order.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import { selectOrders } from '#db/tiffin/orders.ts';
import { correctOrder } from './correct-order.ts';

/**
 * Hands over at a second try what could not be handed over: its credits are used, also when they had
 * come back meanwhile. The customer was told otherwise, and gets one letter.
 */
export const deliverAfterAll = (
  ctx: StaffWrite,
  id: string,
): Promise<AdminTiffinOrder | Refusal> => {
  const reason = 'Handed over at a second try';
  const body = { correction: 'delivered', from: 'cancelled', reason } as const;
  return correctOrder(ctx, { params: { id }, body }, 'deliver', async ({ before, after }) => {
    await recordAudit(ctx, { action: 'deliver', resource: 'tiffin-orders', id, before, after });
    const order = await selectOrders(ctx.db).where('order.id', '=', id).executeTakeFirstOrThrow();
    await mailDeliveredAfterAll(ctx, order);
  });
};
