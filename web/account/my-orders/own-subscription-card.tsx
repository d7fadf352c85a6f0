import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { pauseText, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { StatusBadge } from '#web/account/status-badge.tsx';
import {
  confirmationPath,
  historyPath,
  managementPath,
  renewPath,
  schedulePath,
} from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { OrderCard } from '#web/tiffin/orders/order-card.tsx';
import { OrderRow } from '#web/tiffin/orders/order-row.tsx';
import { billingCycleLabel, neverStarted, periodText } from '#web/tiffin/orders/subscription-text.ts';
import { CreditMeter, EndedCredits } from '#web/tiffin/orders/subscription-card.tsx';
import { pastOf, upcomingOf } from '#web/tiffin/orders/upcoming.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';
import type { FoundSubscription } from './search.ts';

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

/** Of what is over, the page shows this many, more where it is searched for; the history has the rest. */
const PAST_SHOWN = { usually: 5, searching: 30 };

/** The plans in view have no orders: the first of them that can be used leads on. */
function NothingBooked({ found }: { found: FoundSubscription[] }) {
  const usable = found.find(({ plan }) => plan.actions.schedule)?.plan;
  return (
    <EmptyState
      title="Nothing booked yet"
      picture={<Drawing of="spot:empty" />}
      action={
        usable && (
          <LinkButton to={schedulePath(usable.subscriptionNumber)}>
            Schedule your first tiffin
          </LinkButton>
        )
      }
    >
      {usable
        ? 'Pick a weekday, and we cook for you that day.'
        : 'What you book will be here, with the time until which it can be skipped.'}
    </EmptyState>
  );
}

/** The orders of the plans in view: what is still to come, then the latest of what is over. */
export function TiffinOrders({
  found,
  searching,
}: {
  found: FoundSubscription[];
  searching: boolean;
}) {
  const orders = found.flatMap((one) => one.orders);
  const upcoming = upcomingOf(orders);
  const past = pastOf(orders).slice(0, PAST_SHOWN[searching ? 'searching' : 'usually']);
  const several = found.length > 1;
  const planOf = (subscriptionId: string) =>
    found.find(({ plan }) => plan.subscriptionId === subscriptionId)?.plan;
  if (orders.length === 0) return <NothingBooked found={found} />;
  return (
    <div className="grid gap-10">
      {upcoming.length > 0 && (
        <section aria-labelledby="booked">
          <h2 id="booked" className="mb-4 text-section">
            Booked tiffins
          </h2>
          <ul className="grid gap-4">
            {upcoming.map((order) => {
              const plan = planOf(order.subscriptionId);
              return (
                <OrderCard
                  key={order.id}
                  order={order}
                  usualAddress={plan && addressLine(plan.customerAddress, plan)}
                  planName={several ? plan?.planName : undefined}
                />
              );
            })}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier" className="mb-4 text-section">
            Earlier
          </h2>
          <ul className="overflow-hidden rounded-card border border-line bg-card shadow-card">
            {past.map((order) => (
              <OrderRow key={order.id} order={order} withPlan={several} />
            ))}
          </ul>
        </section>
      )}
      <div className="grid justify-items-start gap-4">
        <TorontoTime />
        <LinkButton
          kind="quiet"
          to={historyPath(several ? undefined : found[0]?.plan.subscriptionNumber)}
        >
          View order history
        </LinkButton>
      </div>
    </div>
  );
}
