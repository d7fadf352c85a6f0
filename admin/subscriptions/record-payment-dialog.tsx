import { bodyOf } from '#admin/api/body-of.ts';
import { call } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { PaymentInputs, usualPayment } from '#admin/payments/payment-inputs.tsx';
import { adminPayments } from '#contract/admin/payments.ts';
import { formatMoney } from '#domain/money.ts';
import type { ActionDialogProps } from './actions.ts';

const schema = adminPayments.record.body as never;

/** Records money that came in for a subscription, or went back as a negative amount. */
export function RecordPaymentDialog({ subscription, onClose }: ActionDialogProps) {
  const owed = Math.max(0, subscription.totalAmount - subscription.paidAmount);
  const toBody = (values: object) => bodyOf(schema, { ...values, subscriptionId: subscription.id });
  return (
    <ActionDialog
      title={`Record a payment for ${subscription.number}`}
      intro={`${formatMoney(subscription.paidAmount)} of ${formatMoney(subscription.totalAmount)} are paid. Write what you pay back with a minus.`}
      confirm="Record the payment"
      busyWords="Recording…"
      doneWords="The payment is recorded."
      schema={schema}
      toBody={toBody}
      defaults={usualPayment(subscription, owed)}
      send={(values) => call(adminPayments.record, { body: toBody(values) as never })}
      onClose={onClose}
    >
      <PaymentInputs />
    </ActionDialog>
  );
}
