import { formatMoney, formatPercent } from '#domain/money/money.ts';
import type { TiffinPrice } from '#domain/tiffin/price.ts';
import type { PriceLine } from '#web/platform/ui/price-lines.tsx';
import { tiffinsWords } from './plan-words.ts';

/** A tiffin plan's price as lines to show; the figures come from `domain/tiffin/price.ts`. */
export function tiffinPriceLines(
  price: TiffinPrice,
  { tiffinCount, pricePerTiffin }: { tiffinCount: number; pricePerTiffin?: number },
): PriceLine[] {
  return [
    {
      label: tiffinsWords(tiffinCount),
      ...(pricePerTiffin !== undefined &&
        tiffinCount > 1 && { note: `${formatMoney(pricePerTiffin)} each` }),
      cents: price.subtotal,
    },
    { label: 'Delivery', cents: price.deliveryFee, free: 'Free' },
    { label: `Tax (${formatPercent(price.taxPercentage)})`, cents: price.taxAmount },
  ];
}
