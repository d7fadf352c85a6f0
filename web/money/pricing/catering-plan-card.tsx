import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { chosenCateringPath } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { FeatureList } from './feature-list.tsx';
import type { Offer } from './offers.ts';
import { PlanHeading, planCardClass } from './plan-heading.tsx';
import { unitWords } from './plan-words.ts';

/** One catering plan in full: priced by the guest, and the way to the inquiry. */
export function CateringPlanCard({ offer }: { offer: Offer }) {
  const { group, variant } = offer;
  return (
    <li className={planCardClass(offer)}>
      <PlanHeading offer={offer} />
      <div className="grid gap-x-12 gap-y-5 p-6 md:grid-cols-2">
        <FeatureList features={variant.features} />
        <div className="grid content-start gap-4">
          <p>
            <span className="font-heading text-section whitespace-nowrap tabular-nums">
              {formatMoney(variant.price)}
            </span>{' '}
            <span className="text-ink-soft">{unitWords(variant.unit)}</span>
          </p>
          <dl className="grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4 tabular-nums">
            <dt className="text-ink-soft">Delivery</dt>
            <dd className="text-right font-medium">
              {variant.deliveryCharge === 0
                ? 'Free'
                : `${formatMoney(variant.deliveryCharge)} ${unitWords(variant.unit)}`}
            </dd>
            <dt className="text-ink-soft">Tax on the plan</dt>
            <dd className="text-right font-medium">{formatPercent(variant.taxPercentage)}</dd>
          </dl>
          <LinkButton
            to={chosenCateringPath(variant.id)}
            prefetch="intent"
            kind={group.isPopular ? 'primary' : 'quiet'}
            className="w-full"
          >
            Choose Plan
            <span className="sr-only"> {group.name}</span>
          </LinkButton>
          <p className="text-sm text-ink-soft">
            You put the menu together and see what it comes to; nothing is paid yet.
          </p>
        </div>
      </div>
    </li>
  );
}
