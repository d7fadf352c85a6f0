import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderDesk } from '#web/tiffin/orders/order-dialogs.tsx';
import { ownSubscriptionsQuery } from '#web/tiffin/orders/queries.ts';
import { LaterDialog, laterPart } from '#web/platform/ui/later.tsx';
import { NoPlans, NoPlansShown } from './no-plans.tsx';
import { OrdersBar } from './orders-bar.tsx';
import { OrdersFailed } from './orders-failed.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import { PlanCard } from './plan-card.tsx';
import { PlansFilter } from './plans-filter.tsx';
import { type PlanFound, searchPlans } from './search.ts';
import { TiffinOrders } from './tiffin-orders.tsx';

const detailsPart = laterPart('plan-details', () => import('./plan-details.tsx'));

/** Plans that can be used now come first; the others keep their order, newest first. */
const usableFirst = (one: PlanFound, other: PlanFound) =>
  Number(other.plan.actions.schedule) - Number(one.plan.actions.schedule);

export const fetchOrders = (queries: QueryClient) => queries.prefetchQuery(ownSubscriptionsQuery());

/** The tiffin plans of a customer and what is booked in them. */
export function Tab(props: OrdersTabProps) {
  const { view, search } = props;
  const loaded = useQuery(ownSubscriptionsQuery());
  const [details, setDetails] = useState<string | null>(null);
  const { data, refetch } = loaded;

  if (!data) return loaded.isError ? <OrdersFailed query={loaded} /> : props.room;
  const found = searchPlans(data, search).sort(usableFirst);
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
          <h2 className="sr-only">Your plans</h2>
          <OrdersBar
            noun={['plan', 'plans']}
            found={found.length}
            total={data.length}
            search={search}
            failed={loaded.isRefetchError}
            look={async () => !(await refetch()).isError}
          >
            <PlansFilter view={view} counts={{ current: current.length, past: past.length }} />
          </OrdersBar>
          {shown.length === 0 ? (
            <NoPlansShown
              {...props}
              elsewhere={view.plans === 'past' ? current.length : past.length}
            />
          ) : (
            <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
              <ul className="grid gap-4">
                {shown.map(({ plan }) => (
                  <PlanCard
                    key={plan.subscriptionId}
                    plan={plan}
                    onDetails={() => setDetails(plan.subscriptionNumber)}
                  />
                ))}
              </ul>
              <TiffinOrders found={shown} searching={search.trim() !== ''} />
            </div>
          )}
        </>
      )}
      {opened && (
        <LaterDialog of={detailsPart} title={opened.planName} wide onClose={() => setDetails(null)}>
          {({ PlanDetails }) => <PlanDetails plan={opened} onClose={() => setDetails(null)} />}
        </LaterDialog>
      )}
    </OrderDesk>
  );
}
