import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderDesk } from '#web/tiffin/order-dialogs.tsx';
import { ownSubscriptionsQuery } from '#web/tiffin/queries.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useSearchText } from '#web/ui/use-search-text.ts';
import { FAILED_TO_LOAD } from './failed-words.ts';
import { NoPlans, NoPlansShown } from './no-plans.tsx';
import type { OrdersView } from './orders-view.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanDetails } from './plan-details.tsx';
import { PlansFilter } from './plans-filter.tsx';
import { type PlanFound, searchPlans } from './search.ts';
import { TiffinOrders } from './tiffin-orders.tsx';
import { TiffinSkeleton } from './tiffin-skeleton.tsx';

/** Plans that can be used now come first; the others keep their order, newest first. */
const usableFirst = (one: PlanFound, other: PlanFound) =>
  Number(other.plan.actions.schedule) - Number(one.plan.actions.schedule);

/** The tiffin plans of a customer and what is booked in them (spec 2 section 2, Tiffin tab). */
export function TiffinTab({
  view,
  onView,
}: {
  view: OrdersView;
  onView: (change: Partial<OrdersView>, replace?: boolean) => void;
}) {
  const { data, error, refetch, isFetching } = useQuery(ownSubscriptionsQuery());
  const [text, setText] = useSearchText(view.search, (search) => onView({ search }, true));
  const [details, setDetails] = useState<string | null>(null);

  if (!data) {
    if (!error) return <TiffinSkeleton />;
    return (
      <ErrorState
        title="Your orders did not load"
        message={FAILED_TO_LOAD}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const found = searchPlans(data, text).sort(usableFirst);
  const current = found.filter(({ plan }) => !plan.isPast);
  const past = found.filter(({ plan }) => plan.isPast);
  const shown = view.plans === 'past' ? past : current;
  const opened = data.find(({ subscriptionNumber }) => subscriptionNumber === details);

  return (
    <OrderDesk subscriptions={data}>
      {data.length === 0 ? (
        <NoPlans />
      ) : (
        <>
          <div className="mb-6 grid gap-3 sm:grid-cols-[1fr_auto]">
            <SearchBox
              label="Search your plans and orders"
              placeholder="A day, a number, an address…"
              value={text}
              onChange={setText}
            />
            <PlansFilter view={view} counts={{ current: current.length, past: past.length }} />
          </div>
          {shown.length === 0 ? (
            <NoPlansShown
              view={{ ...view, search: text }}
              elsewhere={view.plans === 'past' ? current.length : past.length}
              onClear={() => setText('')}
            />
          ) : (
            <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
              <ul className="grid gap-5">
                {shown.map(({ plan }) => (
                  <PlanCard
                    key={plan.subscriptionId}
                    plan={plan}
                    onDetails={() => setDetails(plan.subscriptionNumber)}
                  />
                ))}
              </ul>
              <TiffinOrders found={shown} searching={text.trim() !== ''} />
            </div>
          )}
        </>
      )}
      {opened && <PlanDetails plan={opened} onClose={() => setDetails(null)} />}
    </OrderDesk>
  );
}
