import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { priceOfSnacks } from '#domain/snacks/price.ts';

/** What a customer pays for one, fetched or brought, worked out while it is typed. */
export function PriceLine() {
  const [price, deliveryCharge, taxPercentage, unit] = useWatch({
    name: ['price', 'deliveryCharge', 'taxPercentage', 'unit'],
  });
  const isPriced = [price, deliveryCharge, taxPercentage].every(
    (value) => Number.isSafeInteger(value) && value >= 0,
  );
  const line = (deliveryType: DeliveryType) => {
    const snack = { price, deliveryCharge, taxPercentage, quantity: 1 };
    const worked = priceOfSnacks([snack], deliveryType);
    return (
      <div>
        {deliveryType === 'pickup' ? 'Picked up' : 'Delivered'}:{' '}
        <strong>{formatMoney(worked.total)}</strong> ({formatMoney(worked.subtotal)}
        {worked.deliveryFee > 0 && ` + ${formatMoney(worked.deliveryFee)} delivery`}
        {worked.taxAmount > 0 &&
          ` + ${formatMoney(worked.taxAmount)} tax at ${formatPercent(taxPercentage)}`}
        )
      </div>
    );
  };
  return (
    <Box
      role="status"
      sx={{ width: '100%', bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, py: 1.25, my: 1 }}
    >
      {isPriced ? (
        <>
          <div>A customer pays for one{unit ? ` (${unit})` : ''}:</div>
          {line('pickup')}
          {line('delivery')}
        </>
      ) : (
        'What a customer pays shows here once there is a price.'
      )}
    </Box>
  );
}
