import type * as z from 'zod/mini';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { checkReceivedDay, recordPayment } from '#api/money/desk/record-payment.ts';
import { subscriptionReceipt } from '#api/money/receipt-details.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { PaymentBody } from '#contract/money/desk-payments.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import { listPaymentsOf } from '#db/money/payments.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import { findSubscription, updateSubscription } from '#db/tiffin/subscriptions.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { startDateWhenApproved } from '#domain/tiffin/available-dates.ts';
import { endDateOf } from '#domain/tiffin/subscription-states.ts';
import { checkStaffAction, staffName, stepNotes, withSubscription } from './with-subscription.ts';

type Approval = {
  /**
   * Null: approved before the money came in, which is a choice of its own
   * (docs/rules.md#approving-a-subscription).
   */
  payment: z.output<typeof PaymentBody> | null;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/**
 * Approves a waiting subscription: grants its credits and records its payment in one transaction.
 * A start date that has passed moves to the next service day, and the customer is told.
 */
export async function approve(ctx: StaffWrite, id: string, approval: Approval) {
  // Goes out with the lock of the subscription, and before it: the calendar is held first everywhere.
  const reading = loadKitchenToBook(ctx);
  const action = approval.payment ? 'approve' : 'approve-unpaid';
  const approving = withSubscription(ctx, id, action, async (row): Promise<Refusal | null> => {
    const { payment } = approval;
    const refusal =
      checkStaffAction(row, 'approve') ??
      (payment ? checkReceivedDay(payment, ctx.now, 'payment.') : null);
    if (refusal) return refusal;

    const startDay = startDateWhenApproved(row.start_day, ctx.now, await reading);
    await Promise.all([
      updateSubscription(
        ctx.db,
        row.id,
        {
          status: 'active',
          start_day: startDay,
          end_day: endDateOf(startDay, row.billing_cycle),
          approved_at: ctx.now,
          ...stepNotes(approval),
        },
        ctx.now,
      ),
      appendCreditEntries(
        ctx.db,
        [
          {
            subscriptionId: row.id,
            orderId: null,
            kind: 'purchase',
            availableChange: row.tiffin_count,
            reservedChange: 0,
            actor: staffName(ctx),
            reason: action,
            // One that was approved, undone and approved again is bought twice.
            key: `purchase:${row.id}:${ctx.requestId}`,
          },
        ],
        ctx.now,
      ),
    ]);
    const paymentId = payment && (await recordPayment(ctx, { subscriptionId: row.id }, payment));
    const [approved = row, payments] = await Promise.all([
      findSubscription(ctx.db, row.id),
      listPaymentsOf(ctx.db, { subscriptionId: row.id }),
    ]);
    const receipt = paymentId && subscriptionReceipt(approved, payments, paymentId);
    sendAhead(
      ctx.db,
      enqueueMail(ctx.db, {
        kind: 'subscription_approved',
        customerId: row.customer_id,
        details: {
          name: row.customer_name,
          subscriptionNumber: row.number,
          planName: row.plan_name,
          customerNote: approval.customerNote || null,
          credits: row.tiffin_count,
          startDay,
          movedFrom: startDay === row.start_day ? null : row.start_day,
          address: addressLine(row.address.text, row.address),
          owed: approved.owed_cents,
          ...(receipt && { receipt }),
        },
      }),
    );
    return null;
  });
  const [, answer] = await Promise.all([reading, approving]);
  return answer;
}

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
        ...stepNotes(notes),
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
