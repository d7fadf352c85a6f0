import { Alert, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import { beyondDueQuestion } from '#admin/money/payment-words.ts';
import type { Balance } from '#contract/money/balance.ts';
import { reductionOf } from '#domain/money/settlement.ts';
import { PaymentInputs } from './payment-inputs.tsx';

type Props = {
  under?: string;
  amountLabel?: string;
  balance: Pick<Balance, 'paid' | 'toPayBack'>;
};

/** The inputs of money that went back; a plain amount is what was paid back. */
export const PaidBackInputs = ({
  under = '',
  amountLabel = 'Amount paid back',
  balance,
}: Props) => (
  <>
    <PaymentInputs under={under} amountLabel={amountLabel} dayLabel="Paid back on" />
    <BeyondDue under={under} balance={balance} />
  </>
);

/**
 * Asks whether more goes back than is due. What is agreed to is that amount: another one is asked
 * about again.
 */
function BeyondDue({ under, balance }: Required<Pick<Props, 'under' | 'balance'>>) {
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
