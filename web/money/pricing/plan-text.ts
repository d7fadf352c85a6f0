import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { TiffinPrice } from '#domain/money/plan-price.ts';
import { type Cents, formatMoney, formatPercent } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import type { PriceRow } from '#web/platform/ui/price-table.tsx';

/** A billing cycle as a customer reads it. */
export const BILLING_CYCLE_LABELS: Record<BillingCycle, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
  basic: 'Basic',
  premium: 'Premium',
  other: 'Other',
};

/** `20 tiffins`, `1 tiffin` */
export const tiffinsText = (count: number): string => counted(count, 'tiffin');

/** `/month` -> `per month`: the unit that the kitchen wrote beside a price. */
export const unitLabel = (unit: string): string => unit.replace(/^\s*\/\s*/, 'per ').trim();

/** The label of a price that is already lower: `Save 10%`; null when there is none. */
export const discountText = (discountPercentage: number | null): string | null =>
  discountPercentage ? `Save ${discountPercentage}%` : null;

/** A tiffin plan's price as the rows of its table; the figures come from `domain/money/plan-price.ts`. */
export function tiffinPriceRows(
  price: TiffinPrice,
  { tiffinCount, pricePerTiffin = null }: { tiffinCount: number; pricePerTiffin?: Cents | null },
): PriceRow[] {
  return [
    {
      label: tiffinsText(tiffinCount),
      ...(pricePerTiffin !== null &&
        tiffinCount > 1 && { note: `${formatMoney(pricePerTiffin)} each` }),
      cents: price.subtotal,
    },
    { label: 'Delivery', cents: price.deliveryFee, free: 'Free' },
    { label: `Tax (${formatPercent(price.taxPercentage)})`, cents: price.taxAmount },
  ];
}
