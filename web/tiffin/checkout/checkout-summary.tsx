import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { TiffinPrice } from '#domain/tiffin/price.ts';
import { howToPayComes, useBusiness } from '#web/kitchen/business.ts';
import type { Offer } from '#web/money/pricing/offers.ts';
import { CYCLE_WORDS, unitWords } from '#web/money/pricing/plan-words.ts';
import { tiffinPriceLines } from '#web/money/pricing/price-lines.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';

/** What is bought and what it costs, line by line, and the button that asks for it. */
export function CheckoutSummary({
  offer: { group, variant },
  price,
  priceBefore,
  busy,
  children,
}: {
  offer: Offer;
  price: TiffinPrice;
  /** The total that was shown first, in cents; when it differs, the price has changed since. */
  priceBefore: number;
  busy: boolean;
  /** What went wrong with the last try. */
  children?: ReactNode;
}) {
  const pricePerTiffin = price.subtotal / variant.tiffinCount;
  const hasChanged = price.total !== priceBefore;
  return (
    <Card as="section" aria-labelledby="your-plan" className="p-5 sm:p-6 lg:sticky lg:top-6">
      <h2 id="your-plan" className="text-title">
        {group.name}
      </h2>
      <p className="mt-1.5 mb-4 flex flex-wrap items-center gap-2 text-ink-soft">
        <Badge tone="turmeric">{CYCLE_WORDS[variant.billingCycle]}</Badge>
        {variant.tiffinCount === 1 ? '1 credit' : `${variant.tiffinCount} credits`}
      </p>
      <PriceLines
        lines={tiffinPriceLines(price, {
          tiffinCount: variant.tiffinCount,
          ...(Number.isInteger(pricePerTiffin) && { pricePerTiffin }),
        })}
        total={{ label: `Total ${unitWords(variant.unit)}`, cents: price.total }}
      />
      <div className="mt-4 grid gap-3">
        {hasChanged && (
          <Banner kind="warning">
            Prices have changed. Please review your order. It was{' '}
            <s className="whitespace-nowrap">{formatMoney(priceBefore)}</s>, and is now{' '}
            <strong className="whitespace-nowrap">{formatMoney(price.total)}</strong>.
          </Banner>
        )}
        {children}
      </div>
      <Button type="submit" size="large" className="mt-4 w-full" busy={busy} busyText="Sending…">
        {hasChanged ? 'Confirm the new price' : 'Confirm subscription'}
      </Button>
      <p className="mt-3 text-sm text-ink-soft">
        Nothing to pay on this page. {howToPayComes(useBusiness())}; when your payment is here, we
        approve.
      </p>
    </Card>
  );
}
