import type { ReactNode } from 'react';
import type { Subscription } from '#contract/subscriptions.ts';
import { formatDate } from '#domain/days.ts';
import { cycleWords, periodWords } from '#web/tiffin/plan-words.ts';
import { SubscriptionCard } from '#web/tiffin/subscription-card.tsx';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** What the plan is: plan, state and credits, then billing cycle and start (spec 2 section 2). */
export function DetailsCard({ subscription }: { subscription: Subscription }) {
  const { billingCycle, pausedUntil, status, totalCredits, startDate } = subscription;
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
        {pausedUntil && <Line label="Paused through">{formatDate(pausedUntil)}</Line>}
        <Line label="Period">{periodWords(subscription)}</Line>
      </dl>
    </SubscriptionCard>
  );
}
