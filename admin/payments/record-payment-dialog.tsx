import { Alert } from '@mui/material';
import { FormDataConsumer } from 'react-admin';
import { bodyOf } from '#admin/api/body-of.ts';
import { call } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { adminPayments } from '#contract/admin/payments.ts';
import type { Balance } from '#contract/money/balance.ts';
import { nextPayment, reductionOf } from '#domain/money/settlement.ts';
import { formatMoney } from '#domain/money.ts';
import { PaymentInputs, usualPayment } from './payment-inputs.tsx';

const schema = adminPayments.record.body as never;

/** What is paid for, as the call names it. */
export type PaidFor = { subscriptionId: string } | { snackOrderId: string } | { inquiryId: string };

type Props = {
  paidFor: PaidFor;
  /** The number of what is paid for, which is also the usual reference. */
  number: string;
  balance: Balance;
  /** What of it confirms the date of an event, in cents. */
  deposit?: number;
  onClose: () => void;
};

/** Records money that came in for a subscription, an order or an event, or went back as a negative amount. */
export function RecordPaymentDialog({ paidFor, number, balance, deposit = 0, onClose }: Props) {
  const next = nextPayment(balance, deposit);
  const paysBack = next?.what === 'pay-back';
  const toBody = (values: object) => bodyOf(schema, { ...values, ...paidFor });
  return (
    <ActionDialog
      title={`Record ${paysBack ? 'what was paid back for' : 'a payment for'} ${number}`}
      intro={`${standing(balance)} Write what you pay back with a minus.`}
      confirm="Record the payment"
      busyWords="Recording…"
      doneWords="The payment is recorded."
      schema={schema}
      toBody={toBody}
      defaults={usualPayment({ number }, next?.amount ?? null)}
      send={(values) => call(adminPayments.record, { body: toBody(values) as never })}
      onClose={onClose}
    >
      <PaymentInputs {...(paysBack && { dayLabel: 'Paid back on' })} />
      <FormDataConsumer>
        {({ formData }) => <WhatItDoes amount={formData.amount} balance={balance} />}
      </FormDataConsumer>
    </ActionDialog>
  );
}

function standing({ charge, paid, owed, toPayBack }: Balance): string {
  const soFar = `${formatMoney(paid)} of ${formatMoney(charge)} is paid.`;
  if (toPayBack > 0) return `${soFar} ${formatMoney(toPayBack)} is to be paid back.`;
  return owed > 0 ? `${soFar} ${formatMoney(owed)} is still to pay.` : soFar;
}

/** Says before it is recorded that more goes back than is due: nobody is asked for it again. */
function WhatItDoes({ amount, balance }: { amount: unknown; balance: Balance }) {
  const back = typeof amount === 'number' && amount < 0 ? -amount : 0;
  const courtesy = reductionOf(back, balance);
  if (courtesy === 0 || back > balance.paid) return null;
  return (
    <Alert severity="info">
      {formatMoney(courtesy)} {courtesy < back && 'of it '}is given back as a courtesy: the price is
      that much lower, and nobody is asked for it again.
    </Alert>
  );
}
