import { formatMoney } from '#domain/money/money.ts';
import { priceOfTiffinPlan } from '#domain/tiffin/price.ts';
import { checkoutPath } from '#web/paths.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';
import { FeatureList } from './feature-list.tsx';
import type { Offer } from './offers.ts';
import { PlanHeading, planCardClass } from './plan-heading.tsx';
import { CYCLE_WORDS, saveWords, unitWords } from './plan-words.ts';
import { tiffinPriceLines } from './price-lines.ts';

/** One tiffin plan in full: what is in it, what it costs line by line, and the way to it. */
export function TiffinPlanCard({ offer }: { offer: Offer }) {
  const { group, variant } = offer;
  const save = saveWords(variant.discountPercentage);
  const price = priceOfTiffinPlan(variant);
  return (
    <li
      className={`grid grid-rows-[auto_auto_1fr_auto_auto] lg:row-span-5 lg:grid-rows-subgrid lg:gap-y-0 ${planCardClass(offer)}`}
    >
      <PlanHeading offer={offer} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-6 pt-5">
        <p>
          <span className="font-heading text-section whitespace-nowrap tabular-nums">
            {formatMoney(variant.price)}
          </span>{' '}
          <span className="text-ink-soft">a tiffin</span>
        </p>
        {save && <Badge tone="leaf">{save}</Badge>}
      </div>
      <div className="px-6 pt-4">
        <FeatureList features={variant.features} />
      </div>
      <div className="px-6 pt-5">
        <PriceLines
          lines={tiffinPriceLines(price, variant)}
          total={{ label: `Total ${unitWords(variant.unit)}`, cents: price.total }}
        />
      </div>
      <div className="px-6 pt-5 pb-6">
        <LinkButton
          to={checkoutPath(variant.id)}
          prefetch="intent"
          kind={group.isPopular ? 'primary' : 'quiet'}
          className="w-full"
        >
          Choose Plan
          <span className="sr-only">
            {' '}
            {group.name}, {CYCLE_WORDS[variant.billingCycle].toLowerCase()}
          </span>
        </LinkButton>
      </div>
    </li>
  );
}
