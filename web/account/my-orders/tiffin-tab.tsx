import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addressLine } from '#domain/account/delivery-address.ts';
import { plural } from '#domain/platform/plural.ts';
import { OrderChooser } from '#web/account/home/order-chooser.tsx';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { historyPath, paths, schedulePath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { OrderCard } from '#web/tiffin/orders/order-card.tsx';
import { OrderDialogsProvider } from '#web/tiffin/orders/order-dialogs-provider.tsx';
import { PastOrderRow } from '#web/tiffin/orders/past-order-row.tsx';
import { ownSubscriptionsQuery } from '#web/tiffin/orders/queries.ts';
import { pastOf, upcomingOf } from '#web/tiffin/orders/upcoming.ts';
import {
  type OrdersTabProps,
  type OrdersView,
  type SubscriptionsShown,
  writeView,
} from './orders-view.ts';
import { OwnSubscriptionCard } from './own-subscription-card.tsx';
import { type FoundSubscription, searchSubscriptions } from './subscription-search.ts';
import { NothingFound, OrdersBar, OrdersFailed } from './tab-states.tsx';

const SubscriptionDetails = lazyPart(
  async () => (await import('./subscription-dialog.tsx')).SubscriptionDialog,
);

/** Plans that can be used now come first; the others keep their order, newest first. */
const usableFirst = (one: FoundSubscription, other: FoundSubscription) =>
  Number(other.subscription.actions.schedule) - Number(one.subscription.actions.schedule);

export const fetchOrders = (queries: QueryClient) => queries.prefetchQuery(ownSubscriptionsQuery());

/** Somebody who has never ordered. */
function NoSubscriptions() {
  return (
    <EmptyState
      title="Your first tiffin is a plan away"
      picture={<Drawing of="tiffin:open" />}
      action={<OrderChooser />}
    >
      Choose a plan, and the days that you want to be cooked for. Your plans and tiffins will be
      here.
    </EmptyState>
  );
}

const hits = (count: number) => plural(count, 'There is one', `There are ${count}`);

const CHOICES: readonly { plans: SubscriptionsShown; label: string }[] = [
  { plans: 'current', label: 'Current Plan' },
  { plans: 'past', label: 'Past Plans' },
];

/** The address of this page with other plans shown. */
function useSubscriptionsPath(view: OrdersView): (plans: SubscriptionsShown) => { search: string } {
  const [params] = useSearchParams();
  return (plans) => ({ search: `?${writeView({ ...view, plans }, params)}` });
}

/** Current or past plans, with how many of each there are. */
function SubscriptionsFilter({
  view,
  counts,
}: {
  view: OrdersView;
  counts: Record<SubscriptionsShown, number>;
}) {
  const pathOf = useSubscriptionsPath(view);
  return (
    <nav
      aria-label="Which plans"
      className="grid auto-cols-fr grid-flow-col rounded-full border border-edge bg-card p-0.5"
    >
      {CHOICES.map(({ plans, label }) => (
        <Link
          key={plans}
          to={pathOf(plans)}
          preventScrollReset
          aria-current={view.plans === plans ? 'true' : undefined}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:rounded-full aria-[current=true]:bg-ink aria-[current=true]:text-paper max-[26rem]:gap-1 max-[26rem]:px-3"
        >
          {label}
          <span className="rounded-chip bg-current/12 px-1.5 text-sm tabular-nums">
            {counts[plans]}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** Nothing in this view: nothing found, no current plan, or none that is over. */
function NoSubscriptionsShown({
  elsewhere,
  ...props
}: OrdersTabProps & {
  /** How many the other half of the filter has. */
  elsewhere: number;
}) {
  const { view, search } = props;
  const past = view.plans === 'past';
  const pathOf = useSubscriptionsPath(view);
  const over = elsewhere > 0 && (
    <p>
      {hits(elsewhere)} under{' '}
      <Link
        to={pathOf(past ? 'current' : 'past')}
        preventScrollReset
        className="font-semibold underline underline-offset-4"
      >
        {past ? 'Current Plan' : 'Past Plans'}
      </Link>
      .
    </p>
  );
  if (search.trim() !== '') {
    return (
      <NothingFound {...props}>
        {over || <p>Try a day (“Nov 23”), an order number or part of an address.</p>}
      </NothingFound>
    );
  }
  return (
    <EmptyState
      title={past ? 'No past plans' : 'No current plan'}
      picture={<Drawing of="spot:empty" />}
      action={!past && <LinkButton to={paths.pricing}>See plans and prices</LinkButton>}
    >
      {past ? <p>Plans that are used up or cancelled will be here.</p> : over}
    </EmptyState>
  );
}

/** Of what is over, the page shows this many, more where it is searched for; the history has the rest. */
const PAST_SHOWN = { usually: 5, searching: 30 };

/** The plans in view have no orders: the first of them that can be used leads on. */
function NothingBooked({ found }: { found: FoundSubscription[] }) {
  const usable = found.find(({ subscription }) => subscription.actions.schedule)?.subscription;
  return (
    <EmptyState
      title="Nothing booked yet"
      picture={<Drawing of="spot:empty" />}
      action={
        usable && (
          <LinkButton to={schedulePath(usable.subscriptionNumber)}>
            Schedule your first tiffin
          </LinkButton>
        )
      }
    >
      {usable
        ? 'Pick a weekday, and we cook for you that day.'
        : 'What you book will be here, with the time until which it can be skipped.'}
    </EmptyState>
  );
}

/** The orders of the plans in view: what is still to come, then the latest of what is over. */
function TiffinOrders({ found, searching }: { found: FoundSubscription[]; searching: boolean }) {
  const orders = found.flatMap((one) => one.orders);
  const upcoming = upcomingOf(orders);
  const past = pastOf(orders).slice(0, PAST_SHOWN[searching ? 'searching' : 'usually']);
  const several = found.length > 1;
  const subscriptionOf = (subscriptionId: string) =>
    found.find(({ subscription }) => subscription.subscriptionId === subscriptionId)?.subscription;
  if (orders.length === 0) return <NothingBooked found={found} />;
  return (
    <div className="grid gap-10">
      {upcoming.length > 0 && (
        <section aria-labelledby="booked">
          <h2 id="booked" className="mb-4 text-section">
            Booked tiffins
          </h2>
          <ul className="grid gap-4">
            {upcoming.map((order) => {
              const subscription = subscriptionOf(order.subscriptionId);
              return (
                <OrderCard
                  key={order.id}
                  order={order}
                  usualAddress={
                    subscription && addressLine(subscription.customerAddress, subscription)
                  }
                  planName={several ? subscription?.planName : undefined}
                />
              );
            })}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier" className="mb-4 text-section">
            Earlier
          </h2>
          <ul className="overflow-hidden rounded-card border border-line bg-card shadow-card">
            {past.map((order) => (
              <PastOrderRow key={order.id} order={order} withPlan={several} />
            ))}
          </ul>
        </section>
      )}
      <div className="grid justify-items-start gap-4">
        <TorontoTime />
        <LinkButton
          kind="quiet"
          to={historyPath(several ? undefined : found[0]?.subscription.subscriptionNumber)}
        >
          View order history
        </LinkButton>
      </div>
    </div>
  );
}

/** The tiffin plans of a customer and what is booked in them. */
export function Tab(props: OrdersTabProps) {
  const { view, search } = props;
  const loaded = useQuery(ownSubscriptionsQuery());
  const [details, setDetails] = useState<string | null>(null);
  const { data, refetch } = loaded;

  if (!data) return loaded.isError ? <OrdersFailed query={loaded} /> : props.room;
  const found = searchSubscriptions(data, search).sort(usableFirst);
  const current = found.filter(({ subscription }) => !subscription.isPast);
  const past = found.filter(({ subscription }) => subscription.isPast);
  const shown = view.plans === 'past' ? past : current;
  const opened = data.find(({ subscriptionNumber }) => subscriptionNumber === details);

  return (
    <OrderDialogsProvider subscriptions={data}>
      {data.length === 0 ? (
        <NoSubscriptions />
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
            <SubscriptionsFilter
              view={view}
              counts={{ current: current.length, past: past.length }}
            />
          </OrdersBar>
          {shown.length === 0 ? (
            <NoSubscriptionsShown
              {...props}
              elsewhere={view.plans === 'past' ? current.length : past.length}
            />
          ) : (
            <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
              <ul className="grid gap-4">
                {shown.map(({ subscription }) => (
                  <OwnSubscriptionCard
                    key={subscription.subscriptionId}
                    subscription={subscription}
                    onDetails={() => setDetails(subscription.subscriptionNumber)}
                  />
                ))}
              </ul>
              <TiffinOrders found={shown} searching={search.trim() !== ''} />
            </div>
          )}
        </>
      )}
      {opened && (
        <LazyDialog title={opened.planName} wide onClose={() => setDetails(null)}>
          <SubscriptionDetails subscription={opened} onClose={() => setDetails(null)} />
        </LazyDialog>
      )}
    </OrderDialogsProvider>
  );
}
