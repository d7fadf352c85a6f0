import { Alert, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { METHOD_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { today } from '#admin/kitchen/labels/today.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { beyondDueQuestion, dueHint, openBalanceSentence } from '#admin/money/payment-text.ts';
import { bodyOf, checkedBy } from '#admin/platform/client/body-of.ts';
import { MoneyInput } from '#admin/platform/forms/decimal-input.tsx';
import { call } from '#admin/services.ts';
import type { Balance } from '#contract/money/balance.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { nextPayment, reductionOf } from '#domain/money/settlement.ts';
import {
  incomingPayment,
  outgoingPaymentBody,
  outgoingPaymentFor,
  receivedDayQuestionOf,
  withConfirmedDay,
} from './payment-schemas.ts';

/** What is paid for, as the call names it. */
export type PayableRef =
  | { subscriptionId: string }
  | { snackOrderId: string }
  | { inquiryId: string };

type Props = {
  paidFor: PayableRef;
  /** The number of what is paid for, which is also the usual reference. */
  number: string;
  balance: Balance;
  /** What of it confirms the date of an event, in cents. */
  deposit?: number;
  /** Nothing is due any more for what was cancelled, though it may cost something. */
  hasEnded: boolean;
  onClose: () => void;
};

/** What a payment for something with a number most often looks like; the amount is in cents, if known. */
export const suggestedPayment = ({ number }: { number: string }, amount: number | null) => ({
  amount,
  method: 'interac',
  reference: number,
  receivedDay: today(),
  note: '',
});

type PaymentInputsProps = {
  /** The part of the form that it lies in (`payment.`). */
  under?: string;
  amountLabel?: string;
  dayLabel?: string;
  /** What is still to be paid, in cents, where more or less than that is remarked on. */
  due?: number | null;
};

/** The inputs of a payment. */
export const PaymentInputs = ({
  under = '',
  amountLabel = 'Amount',
  dayLabel = 'Received on',
  due = null,
}: PaymentInputsProps) => (
  <>
    <MoneyInput source={`${under}amount`} label={amountLabel} required />
    {due !== null && <DueHint source={`${under}amount`} due={due} />}
    <SelectInput
      source={`${under}method`}
      label="Method"
      choices={METHOD_CHOICES}
      emptyText={false}
      fullWidth
    />
    <TextInput source={`${under}reference`} label="Reference" />
    <DateInput
      source={`${under}receivedDay`}
      label={dayLabel}
      slotProps={{ htmlInput: { max: today() } }}
      fullWidth
    />
    <TextInput source={`${under}note`} label="Remark about the payment (optional)" multiline />
  </>
);

/** Says before it is saved that more or less came in than is due. */
function DueHint({ source, due }: { source: string; due: number }) {
  const hint = dueHint(useWatch({ name: source }), due);
  return (
    <div role="status">
      {hint && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {hint}
        </Alert>
      )}
    </div>
  );
}

type PaidBackInputsProps = {
  under?: string;
  amountLabel?: string;
  balance: Pick<Balance, 'paid' | 'toPayBack'>;
};

/** The inputs of money that went back; a plain amount is what was paid back. */
export const PaidBackInputs = ({
  under = '',
  amountLabel = 'Amount paid back',
  balance,
}: PaidBackInputsProps) => (
  <>
    <PaymentInputs under={under} amountLabel={amountLabel} dayLabel="Paid back on" />
    <BeyondDue under={under} balance={balance} />
  </>
);

/**
 * Asks whether more goes back than is due. What is agreed to is that amount: another one is asked
 * about again.
 */
function BeyondDue({ under, balance }: Required<Pick<PaidBackInputsProps, 'under' | 'balance'>>) {
  const amount: unknown = useWatch({ name: `${under}amount` });
  const { field, fieldState } = useController({ name: `${under}beyondDue`, defaultValue: null });
  const back = typeof amount === 'number' ? amount : 0;
  const more = reductionOf(back, balance);
  if (more === 0 || back > balance.paid) return null;
  const { words, yes } = beyondDueQuestion(more);
  return (
    <Alert severity="warning" role="status" sx={{ mt: 1.5, mb: 2 }}>
      {words}
      <FormControlLabel
        sx={{ display: 'flex', mt: 0.5 }}
        control={
          <Checkbox
            checked={field.value === more}
            onChange={(_event, isMeant) => field.onChange(isMeant ? more : null)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label={yes}
      />
      {fieldState.error && (
        <FormHelperText error>Please say that it is meant, or change the amount.</FormHelperText>
      )}
    </Alert>
  );
}

/** Records money that came in for a subscription, an order or an event. */
export function RecordPaymentDialog(props: Props) {
  const { paidFor, number, balance, deposit = 0, hasEnded, onClose } = props;
  const next = nextPayment(balance, deposit);
  const toBody = (values: object) =>
    bodyOf(incomingPayment, { ...withConfirmedDay(values), ...paidFor });
  return (
    <ActionDialog
      title={`Record a payment for ${number}`}
      intro={openBalanceSentence(balance)}
      confirm="Record the payment"
      busyWords="Recording…"
      doneWords="The payment is recorded."
      schema={incomingPayment}
      toBody={toBody}
      defaults={suggestedPayment({ number }, next && next.amount > 0 ? next.amount : null)}
      asks={receivedDayQuestionOf}
      send={(values) =>
        call(adminPayments.record, { body: checkedBy(adminPayments.record.body, toBody(values)) })
      }
      onClose={onClose}
    >
      <PaymentInputs due={hasEnded ? null : balance.owed} />
    </ActionDialog>
  );
}

type PayBackDialogProps = {
  paidFor: PayableRef;
  /** The number of what was paid for, which is also the usual reference. */
  number: string;
  balance: Balance;
  onClose: () => void;
};

/** Records money that went back for a subscription, an order or an event; most often what is due. */
export function PayBackDialog({ paidFor, number, balance, onClose }: PayBackDialogProps) {
  const toBody = (values: object) =>
    outgoingPaymentBody({ ...withConfirmedDay(values), ...paidFor });
  return (
    <ActionDialog
      title={`Record what was paid back for ${number}`}
      intro={openBalanceSentence(balance)}
      confirm="Record it as paid back"
      busyWords="Recording…"
      doneWords="What was paid back is recorded."
      schema={outgoingPaymentFor(balance)}
      toBody={toBody}
      defaults={suggestedPayment({ number }, balance.toPayBack || null)}
      asks={receivedDayQuestionOf}
      send={(values) =>
        call(adminPayments.record, { body: checkedBy(adminPayments.record.body, toBody(values)) })
      }
      onClose={onClose}
    >
      <PaidBackInputs balance={balance} />
    </ActionDialog>
  );
}
