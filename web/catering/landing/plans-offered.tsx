import type { CateringPlan } from '#contract/catering/menu.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { FeatureList } from '#web/money/pricing/feature-list.tsx';
import { unitLabel } from '#web/money/pricing/plan-text.ts';
import { inquiryPath, pricingPath } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';

function PlanCard({ plan }: { plan: CateringPlan }) {
  const delivery =
    plan.deliveryCharge === 0
      ? 'Free delivery'
      : `Delivery ${formatMoney(plan.deliveryCharge)} ${unitLabel(plan.unit)}`;
  return (
    <li className="grid grid-rows-[auto_1fr_auto] gap-4 rounded-card border border-line bg-card p-6 shadow-card">
      <div>
        <h3 className="text-title">{plan.name}</h3>
        <p className="mt-1 text-ink-soft">{plan.description}</p>
      </div>
      <FeatureList features={plan.features} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-line pt-4">
        <div>
          <p>
            <span className="text-ink-soft">from </span>
            <span className="font-heading text-section tabular-nums">
              {formatMoney(plan.price)}
            </span>
            <span className="text-ink-soft"> {unitLabel(plan.unit)}</span>
          </p>
          <p className="text-sm text-ink-soft tabular-nums">
            {delivery} · {formatPercent(plan.taxPercentage)} tax on the plan
          </p>
        </div>
        <LinkButton
          to={inquiryPath({ plan: plan.id })}
          prefetch="intent"
          kind="quiet"
          className="max-sm:w-full"
        >
          Choose Plan
          <span className="sr-only"> {plan.name}</span>
        </LinkButton>
      </div>
    </li>
  );
}

/** What a guest costs: the plans with their prices, from the API. */
export function PlansOffered({
  plans,
  error,
  isWorking,
  onRetry,
}: {
  plans: readonly CateringPlan[] | undefined;
  error: unknown;
  isWorking: boolean;
  onRetry: () => void;
}) {
  return (
    <section aria-labelledby="plans" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div className="wrap">
        <h2 id="plans" className="text-section">
          Priced by the guest
        </h2>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          Every plan is a whole meal. You choose the sabji, the sweet, the dal, the bread and the
          rice, and see what each choice comes to.
        </p>
        <div className="mt-8">
          {plans && plans.length > 0 ? (
            <ul className="grid gap-5 md:grid-cols-2">
              {plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} />
              ))}
            </ul>
          ) : plans ? (
            <p className="text-lg">There are no set plans at the moment. Ask us for a menu.</p>
          ) : error ? (
            <ErrorState
              title="The prices did not load"
              error={error}
              onRetry={onRetry}
              retrying={isWorking}
            />
          ) : (
            <SkeletonCards count={2} label="Loading the plans…" />
          )}
        </div>
        <LinkButton to={pricingPath({ service: 'catering' })} kind="plain" className="mt-5 px-0!">
          Compare the plans
        </LinkButton>
      </div>
    </section>
  );
}
