import type { AdminPayment } from '#contract/money/desk/payments.ts';
import type { PaymentMethod } from '#contract/money/payment-method.ts';
import type { PaymentRow } from '#db/money/payments.ts';
import { standingOf } from '#domain/money/payment-standing.ts';

/** A payment as the desk shows it. */
export function presentPayment(row: PaymentRow): AdminPayment {
  return {
    id: row.id,
    subscriptionId: row.subscription_id,
    subscriptionNumber: row.subscription_number,
    snackOrderId: row.snack_order_id,
    snackOrderNumber: row.snack_order_number,
    inquiryId: row.inquiry_id,
    inquiryNumber: row.inquiry_number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    amount: row.amount_cents,
    tax: row.tax_cents,
    reduction: row.reduction_cents,
    method: row.method as PaymentMethod,
    reference: row.reference,
    receivedDay: row.received_day,
    note: row.note,
    standing: standingOf({
      reverses: row.reverses,
      isTakenOut: row.is_taken_out,
      isReversal: row.is_reversal,
      isReversed: row.is_reversed,
    }),
    corrects: row.corrects_day,
    recordedBy: row.recorded_by_name,
    createdAt: row.created_at.toString(),
  };
}
