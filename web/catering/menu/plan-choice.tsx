import { useId } from 'react';
import type { Subject } from '#art/subjects.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringPlan } from '#contract/catering/menu.ts';
import { type Choices, dishOf } from '#domain/catering/menu.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { FeatureList } from '#web/money/pricing/feature-list.tsx';
import { unitLabel } from '#web/money/pricing/plan-text.ts';
import { useFieldError, useFormContext } from '#web/platform/form/form-context.ts';
import { FieldMessage } from '#web/platform/form/labelled.tsx';

const FIELD = 'selectedPlan.id';

/** What a plan costs besides the food, in a line. */
const besides = ({ deliveryCharge, taxPercentage, unit }: CateringPlan): string => {
  const delivery =
    deliveryCharge === 0
      ? 'Free delivery'
      : `Delivery ${formatMoney(deliveryCharge)} ${unitLabel(unit)}`;
  return `${delivery} · ${formatPercent(taxPercentage)} tax on the plan`;
};

function PlanCard({ plan, describedBy }: { plan: CateringPlan; describedBy: string | undefined }) {
  const { register } = useFormContext();
  const id = useId();
  return (
    <div className="relative isolate grid grid-rows-[auto_auto_1fr] gap-4 rounded-card border border-edge bg-card p-5 shadow-card has-checked:border-chilli-ink has-checked:bg-chilli-tint/35 has-checked:ring-1 has-checked:ring-chilli-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink sm:row-span-3 sm:grid-rows-subgrid">
      <div className="flex items-start gap-3">
        <input
          type="radio"
          id={id}
          value={plan.id}
          {...register(FIELD)}
          aria-describedby={[`${id}-price`, describedBy].filter(Boolean).join(' ')}
          className="relative z-10 mt-1 size-5 shrink-0 cursor-pointer outline-none"
        />
        <div className="min-w-0">
          {/* The whole card is its label. */}
          <label
            htmlFor={id}
            className="cursor-pointer font-heading text-title-sm font-bold after:absolute after:inset-0"
          >
            {plan.name}
          </label>
          <p className="mt-0.5 leading-snug text-ink-soft">{plan.description}</p>
        </div>
      </div>
      <div id={`${id}-price`} className="border-y border-line py-3">
        <p>
          <span className="font-heading text-title tabular-nums">{formatMoney(plan.price)}</span>{' '}
          <span className="text-ink-soft">{unitLabel(plan.unit)}</span>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft tabular-nums">{besides(plan)}</p>
      </div>
      <FeatureList features={plan.features} />
    </div>
  );
}

/** The plans, one of which is chosen. */
export function PlanChoice({ plans }: { plans: readonly CateringPlan[] }) {
  const id = useId();
  const error = useFieldError(FIELD);
  return (
    <fieldset className="min-w-0" aria-invalid={error ? true : undefined}>
      <legend className="sr-only">Catering plan</legend>
      {error && (
        <div className="-mt-1.5 mb-3">
          <FieldMessage id={`${id}-error`} error={error} />
        </div>
      )}
      <div className={`grid gap-4 ${plans.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} describedBy={error ? `${id}-error` : undefined} />
        ))}
      </div>
    </fieldset>
  );
}

/** In the katoris from the left around the back to the right. */
const BOWLS: readonly MenuCategory[] = ['sabji', 'dal', 'salad', 'shrikhand'];

/** So many katoris stand on a thali. */
const MOST_BOWLS = 5;

/** The chosen dishes as a thali to draw; a second sweet gets a katori where one is left. */
export function thaliSubject(choices: Choices): Subject {
  const names = (category: MenuCategory) =>
    (choices[category] ?? []).map(({ name }) => dishOf({ item: name, category }));
  const [first = '', ...more] = names('sweet');
  const bowls = [...BOWLS.flatMap(names), ...more].slice(0, MOST_BOWLS);
  const [bread = ''] = names('roti');
  const [rice = ''] = names('rice');
  return `served:${[bread, rice, first, ...bowls].join('|')}`;
}
