import type { StaffWrite } from '#api/platform/http/context.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { updateSubscription } from '#db/tiffin/subscriptions.ts';
import { checkStaffAction, noteChanges, withSubscription } from './with-subscription.ts';

type Declining = {
  reason: string;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/** Declines a waiting subscription with a reason that the customer reads. */
export function decline(ctx: StaffWrite, id: string, { reason, ...notes }: Declining) {
  return withSubscription(ctx, id, 'decline', async (row) => {
    const refusal = checkStaffAction(row, 'decline');
    if (refusal) return refusal;
    await updateSubscription(
      ctx.db,
      row.id,
      {
        status: 'cancelled',
        end_reason: reason,
        ended_at: ctx.now,
        ...noteChanges(notes),
      },
      ctx.now,
    );
    await enqueueMail(ctx.db, {
      kind: 'subscription_declined',
      customerId: row.customer_id,
      details: {
        name: row.customer_name,
        subscriptionNumber: row.number,
        planName: row.plan_name,
        customerNote: notes.customerNote || null,
        reason,
      },
    });
    return null;
  });
}
