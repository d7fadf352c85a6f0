import type { AdminPayment } from '#contract/admin/payments.ts';
import type { PaymentMethod } from '#contract/payment-method.ts';
import type { PaymentRow } from '#db/payments.ts';

const standingOf = (row: PaymentRow): AdminPayment['standing'] => {
  if (row.reverses !== null) return 'correction';
  return row.is_taken_out ? 'mistake' : 'stands';
};

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
    standing: standingOf(row),
    recordedBy: row.recorded_by_name,
    createdAt: row.created_at.toString(),
  };
}
