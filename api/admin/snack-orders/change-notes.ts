import { recordAudit } from '#api/audit/record-audit.ts';
import type { StaffWrite } from '#api/core/context.ts';
import type { AdminSnackOrder, adminSnackOrders } from '#contract/admin/snack-orders.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import { findSnackOrders, lockSnackOrder } from '#db/snack-orders.ts';
import { presentSnackOrderAtDesk } from './present.ts';

/** Changes the two notes of an order; one that the body leaves out stays, an empty one goes. */
export async function changeNotes(
  ctx: StaffWrite,
  { params, body: { customerNote, internalNote } }: InputOf<typeof adminSnackOrders.update>,
): Promise<AdminSnackOrder | Refusal> {
  const order = await lockSnackOrder(ctx.db, params.id);
  if (!order) return refuse('order_not_found');
  await ctx.db
    .updateTable('snack_orders')
    .set({
      updated_at: ctx.now,
      ...(customerNote !== undefined && { customer_note: customerNote || null }),
      ...(internalNote !== undefined && { internal_note: internalNote || null }),
    })
    .where('id', '=', order.id)
    .execute();
  const [changed = order] = await findSnackOrders(ctx.db, [order.id]);
  const after = presentSnackOrderAtDesk(changed);
  await recordAudit(ctx, {
    action: 'update',
    resource: 'snack-orders',
    id: order.id,
    before: presentSnackOrderAtDesk(order),
    after,
  });
  return after;
}
