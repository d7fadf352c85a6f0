import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminSnackOrder, adminSnackOrders } from '#contract/snacks/desk/orders.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findSnackOrders, lockSnackOrder } from '#db/snacks/orders.ts';
import { deskDoorNote } from '#domain/kitchen/door-note.ts';
import { presentSnackOrderAtDesk } from './present.ts';

/** Changes what is written on an order; what the body leaves out stays, what is empty goes. */
export async function changeNotes(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminSnackOrders.update>,
): Promise<AdminSnackOrder | Refusal> {
  const order = await lockSnackOrder(ctx.db, params.id);
  if (!order) return refuse('order_not_found');
  const { specialInstructions, doorNote, customerNote, internalNote } = body;
  await ctx.db
    .updateTable('snack_orders')
    .set({
      updated_at: ctx.now,
      door_note: deskDoorNote(doorNote, order.door_note),
      ...(specialInstructions !== undefined && {
        special_instructions: specialInstructions || null,
      }),
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
