import type { ReactNode } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { StatusBadge } from '#web/platform/ui/status-badge.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { EndedCredits } from './ended-credits.tsx';

/** The subscription that a screen is about: number, plan, state, credits. */
export function SubscriptionCard({
  subscription,
  children,
}: {
  subscription: Subscription;
  /** More below: buttons, a notice. */
  children?: ReactNode;
}) {
  const { planName, subscriptionNumber, status, remainingCredits } = subscription;
  const waiting = status === 'pending_approval';
  return (
    <Card as="section" aria-label="Your subscription">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-title">{planName}</h2>
          <p className="text-ink-soft tabular-nums">{subscriptionNumber}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      {status === 'cancelled' ? (
        <div className="mt-4">
          <EndedCredits plan={subscription} withMoney={false} />
        </div>
      ) : (
        <p className="mt-4 mb-2.5 flex items-baseline gap-2">
          <span className="font-heading text-section leading-none font-extrabold tabular-nums">
            {waiting ? subscription.totalCredits : remainingCredits}
          </span>
          <span className="text-ink-soft">
            {waiting
              ? 'tiffins, once the kitchen approves'
              : remainingCredits === 1
                ? 'credit remaining'
                : 'credits remaining'}
          </span>
        </p>
      )}
      {!waiting && status !== 'cancelled' && <CreditMeter subscription={subscription} />}
      {children}
    </Card>
  );
}
