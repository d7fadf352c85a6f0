import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { forMemberText } from '#domain/account/household.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { pauseText, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { confirmationPath, managementPath, renewPath, schedulePath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { CreditMeter, EndedCredits } from '#web/tiffin/orders/subscription-card.tsx';
import { SubscriptionStatus } from '#web/tiffin/orders/subscription-status.tsx';
import {
  billingCycleLabel,
  neverStarted,
  periodText,
} from '#web/tiffin/orders/subscription-text.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';

function Credits({ subscription }: { subscription: Subscription }) {
  const { status, totalCredits, remainingCredits } = subscription;
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
  if (status === 'cancelled') return <EndedCredits subscription={subscription} />;
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
      <CreditMeter subscription={subscription} />
    </div>
  );
}

function Buttons({
  subscription,
  onDetails,
}: {
  subscription: Subscription;
  onDetails: () => void;
}) {
  const dialogs = useOrderDialogs();
  const { planName, subscriptionNumber, status, actions, isPast } = subscription;
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
          to={renewPath(subscription)}
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
        <Button kind="plain" size="small" onClick={() => dialogs.withdraw(subscription)}>
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
  subscription,
  onDetails,
}: {
  subscription: Subscription;
  onDetails: () => void;
}) {
  const { planName, subscriptionNumber, status, endReason, isPast } = subscription;
  const planned = plannedPauseOf(subscription);
  return (
    <OrderSheet
      tile={<DayTile day={subscription.startDate} muted={isPast} />}
      title={planName}
      status={<SubscriptionStatus status={status} />}
      number={subscriptionNumber}
      to={managementPath(subscriptionNumber)}
      beside={[billingCycleLabel(subscription.billingCycle), forMemberText(subscription)]
        .filter(Boolean)
        .join(', ')}
      note={subscription.adminNotes}
      reason={status === 'cancelled' ? endReason : null}
      buttons={<Buttons subscription={subscription} onDetails={onDetails} />}
    >
      <p className="text-sm text-ink-soft tabular-nums">
        {neverStarted(subscription)
          ? `Ended before it began, asked for on ${formatDate(dayOf(subscription.createdAt))}`
          : periodText(subscription)}
      </p>
      {planned && <p className="text-sm">A pause is planned {pauseText(planned)}.</p>}
      {!neverStarted(subscription) && <Credits subscription={subscription} />}
    </OrderSheet>
  );
}
