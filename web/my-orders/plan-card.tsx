import { Link } from 'react-router';
import type { Subscription } from '#contract/subscriptions.ts';
import { dayOf, formatDate } from '#domain/days.ts';
import { confirmationPath, managementPath, schedulePath } from '#web/paths.ts';
import { CreditMeter } from '#web/tiffin/credit-meter.tsx';
import { useOrderDialogs } from '#web/tiffin/order-dialogs.tsx';
import { cycleWords, neverStarted, periodWords } from '#web/tiffin/plan-words.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

function Credits({ plan }: { plan: Subscription }) {
  const { status, totalCredits, remainingCredits } = plan;
  if (status === 'pending_approval') {
    return (
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-heading text-section leading-none font-extrabold tabular-nums">
          {totalCredits}
        </span>
        <span className="text-ink-soft">
          {totalCredits === 1 ? 'tiffin' : 'tiffins'} after approval
        </span>
      </p>
    );
  }
  return (
    <div className="mt-4 grid gap-2.5">
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-section leading-none font-extrabold tabular-nums">
          {remainingCredits}
        </span>
        <span className="text-ink-soft">
          {remainingCredits === 1 ? 'credit remaining' : 'credits remaining'}
        </span>
      </p>
      <CreditMeter subscription={plan} />
    </div>
  );
}

/** One plan: name, number, cycle, credits, period, and what can be done with it. */
export function PlanCard({ plan, onDetails }: { plan: Subscription; onDetails: () => void }) {
  const dialogs = useOrderDialogs();
  const { planName, subscriptionNumber, status, actions, endReason, isPast } = plan;
  const ended = status === 'cancelled' && endReason;
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-title">
            <Link
              to={managementPath(subscriptionNumber)}
              className="hover:underline underline-offset-4"
            >
              {planName}
            </Link>
          </h2>
          <p className="text-ink-soft tabular-nums">
            {subscriptionNumber} · {cycleWords(plan.billingCycle)}
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      {!neverStarted(plan) && <Credits plan={plan} />}
      <p className="mt-3 border-t border-line pt-3 text-ink-soft tabular-nums">
        {neverStarted(plan)
          ? `Ended before it began, asked for on ${formatDate(dayOf(plan.createdAt))}`
          : periodWords(plan)}
        {ended && <span className="block text-sm">{endReason}</span>}
      </p>
      <div className="no-print mt-4 flex flex-wrap gap-x-2 gap-y-2.5">
        {!isPast && actions.schedule && (
          <LinkButton size="small" to={schedulePath(subscriptionNumber)}>
            Schedule Order
          </LinkButton>
        )}
        {status === 'pending_approval' && (
          <LinkButton size="small" to={confirmationPath(subscriptionNumber)}>
            How to pay
          </LinkButton>
        )}
        <Button kind="quiet" size="small" onClick={onDetails}>
          <span>
            View Details<span className="sr-only"> of {planName}</span>
          </span>
        </Button>
        {actions.withdraw ? (
          <Button
            kind="plain"
            size="small"
            className="max-[26rem]:-ml-4"
            onClick={() => dialogs.withdraw(plan)}
          >
            Withdraw
          </Button>
        ) : (
          !isPast && (
            <LinkButton
              kind="plain"
              size="small"
              to={managementPath(subscriptionNumber)}
              className="max-[26rem]:-ml-4"
            >
              Manage
            </LinkButton>
          )
        )}
      </div>
    </Card>
  );
}
