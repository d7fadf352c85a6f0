import type { InquiryPrice } from '#contract/catering/inquiry-menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { formatPercent } from '#domain/money/money.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { type PriceLine, PriceLines } from '#web/platform/ui/price-lines.tsx';
import type { FormEstimate } from './catalogue.ts';
import { extrasNote } from './estimate-words.ts';

function linesOf(
  price: InquiryPrice,
  { guests, choices, extras }: FormEstimate,
  isBrought: boolean,
): PriceLine[] {
  const perGuest = (cents: number) => `${guests} × ${formatPlainMoney(cents)}`;
  const note = extrasNote(choices, extras);
  return [
    { label: 'Base', note: perGuest(price.pricePerPerson), cents: price.basePrice },
    { label: 'Extras', ...(note && { note }), cents: price.additionalCharges },
    { label: 'Delivery', cents: price.deliveryFee, free: isBrought ? 'Free' : 'Picked up' },
    {
      label: 'Tax',
      note: `${formatPercent(price.taxPercentage)} of the base`,
      cents: price.taxAmount,
    },
  ];
}

/** What the event comes to, line by line, and what the kitchen still has a word in. */
export function EstimateCard({
  estimate,
  price,
  needsCall,
  isBrought,
}: {
  estimate: FormEstimate;
  /** The server's newer figures where it has sent some, else the estimate's own. */
  price: InquiryPrice;
  needsCall: boolean;
  isBrought: boolean;
}) {
  return (
    <div className="grid gap-4">
      <PriceLines
        lines={linesOf(price, estimate, isBrought)}
        total={{ label: 'Total', cents: price.totalPrice }}
        format={formatPlainMoney}
      />
      {needsCall && (
        <Banner kind="info" title={WE_WILL_CALL}>
          This is a big party, so this is a first estimate. We look at it with you on the phone.
        </Banner>
      )}
    </div>
  );
}
