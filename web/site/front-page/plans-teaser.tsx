import type { PlanGroup } from '#contract/money/plans.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { planGroupsQuery } from '#web/money/pricing/queries.ts';
import { paths, pricingPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { SkeletonCards } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';

/** The lowest and highest price per tiffin of a group, in cents. */
function priceRange(group: PlanGroup): { from: number; to: number } {
  const prices = group.variants.map((variant) => variant.price);
  return { from: Math.min(...prices), to: Math.max(...prices) };
}

function PlanCard({ group }: { group: PlanGroup }) {
  const { from, to } = priceRange(group);
  return (
    <li
      className={`relative flex flex-col rounded-card border bg-card p-6 shadow-card ${group.isPopular ? 'border-turmeric ring-4 ring-turmeric/25' : 'border-line'}`}
    >
      {group.isPopular && (
        <Badge tone="turmeric" className="absolute top-5 right-5">
          {group.popularBadge ?? 'Popular'}
        </Badge>
      )}
      <h3 className="max-w-[70%] text-title">{group.name}</h3>
      <p className="mt-1.5 text-ink-soft">{group.description}</p>
      <p className="mt-auto pt-5">
        <span className="text-ink-soft">{from === to ? '' : 'from '}</span>
        <span className="font-heading text-section whitespace-nowrap">{formatMoney(from)}</span>
        <span className="text-ink-soft"> a tiffin</span>
      </p>
    </li>
  );
}

/** What a tiffin costs, by plan group; the whole price list is on the pricing page. */
export function PlansTeaser() {
  const {
    data: groups,
    isError,
    error,
    refetch,
    isFetching,
  } = usePageQuery(planGroupsQuery(call, 'tiffin'));
  return (
    <section aria-labelledby="plans" className="wrap pt-14 sm:pt-20">
      <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
        <div>
          <h2 id="plans" className="text-section">
            As big as your appetite
          </h2>
          <p className="mt-3 max-w-text text-lg text-ink-soft">
            Every plan comes by the meal, the week or the month. More at once costs less each.
          </p>
        </div>
        <Drawing of="tiffin:weekly" className="w-56 max-sm:hidden" />
      </div>
      <div className="mt-8">
        {groups ? (
          <ul className="grid gap-5 lg:grid-cols-3">
            {groups.map((group) => (
              <PlanCard key={group.id} group={group} />
            ))}
          </ul>
        ) : isError ? (
          <ErrorState
            title="The plans did not load"
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SkeletonCards label="Loading the plans…" />
        )}
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton to={pricingPath({ service: 'tiffin' })}>Compare plans and prices</LinkButton>
        <LinkButton to={paths.policy} kind="plain">
          Read how we do things
        </LinkButton>
      </div>
    </section>
  );
}
