import { formatMoney, formatPercent } from '#domain/money.ts';
import { CallUs } from './contact-ways.tsx';
import { FeatureList } from './feature-list.tsx';
import type { Offer } from './offers.ts';
import { PlanHeading, planCardClass } from './plan-heading.tsx';
import { unitWords } from './plan-words.ts';

/** One catering plan in full: priced by the guest, and booked by telephone. */
export function CateringPlanCard({ offer }: { offer: Offer }) {
  const { variant } = offer;
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
            <dt className="text-ink-soft">Tax on the food</dt>
            <dd className="text-right font-medium">{formatPercent(variant.taxPercentage)}</dd>
          </dl>
          <div>
            <p className="mb-2 text-ink-soft">Tell us the day, the place and the guests:</p>
            <CallUs className="w-full" />
          </div>
        </div>
      </div>
    </li>
  );
}
