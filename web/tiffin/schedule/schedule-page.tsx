import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths, schedulePath } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { OrderDialogsProvider } from '#web/tiffin/orders/order-dialogs-provider.tsx';
import { creditsText } from '#web/tiffin/orders/order-text.ts';
import {
  availableDatesQuery,
  ownSubscriptionsQuery,
  subscriptionQuery,
} from '#web/tiffin/orders/queries.ts';
import type { Route } from './+types/schedule-page';
import { ScheduleForm } from './schedule-form.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Daily Tiffin',
    description: 'Book a tiffin for a day and time, or skip one that you have booked.',
    path: paths.tiffinSchedule,
    noindex: true,
  });

/** Most plans that are opened here can be booked in. */
const CannotSchedule = lazyPart(async () => (await import('./cannot-schedule.tsx')).CannotSchedule);

/** What other pages pass on when they lead here. */
type NavigationState = { subscriptionNumber?: string } | null;

/** The person is sent to the price list after this long, in milliseconds. */
const LEAVES_AFTER = 3000;

/**
 * The subscription could not be loaded: says so and goes to the price list, unless somebody tries
 * again first.
 */
export function LoadFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const navigate = useNavigate();
  const stays = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!stays.current) void navigate(paths.pricing, { replace: true });
    }, LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <ErrorState
      title="Failed to load subscription data"
      message="We are taking you to the price list. Your plans and booked tiffins are safe under My Orders."
      onRetry={() => {
        stays.current = true;
        onRetry();
      }}
      retrying={retrying}
    />
  );
}

/** The head of the screen, the same while it loads and after. */
export function ScheduleFrame({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap">
      <PageHeading
        title="Daily Tiffin"
        lead={lead ?? 'Pick a weekday, and we cook for you that day. One credit is one tiffin.'}
      />
      {children}
      <SupportLine className="mt-12" />
    </div>
  );
}

/** Room for the form and what stands beside it. */
function ScheduleSkeleton() {
  return (
    <Skeleton
      label="Loading your subscription…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <span className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-8 lg:order-0 order-1">
        <Bone className="h-7 w-1/2" />
        <Bone className="h-72 w-full rounded-card" />
        <Bone className="h-5 w-28" />
        <Bone className="h-28 w-full rounded-control" />
        <Bone className="h-12 w-40 rounded-full" />
        <Bone className="h-20 w-full rounded-control" />
      </span>
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-7 w-2/3" />
        <Bone className="h-4 w-1/2" />
        <Bone className="mt-2 h-9 w-1/3" />
        <Bone className="h-5 w-full" />
      </span>
    </Skeleton>
  );
}

/**
 * No subscription is named: the only active one is meant, of several the customer chooses, and
 * without any the price list comes next.
 */
function ChooseSubscription() {
  const navigate = useNavigate();
  const { data, isError, refetch, isFetching } = useQuery(ownSubscriptionsQuery());
  const active = data?.filter(({ status }) => status === 'active');
  const only = active?.length === 1 ? active[0]?.subscriptionNumber : undefined;
  const none = active?.length === 0;

  useEffect(() => {
    if (only) void navigate(schedulePath(only), { replace: true });
    if (none) void navigate(paths.pricing, { replace: true });
  }, [only, none, navigate]);

  if (isError && !data) {
    return (
      <ScheduleFrame>
        <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
      </ScheduleFrame>
    );
  }
  if (!active || active.length < 2) {
    return (
      <ScheduleFrame>
        <ScheduleSkeleton />
      </ScheduleFrame>
    );
  }
  return (
    <ScheduleFrame lead="Which of your plans should this tiffin come from?">
      <ul className="grid gap-4 sm:grid-cols-2">
        {active.map(({ subscriptionNumber, planName, remainingCredits }) => (
          <li key={subscriptionNumber}>
            <Link
              to={schedulePath(subscriptionNumber)}
              replace
              className="flex items-center gap-4 rounded-card border border-line bg-card p-5 shadow-card hover:border-ink focus-visible:rounded-card"
            >
              <span className="grid grow">
                <span className="font-heading text-title font-bold">{planName}</span>
                <span className="text-ink-soft tabular-nums">{subscriptionNumber}</span>
                <span className="mt-1 font-semibold tabular-nums">
                  {creditsText(remainingCredits)} remaining
                </span>
              </span>
              <Icon of={ChevronRight} className="size-6 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </ScheduleFrame>
  );
}

/** Books or skips a tiffin of `?subscription=`; without one, of the plan that there is. */
export default function SchedulePage() {
  const customer = useCustomer();
  const [params] = useSearchParams();
  const passed = useLocation().state as NavigationState;
  const number = params.get('subscription') || passed?.subscriptionNumber;
  if (!customer) {
    return (
      <ScheduleFrame>
        <ScheduleSkeleton />
      </ScheduleFrame>
    );
  }
  return number ? (
    <ScheduleScreen key={number} number={number} customerId={customer.id} />
  ) : (
    <ChooseSubscription />
  );
}

/** Books or skips tiffins of one subscription. */
function ScheduleScreen({ number, customerId }: { number: string; customerId: string }) {
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
    if (subscription.status !== 'active') {
      return (
        <LazyBoundary room={<ScheduleSkeleton />}>
          <CannotSchedule subscription={subscription} />
        </LazyBoundary>
      );
    }
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
      <OrderDialogsProvider subscriptions={subscription ? [subscription] : []}>
        {content()}
      </OrderDialogsProvider>
    </ScheduleFrame>
  );
}
