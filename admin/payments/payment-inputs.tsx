import { DateInput, SelectInput, TextInput } from 'react-admin';
import { MoneyInput } from '#admin/parts/decimal-input.tsx';
import { METHOD_CHOICES } from '#admin/words/choices.ts';
import { today } from '#admin/words/today.ts';

/** What a payment for something with a number most often looks like; the amount is in cents, if known. */
export const usualPayment = ({ number }: { number: string }, amount: number | null) => ({
  amount,
  method: 'interac',
  reference: number,
  receivedDay: today(),
  note: '',
});

/** The inputs of a payment; `under` names the part of the form that it lies in (`payment.`). */
export const PaymentInputs = ({ under = '', amountLabel = 'Amount', dayLabel = 'Received on' }) => (
  <>
    <MoneyInput source={`${under}amount`} label={amountLabel} required />
    <SelectInput
      source={`${under}method`}
      label="Method"
      choices={METHOD_CHOICES}
      emptyText={false}
      fullWidth
    />
    <TextInput source={`${under}reference`} label="Reference" />
    <DateInput source={`${under}receivedDay`} label={dayLabel} fullWidth />
    <TextInput source={`${under}note`} label="Remark about the payment (optional)" multiline />
  </>
);
