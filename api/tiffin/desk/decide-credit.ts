import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { presentAdminTiffinOrder } from '#api/tiffin/desk/present-order.ts';
import { mailCreditDecided } from '#api/tiffin/orders/enqueue-order-mail.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminTiffinOrder, adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import { lockTiffinOrders, selectOrders } from '#db/tiffin/read-orders.ts';
import { reactivateCompletedSubscriptions } from '#db/tiffin/subscriptions.ts';
import { storeTiffinOrderTransitions } from '#db/tiffin/write-orders.ts';
import { decidedAs } from '#domain/tiffin/not-delivered.ts';
import { creditChangeOf } from '#domain/tiffin/order-credits.ts';

/**
 * Says what becomes of the credit of a tiffin that could not be handed over: it comes back, or stays
 * used. Once; what was decided wrongly is corrected or undone. The customer gets a mail.
 */
export async function decideCredit(
  ctx: StaffWrite,
  { params, body: { returnCredit } }: InputOf<typeof adminTiffinOrders.decideCredit>,
): Promise<AdminTiffinOrder | Refusal> {
  const [order] = await lockTiffinOrders(ctx.db, [params.id]);
  if (!order) return refuse('order_not_found');
  if (order.not_delivered !== 'undecided') return refuse('credit_decided');
  const { quantity, credits_held: held, credits_used: used } = order;
  const credits = creditChangeOf('give_back_or_none', { quantity, held, used }, returnCredit);
  const notDelivered = decidedAs(returnCredit);
  await storeTiffinOrderTransitions(
    ctx.db,
    [
      {
        id: order.id,
        status: 'cancelled',
        creditsHeld: credits.held,
        creditsUsed: credits.used,
        notDelivered,
      },
    ],
    {
      action: 'decide-credit',
      actor: `staff ${ctx.caller.email}`,
      at: ctx.now,
      after: { notDelivered },
    },
  );
  if (credits.entry) {
    const entry = {
      ...credits.entry,
      subscriptionId: order.subscription_id,
      orderId: order.id,
      actor: `staff ${ctx.caller.email}`,
      reason: order.cancel_reason ?? 'could not be handed over',
      key: `order:${order.id}:${order.version}:decide-credit`,
    };
    await appendCreditEntries(ctx.db, [entry], ctx.now);
    await reactivateCompletedSubscriptions(ctx.db, [order.subscription_id], ctx.now);
  }
  await recordAudit(ctx, {
    action: 'decide-credit',
    resource: 'tiffin-orders',
    id: order.id,
    before: { notDelivered: order.not_delivered, creditsUsed: used },
    after: { notDelivered, creditsUsed: credits.used },
  });
  const after = await selectOrders(ctx.db)
    .where('order.id', '=', order.id)
    .executeTakeFirstOrThrow();
  await mailCreditDecided(ctx, after, returnCredit);
  return presentAdminTiffinOrder(after);
}
