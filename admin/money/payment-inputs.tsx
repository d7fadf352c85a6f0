import { Alert } from '@mui/material';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dueHint } from '#admin/money/payment-words.ts';
import { MoneyInput } from '#admin/platform/parts/decimal-input.tsx';
import { METHOD_CHOICES } from '#admin/platform/words/choices.ts';
import { today } from '#admin/platform/words/today.ts';

/** What a payment for something with a number most often looks like; the amount is in cents, if known. */
export const usualPayment = ({ number }: { number: string }, amount: number | null) => ({
  amount,
  method: 'interac',
  reference: number,
  receivedDay: today(),
  note: '',
});

type Props = {
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
}: Props) => (
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
