import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecurringBooking } from '#contract/tiffin/recurring-booking.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { dayOf } from '#domain/platform/days.ts';
import { recurringBookingLines } from '#domain/tiffin/recurring-booking-text.ts';
import { SUBSCRIPTIONS_OVER } from '#domain/tiffin/subscription-states.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { recurringBookingQuery } from './queries.ts';
import { RecurringBookingDays } from './recurring-booking-days.tsx';
import { creditForecastText, whyWaitingText } from './recurring-booking-text.ts';

const StopRecurringBooking = lazyPart(
  async () => (await import('./stop-recurring-booking.tsx')).StopRecurringBooking,
);
const RecurringBookingDialog = lazyPart(
  async () => (await import('./recurring-booking-dialog.tsx')).RecurringBookingDialog,
);

/**
 * What the recurring booking is, its next days and how far credits reach; or what it is, where
 * there is none.
 */
function RecurringBookingStatus({
  usual: recurringBooking,
  subscription,
  onAsk,
}: {
  usual: RecurringBooking;
  subscription: Subscription;
  onAsk: (what: 'change' | 'stop') => void;
}) {
  if (!recurringBooking.usual) {
    return (
      <>
        <p className="mt-1.5 text-ink-soft">
          Choose your weekdays once. We book them ahead while your credits last, and you skip,
          change or stop whenever you like.
        </p>
        <Button className="mt-4" kind="quiet" onClick={() => onAsk('change')}>
          Book my usual
        </Button>
      </>
    );
  }
  const today = dayOf({ epochMilliseconds: Date.now() });
  const waits = whyWaitingText(subscription);
  const forecast = creditForecastText(recurringBooking, today);
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {recurringBookingLines(recurringBooking.usual.entries).map(
          ({ days, what, deliveryAddress }) => (
            <li key={days}>
              <p className="font-bold">{days}</p>
              <p className="tabular-nums">{what}</p>
              {deliveryAddress && (
                <p className="text-sm text-ink-soft wrap-anywhere">To {deliveryAddress}</p>
              )}
            </li>
          ),
        )}
      </ul>
      {forecast && <p className="mt-3 font-semibold">{forecast}</p>}
      {waits && <p className="mt-3 text-ink-soft">{waits}</p>}
      <div className="mt-3">
        <RecurringBookingDays days={recurringBooking.days} label="The next days of your usual" />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2">
        <Button kind="quiet" size="small" onClick={() => onAsk('change')}>
          Change
        </Button>
        <Button kind="plain" size="small" onClick={() => onAsk('stop')}>
          Stop
        </Button>
      </div>
    </>
  );
}

/** What a customer takes every week: how to begin it, how it stands, how to change or stop it. */
export function RecurringBookingCard({ subscription }: { subscription: Subscription }) {
  const { status, subscriptionNumber } = subscription;
  const isOver = SUBSCRIPTIONS_OVER.includes(status);
  const { data, isFetching, isError, refetch } = useQuery({
    ...recurringBookingQuery(subscriptionNumber),
    enabled: !isOver,
  });
  const [asked, setAsked] = useState<'change' | 'stop' | null>(null);
  if (isOver) return null;

  const close = () => setAsked(null);
  return (
    <Card as="section" aria-labelledby="usual" className="no-print p-5 sm:p-6">
      <h2 id="usual" className="text-title-sm">
        Your usual
      </h2>
      {data ? (
        <RecurringBookingStatus usual={data} subscription={subscription} onAsk={setAsked} />
      ) : isError ? (
        <Banner
          kind="error"
          className="mt-3"
          action={
            <Button
              size="small"
              kind="quiet"
              busy={isFetching}
              busyText="Trying again…"
              onClick={() => void refetch()}
            >
              Try Again
            </Button>
          }
        >
          Your usual did not load.
        </Banner>
      ) : (
        <Skeleton label="Loading your usual…" className="mt-3 grid gap-2.5">
          <Bone />
          <Bone />
          <Bone className="h-4 w-2/3" />
          <Bone className="mt-2 h-11 w-40 rounded-full" />
        </Skeleton>
      )}
      {asked && data && (
        <LazyDialog
          wide={asked === 'change'}
          title={asked === 'stop' ? 'Stop your usual?' : 'Your usual'}
          onClose={close}
        >
          {asked === 'stop' ? (
            <StopRecurringBooking usual={data} subscription={subscription} onClose={close} />
          ) : (
            <RecurringBookingDialog usual={data} subscription={subscription} onClose={close} />
          )}
        </LazyDialog>
      )}
    </Card>
  );
}
