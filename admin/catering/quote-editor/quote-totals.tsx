import { Box, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Sums } from '#admin/platform/components/facts.tsx';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { suggestedDeposit } from '#domain/catering/quote.ts';
import { taxName } from '#domain/money/receipt.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { typedPrice } from './quote-form.ts';

/** What is typed comes to this now. */
const useTypedPrice = () => {
  const [lines, taxBasisPoints] = useWatch({ name: ['lines', 'taxPercentage'] });
  return { price: typedPrice(lines ?? [], taxBasisPoints), taxBasisPoints };
};

/** The sums of the quote, worked out while it is typed. */
export function QuoteTotals() {
  const { price, taxBasisPoints } = useTypedPrice();
  const tax = taxName(Number.isSafeInteger(taxBasisPoints) ? taxBasisPoints : null);
  return (
    <Box role="status" sx={{ bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, pb: 1.5 }}>
      <Sums
        sums={[
          { label: 'Subtotal', amount: price?.subtotal ?? null },
          { label: tax, amount: price?.taxAmount ?? null },
          { label: 'Total', amount: price?.total ?? null, main: true },
        ]}
      />
      {price === null && 'The total is worked out once every line has its numbers.'}
    </Box>
  );
}

/** Takes the suggested share of the total as the deposit, where the typed one is another. */
export function SuggestedDeposit() {
  const { data } = useCall(adminSettings.readCatering, {});
  const { setValue } = useFormContext();
  const { price } = useTypedPrice();
  const typed = useWatch({ name: 'deposit' });
  if (!data || !price || price.total < 0) return null;
  const suggested = suggestedDeposit(price.total, data.depositPercentage);
  if (suggested === typed) return null;
  return (
    <Button
      color="secondary"
      size="small"
      onClick={() => setValue('deposit', suggested, { shouldDirty: true, shouldValidate: true })}
    >
      Take {data.depositPercentage}%: {formatMoney(suggested)}
    </Button>
  );
}
