import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths, schedulePath } from '#web/paths.ts';
import { creditsWords } from '#web/tiffin/orders/deadline-words.ts';
import { ownSubscriptionsQuery } from '#web/tiffin/orders/queries.ts';
import { Icon } from '#web/platform/ui/icon.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ScheduleFrame } from './schedule-frame.tsx';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';

/**
 * No subscription is named: the only active one is meant, of several the customer chooses, and
 * without any the price list comes next.
 */
export function ChooseSubscription() {
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
                  {creditsWords(remainingCredits)} remaining
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
