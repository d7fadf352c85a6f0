import { bodyOf } from '#admin/api/body-of.ts';
import { call } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { adminPayments } from '#contract/admin/payments.ts';
import { formatMoney } from '#domain/money.ts';
import { PaymentInputs, usualPayment } from './payment-inputs.tsx';

const schema = adminPayments.record.body as never;

type Props = {
  paidFor: { subscriptionId: string } | { snackOrderId: string } | { inquiryId: string };
  /** The number of what is paid for, which is also the usual reference. */
  number: string;
  /** In cents: what it costs, what of it is paid, and what the payment most likely is, if known. */
  total: number;
  paid: number;
  amount: number | null;
  onClose: () => void;
};

/** Records money that came in for a subscription, an order or an event, or went back as a negative amount. */
export function RecordPaymentDialog({ paidFor, number, total, paid, amount, onClose }: Props) {
  const paysBack = amount !== null && amount < 0;
  const toBody = (values: object) => bodyOf(schema, { ...values, ...paidFor });
  return (
    <ActionDialog
      title={`Record ${paysBack ? 'what was paid back for' : 'a payment for'} ${number}`}
      intro={`${formatMoney(paid)} of ${formatMoney(total)} are paid. Write what you pay back with a minus.`}
      confirm="Record the payment"
      busyWords="Recording…"
      doneWords="The payment is recorded."
      schema={schema}
      toBody={toBody}
      defaults={usualPayment({ number }, amount)}
      send={(values) => call(adminPayments.record, { body: toBody(values) as never })}
      onClose={onClose}
    >
      <PaymentInputs {...(paysBack && { dayLabel: 'Paid back on' })} />
    </ActionDialog>
  );
}
