import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { dietsDiffer, dietsDifferText } from '#domain/account/diets.ts';
import { formatDate } from '#domain/platform/days.ts';
import { pauseText, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { useSession } from '#web/account/session/session.ts';
import { CalendarOffer } from '#web/account/settings/calendar-offer.tsx';
import { PaymentsCard } from '#web/money/payment-list.tsx';
import { managementPath, paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { OrderDialogsProvider } from '#web/tiffin/orders/order-dialogs-provider.tsx';
import { subscriptionQuery } from '#web/tiffin/orders/queries.ts';
import { SubscriptionCard } from '#web/tiffin/orders/subscription-card.tsx';
import { billingCycleLabel, periodText } from '#web/tiffin/orders/subscription-text.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';
import { RecurringBookingCard } from '#web/tiffin/recurring-booking/recurring-booking-card.tsx';
import { QuickActions, StateNotice } from './quick-actions.tsx';
import { UpcomingOrders } from './upcoming-orders.tsx';

/** Only a household of several sees it. */
const PlanMember = lazyPart(async () => (await import('./plan-member.tsx')).PlanMember);

/** The own calendar beside a plan. */
const CalendarFeedCard = () => (
  <Card as="section" aria-labelledby="calendar-feed" className="no-print p-5 sm:p-6">
    <h2 id="calendar-feed" className="mb-1.5 text-title-sm">
      Your deliveries in your calendar
    </h2>
    <CalendarOffer />
  </Card>
);

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** Another plan, which this one follows or which follows it. */
const SubscriptionLink = ({ label, number }: { label: string; number: string }) => (
  <Line label={label}>
    <Link to={managementPath(number)} className="underline underline-offset-4">
      {number}
    </Link>
  </Line>
);

/** What the plan is: plan, state and credits, then billing cycle and start. */
function DetailsCard({ subscription }: { subscription: Subscription }) {
  const { billingCycle, pausedUntil, status, totalCredits, startDate, renews, renewedBy } =
    subscription;
  const waiting = status === 'pending_approval';
  return (
    <SubscriptionCard subscription={subscription}>
      <dl className="mt-4 border-t border-line pt-3">
        <Line label="Billing cycle">{billingCycleLabel(billingCycle)}</Line>
        <Line label="Total credits">
          {totalCredits}
          {waiting && ' after approval'}
        </Line>
        <Line label="Start date">{formatDate(startDate)}</Line>
        {status === 'paused' && pausedUntil && (
          <Line label="Paused through">{formatDate(pausedUntil)}</Line>
        )}
        {renews && <SubscriptionLink label="Renews" number={renews} />}
        {renewedBy && <SubscriptionLink label="Renewed by" number={renewedBy} />}
        <Line label="Period">{periodText(subscription)}</Line>
      </dl>
    </SubscriptionCard>
  );
}

/** A plan is cooked for another diet than the profile says; nothing while they agree. */
function DietNotice({ subscription }: { subscription: Subscription }) {
  const session = useSession();
  const cache = useTiffinCache();
  const toast = useToast();
  const { submit, busy, error } = useSubmit(async (diet: Subscription['diet']) => {
    const params = { id: subscription.subscriptionId };
    await cache.putSubscription(await call(subscriptions.changeDiet, { params, body: { diet } }));
    toast({ message: `This plan is ${DIET_LABELS[diet]} now.` });
  });
  // Of a household member's plan the profile says nothing.
  if (session.status !== 'signed-in' || subscription.memberId !== null) return null;
  if (!dietsDiffer(subscription, session.user.diet)) return null;
  const profileDiet = session.user.diet;
  return (
    <Banner
      kind="warning"
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            size="small"
            busy={busy}
            busyText="Saving…"
            onClick={() => void submit(profileDiet)}
          >
            Make this plan {DIET_LABELS[profileDiet]}
          </Button>
          <LinkButton kind="quiet" size="small" to={paths.profile}>
            Change my profile
          </LinkButton>
        </div>
      }
    >
      {dietsDifferText('This plan', subscription.diet, { profileDiet, whose: 'your' })} Tiffins that
      the kitchen has confirmed stay as they are.
      {error && <p role="alert">{error.message}</p>}
    </Banner>
  );
}

/** The pause that a plan will take, and the ways to change it or call it off; nothing without one. */
function PlannedPause({ subscription }: { subscription: Subscription }) {
  const dialogs = useOrderDialogs();
  const cache = useTiffinCache();
  const toast = useToast();
  const { submit, busy, error } = useSubmit(async () => {
    try {
      const going = await call(subscriptions.callOffPause, {
        params: { id: subscription.subscriptionId },
      });
      await cache.putSubscription(going);
      return going;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });
  const planned = plannedPauseOf(subscription);
  if (!planned) return null;

  async function callOff() {
    if (!(await submit(undefined))) return;
    toast({ message: 'The pause is called off. What it has skipped stays skipped.' });
    // The button that was pressed is gone with the pause.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Banner
      kind="info"
      title={`A pause is planned ${pauseText(planned)}`}
      className="mb-6"
      action={
        subscription.actions.changePause && (
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" kind="quiet" onClick={() => dialogs.pause(subscription)}>
              Change its days
            </Button>
            <Button
              size="small"
              kind="quiet"
              busy={busy}
              busyText="Calling it off…"
              onClick={() => void callOff()}
            >
              Call it off
            </Button>
          </div>
        )
      }
    >
      {subscription.actions.changePause
        ? `It begins${planned.until ? ' and ends' : ''} by itself. Its days cannot be booked.`
        : 'The kitchen has planned it. Its days cannot be booked.'}
      {error && <span className="mt-2 block font-semibold">{error.message}</span>}
    </Banner>
  );
}

/**
 * Room for a plan's details, its actions and its upcoming tiffins; `short` where the address names
 * no plan, so that most likely only a sentence comes.
 */
export function ManagementSkeleton({ short = false }: { short?: boolean }) {
  if (short) {
    return (
      <Skeleton label="Loading your plan…">
        <Bone className="h-96 w-full rounded-card" />
      </Skeleton>
    );
  }
  return (
    <Skeleton
      label="Loading your plan…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10"
    >
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-7 w-2/3" />
        <Bone className="h-4 w-1/2" />
        <Bone className="mt-2 h-9 w-1/3" />
        <Bone className="h-12 w-full" />
        <Bone className="mt-3 h-4 w-full" />
        <Bone className="h-4 w-full" />
        <Bone className="h-4 w-full" />
      </span>
      <span className="grid gap-4">
        <Bone className="h-9 w-64" />
        {[0, 1, 2].map((row) => (
          <span key={row} className="flex gap-4 rounded-card border border-line bg-card p-5">
            <Bone className="h-19 w-16 rounded-control" />
            <span className="grid grow content-start gap-2.5">
              <Bone className="h-5 w-1/2" />
              <Bone className="h-4 w-1/3" />
              <Bone className="h-4 w-2/3" />
            </span>
          </span>
        ))}
      </span>
    </Skeleton>
  );
}

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
    <OrderDialogsProvider subscriptions={[data]}>
      <StateNotice subscription={data} />
      <DietNotice subscription={data} />
      <PlannedPause subscription={data} />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
        <div className="grid gap-6">
          <DetailsCard subscription={data} />
          <LazyBoundary room={null}>
            <PlanMember subscription={data} />
          </LazyBoundary>
          <QuickActions subscription={data} />
          <RecurringBookingCard subscription={data} />
        </div>
        <div className="grid gap-6">
          <UpcomingOrders subscription={data} />
          <PaymentsCard subscription={data} />
          <CalendarFeedCard />
        </div>
      </div>
    </OrderDialogsProvider>
  );
}
