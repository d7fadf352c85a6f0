import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { formatPercent } from '#domain/money/money.ts';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';
import { guestsWords } from './words.ts';

/** What the inquiry was estimated at, line by line, in plain dollars. */
export function Estimate({ inquiry }: { inquiry: CateringInquiry }) {
  const { pricingCalculation: price, needsCall, quotes } = inquiry;
  return (
    <>
      <PriceLines
        format={formatPlainMoney}
        lines={[
          {
            label: 'Base price',
            note: `${guestsWords(inquiry)} at ${formatPlainMoney(price.pricePerPerson)}`,
            cents: price.basePrice,
          },
          { label: 'Additional charges', cents: price.additionalCharges },
          {
            label: 'Delivery',
            cents: price.deliveryFee,
            free: isBrought(inquiry.cateringService) ? 'Free' : 'Picked up',
          },
          {
            label: `Tax (${formatPercent(price.taxPercentage)})`,
            note: 'On the base price',
            cents: price.taxAmount,
          },
        ]}
        total={{ label: 'Estimate', cents: price.totalPrice }}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {quotes.length > 0
          ? 'What we estimated when you asked. The quote is what counts.'
          : needsCall
            ? `${WE_WILL_CALL}: for so many guests an estimate is only a first figure.`
            : 'An estimate. The quote that we send you is what counts.'}
      </p>
    </>
  );
}
