import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatDate } from '#domain/platform/days.ts';
import { managementPath } from '#web/paths.ts';
import { cycleWords, periodWords } from '#web/tiffin/orders/plan-words.ts';
import { SubscriptionCard } from '#web/tiffin/orders/subscription-card.tsx';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** Another plan, which this one follows or which follows it. */
const PlanLine = ({ label, number }: { label: string; number: string }) => (
  <Line label={label}>
    <Link to={managementPath(number)} className="underline underline-offset-4">
      {number}
    </Link>
  </Line>
);

/** What the plan is: plan, state and credits, then billing cycle and start. */
export function DetailsCard({ subscription }: { subscription: Subscription }) {
  const { billingCycle, pausedUntil, status, totalCredits, startDate, renews, renewedBy } =
    subscription;
  const waiting = status === 'pending_approval';
  return (
    <SubscriptionCard subscription={subscription}>
      <dl className="mt-4 border-t border-line pt-3">
        <Line label="Billing cycle">{cycleWords(billingCycle)}</Line>
        <Line label="Total credits">
          {totalCredits}
          {waiting && ' after approval'}
        </Line>
        <Line label="Start date">{formatDate(startDate)}</Line>
        {status === 'paused' && pausedUntil && (
          <Line label="Paused through">{formatDate(pausedUntil)}</Line>
        )}
        {renews && <PlanLine label="Renews" number={renews} />}
        {renewedBy && <PlanLine label="Renewed by" number={renewedBy} />}
        <Line label="Period">{periodWords(subscription)}</Line>
      </dl>
    </SubscriptionCard>
  );
}
