import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { pauseText, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { StatusBadge } from '#web/account/status-badge.tsx';
import { confirmationPath, managementPath, renewPath, schedulePath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { CreditMeter, EndedCredits } from '#web/tiffin/orders/subscription-card.tsx';
import {
  billingCycleLabel,
  neverStarted,
  periodText,
} from '#web/tiffin/orders/subscription-text.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';

function Credits({ plan }: { plan: Subscription }) {
  const { status, totalCredits, remainingCredits } = plan;
  if (status === 'pending_approval') {
    return (
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-heading text-section leading-none font-extrabold tabular-nums">
          {totalCredits}
        </span>
        <span className="text-ink-soft">{plural(totalCredits, 'tiffin')} after approval</span>
      </p>
    );
  }
  if (status === 'cancelled') return <EndedCredits plan={plan} />;
  return (
    <div className="mt-2 grid gap-2.5">
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-section leading-none font-extrabold tabular-nums">
          {remainingCredits}
        </span>
        <span className="text-ink-soft">
          {plural(remainingCredits, 'credit remaining', 'credits remaining')}
        </span>
      </p>
      <CreditMeter subscription={plan} />
    </div>
  );
}

function Buttons({ plan, onDetails }: { plan: Subscription; onDetails: () => void }) {
  const dialogs = useOrderDialogs();
  const { planName, subscriptionNumber, status, actions, isPast } = plan;
  return (
    <>
      {!isPast && actions.schedule && (
        <LinkButton size="small" to={schedulePath(subscriptionNumber)}>
          Schedule Order
        </LinkButton>
      )}
      {actions.renew && (
        <LinkButton
          size="small"
          kind={!isPast && actions.schedule ? 'quiet' : 'primary'}
          to={renewPath(plan)}
        >
          <span>
            Renew<span className="sr-only"> {planName}</span>
          </span>
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
        <Button kind="plain" size="small" onClick={() => dialogs.withdraw(plan)}>
          Withdraw
        </Button>
      ) : (
        !isPast && (
          <LinkButton kind="plain" size="small" to={managementPath(subscriptionNumber)}>
            Manage
          </LinkButton>
        )
      )}
    </>
  );
}

/** One plan: name, number, cycle, credits, period, and what can be done with it. */
export function OwnSubscriptionCard({
  plan,
  onDetails,
}: {
  plan: Subscription;
  onDetails: () => void;
}) {
  const { planName, subscriptionNumber, status, endReason, isPast } = plan;
  const planned = plannedPauseOf(plan);
  return (
    <OrderSheet
      tile={<DayTile day={plan.startDate} muted={isPast} />}
      title={planName}
      status={<StatusBadge status={status} />}
      number={subscriptionNumber}
      to={managementPath(subscriptionNumber)}
      beside={billingCycleLabel(plan.billingCycle)}
      note={plan.adminNotes}
      reason={status === 'cancelled' ? endReason : null}
      buttons={<Buttons plan={plan} onDetails={onDetails} />}
    >
      <p className="text-sm text-ink-soft tabular-nums">
        {neverStarted(plan)
          ? `Ended before it began, asked for on ${formatDate(dayOf(plan.createdAt))}`
          : periodText(plan)}
      </p>
      {planned && <p className="text-sm">A pause is planned {pauseText(planned)}.</p>}
      {!neverStarted(plan) && <Credits plan={plan} />}
    </OrderSheet>
  );
}
