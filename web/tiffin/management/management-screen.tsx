import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#contract/platform/api-error.ts';
import { CalendarFeedCard } from '#web/tiffin/calendar-feed/calendar-feed-card.tsx';
import { paths } from '#web/paths.ts';
import { PlannedPause } from '#web/tiffin/management/planned-pause.tsx';
import { PaymentsCard } from '#web/money/payments-card.tsx';
import { OrderDesk } from '#web/tiffin/orders/order-dialogs.tsx';
import { subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { UsualCard } from '#web/tiffin/recurring-booking/usual-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { DietNotice } from './diet-notice.tsx';
import { ManagementSkeleton } from './management-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StateNotice } from './state-notice.tsx';
import { UpcomingOrders } from './upcoming-orders.tsx';

/** One plan: details, quick actions, and what is booked in it. */
export function ManagementScreen({ number }: { number: string }) {
  const { data, error, refetch, isFetching } = useQuery(subscriptionQuery(number));
  if (!data) {
    if (!error) return <ManagementSkeleton />;
    const message = isApiError(error)
      ? error.message
      : 'Failed to fetch subscription details. Please try again.';
    return (
      <ErrorState
        title="Your plan did not load"
        message={message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={
          <LinkButton kind="quiet" to={paths.pricing}>
            Create New Subscription
          </LinkButton>
        }
      />
    );
  }
  return (
    <OrderDesk subscriptions={[data]}>
      <StateNotice subscription={data} />
      <DietNotice subscription={data} />
      <PlannedPause subscription={data} />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
        <div className="grid gap-6">
          <DetailsCard subscription={data} />
          <QuickActions subscription={data} />
          <UsualCard subscription={data} />
        </div>
        <div className="grid gap-6">
          <UpcomingOrders subscription={data} />
          <PaymentsCard subscription={data} />
          <CalendarFeedCard />
        </div>
      </div>
    </OrderDesk>
  );
}
