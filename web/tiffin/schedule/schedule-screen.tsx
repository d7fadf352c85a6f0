import { useQuery } from '@tanstack/react-query';
import { OrderDesk } from '#web/tiffin/orders/order-dialogs.tsx';
import { availableDatesQuery, subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { CannotSchedule } from './cannot-schedule.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleFrame } from './schedule-frame.tsx';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';

/** Books or skips tiffins of one subscription. */
export function ScheduleScreen({ number, customerId }: { number: string; customerId: string }) {
  const loaded = useQuery(subscriptionQuery(number));
  const dates = useQuery(availableDatesQuery());
  const subscription = loaded.data;

  const content = () => {
    if (!subscription) {
      return loaded.isError ? (
        <LoadFailed onRetry={() => void loaded.refetch()} retrying={loaded.isFetching} />
      ) : (
        <ScheduleSkeleton />
      );
    }
    if (subscription.status !== 'active') return <CannotSchedule subscription={subscription} />;
    if (dates.data) {
      return (
        <ScheduleForm subscription={subscription} dates={dates.data} customerId={customerId} />
      );
    }
    return dates.isError ? (
      <ErrorState
        title="The delivery days did not load"
        error={dates.error}
        onRetry={() => void dates.refetch()}
        retrying={dates.isFetching}
      />
    ) : (
      <ScheduleSkeleton />
    );
  };

  return (
    <ScheduleFrame>
      <OrderDesk subscriptions={subscription ? [subscription] : []}>{content()}</OrderDesk>
    </ScheduleFrame>
  );
}
