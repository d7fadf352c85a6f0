import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/platform/client/services.ts';
import { standingSentence } from '#admin/money/payment-words.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminPayments } from '#contract/money/desk/payments.ts';
import type { Balance } from '#contract/money/balance.ts';
import { nextPayment } from '#domain/money/settlement.ts';
import { PaymentInputs, usualPayment } from './payment-inputs.tsx';
import { asksAboutDay, withDayMeant } from './received-day.ts';
import { cameIn } from './signs.ts';

const schema = cameIn as never;

/** What is paid for, as the call names it. */
export type PaidFor = { subscriptionId: string } | { snackOrderId: string } | { inquiryId: string };

type Props = {
  paidFor: PaidFor;
  /** The number of what is paid for, which is also the usual reference. */
  number: string;
  balance: Balance;
  /** What of it confirms the date of an event, in cents. */
  deposit?: number;
  /** Nothing is due any more for what was cancelled, though it may cost something. */
  hasEnded: boolean;
  onClose: () => void;
};

/** Records money that came in for a subscription, an order or an event. */
export function RecordPaymentDialog(props: Props) {
  const { paidFor, number, balance, deposit = 0, hasEnded, onClose } = props;
  const next = nextPayment(balance, deposit);
  const toBody = (values: object) => bodyOf(schema, { ...withDayMeant(values), ...paidFor });
  return (
    <ActionDialog
      title={`Record a payment for ${number}`}
      intro={standingSentence(balance)}
      confirm="Record the payment"
      busyWords="Recording…"
      doneWords="The payment is recorded."
      schema={schema}
      toBody={toBody}
      defaults={usualPayment({ number }, next && next.amount > 0 ? next.amount : null)}
      asks={asksAboutDay}
      send={(values) => call(adminPayments.record, { body: toBody(values) as never })}
      onClose={onClose}
    >
      <PaymentInputs due={hasEnded ? null : balance.owed} />
    </ActionDialog>
  );
}
