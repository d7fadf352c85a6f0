import { Box } from '@mui/material';
import { BooleanInput, NumberInput, SelectInput, TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoneyInput, PercentInput } from '#admin/platform/parts/decimal-input.tsx';
import { RowsInput } from '#admin/platform/parts/rows-input.tsx';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { priceOfTiffinPlan } from '#domain/tiffin/price.ts';
import { BoxInputs } from './box-inputs.tsx';
import { EachGuestGets } from './each-guest-gets.tsx';
import { cycleChoices } from './kinds.ts';
import { totalPriceOf } from './plan-body.ts';

const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** One way to buy a plan: how many, for how much, with what. */
export function VariantInputs() {
  const planType = useWatch({ name: 'planType' });
  const isTiffin = planType !== 'catering';
  return (
    <Box sx={{ width: '100%', py: 1 }}>
      <Box sx={GRID}>
        <SelectInput
          source="billingCycle"
          label="Billed"
          choices={cycleChoices(isTiffin ? 'tiffin' : 'catering')}
          emptyText={false}
          fullWidth
        />
        {isTiffin && <NumberInput source="tiffinCount" label="Tiffins" min={1} step={1} />}
        <MoneyInput
          source="price"
          label={isTiffin ? 'Price per tiffin' : 'Price per person'}
          required
        />
        <TextInput
          source="unit"
          label={`Unit behind the price (${isTiffin ? '/week' : '/person'})`}
        />
        <MoneyInput
          source="deliveryCharge"
          label={isTiffin ? 'Delivery per tiffin' : 'Delivery per person'}
        />
        <PercentInput source="taxPercentage" label={isTiffin ? 'HST' : 'HST, on the price alone'} />
        <NumberInput
          source="discountPercentage"
          label="'Save …%' on the card (only a label)"
          min={0}
          max={100}
        />
        <BooleanInput source="isActive" label="On offer" />
      </Box>
      {isTiffin && <PriceLine />}
      {isTiffin && <BoxInputs />}
      <RowsInput
        source="features"
        heading="What it comes with"
        addWords="Add a feature"
        blank={{ text: '', isActive: true }}
      >
        <TextInput source="text" label="Feature" />
        <BooleanInput source="isActive" label="Included" />
      </RowsInput>
      {!isTiffin && <EachGuestGets />}
    </Box>
  );
}

/** What a customer pays for it, worked out while it is typed. */
function PriceLine() {
  const { getSource } = useSourceContext();
  const variant = useWatch({ name: getSource('') }) ?? {};
  const { price, tiffinCount, deliveryCharge, taxPercentage } = variant;
  const whole = [price, tiffinCount, deliveryCharge, taxPercentage].every((value) =>
    Number.isSafeInteger(value),
  );
  if (!whole) return null;
  const worked = priceOfTiffinPlan(variant);
  const total = totalPriceOf('tiffin', variant);
  return (
    <Box
      role="status"
      sx={{ bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, py: 1.25, my: 1 }}
    >
      {total !== null && (
        <div>
          Total price on the card: <strong>{formatMoney(total)}</strong> ({tiffinCount} ×{' '}
          {formatMoney(price)})
        </div>
      )}
      <div>
        A customer pays <strong>{formatMoney(worked.total)}</strong>: {formatMoney(worked.subtotal)}
        {worked.deliveryFee > 0 && ` + ${formatMoney(worked.deliveryFee)} delivery`}
        {worked.taxAmount > 0 &&
          ` + ${formatMoney(worked.taxAmount)} tax (${formatPercent(taxPercentage)})`}
      </div>
    </Box>
  );
}
