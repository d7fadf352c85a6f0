import { errorMessage, isRefusal } from '#contract/errors.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { checkCanSchedule } from '#domain/subscription-states.ts';
import { formatPhone, useBusiness } from '#web/business.ts';
import { confirmationPath, managementPath, paths } from '#web/paths.ts';
import { SubscriptionCard } from '#web/tiffin/subscription-card.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';

/** What to do next, by the state that stands in the way (spec 2 section 4). */
function WayForward({ subscription }: { subscription: Subscription }) {
  const { status, subscriptionNumber, actions, endReason } = subscription;
  const business = useBusiness();
  const support =
    business && ` Call us at ${formatPhone(business.phone)} (${business.supportHours}).`;
  if (status === 'pending_approval') {
    return (
      <>
        <p>
          As soon as the kitchen has your payment it approves the plan, and this page opens for
          booking by itself.
        </p>
        <LinkButton to={confirmationPath(subscriptionNumber)}>How to pay</LinkButton>
      </>
    );
  }
  if (status === 'paused' && actions.resume) {
    return (
      <>
        <p>You have paused this plan. Resume it, and you can book again at once.</p>
        <LinkButton to={managementPath(subscriptionNumber)}>Resume the plan</LinkButton>
      </>
    );
  }
  if (status === 'paused') return <p>The kitchen has paused this plan.{support}</p>;
  return (
    <>
      <p>
        {status === 'completed'
          ? 'Every credit of this plan has been eaten. Hungry for more?'
          : `This plan has ended${endReason ? `: ${endReason}` : '.'}${endReason ? '' : ''}`}
        {status === 'cancelled' && support}
      </p>
      <LinkButton to={paths.pricing}>See the plans</LinkButton>
    </>
  );
}

/** Nothing can be booked in this subscription now: why, in the spec's words, and the way forward. */
export function CannotSchedule({ subscription }: { subscription: Subscription }) {
  const refusal = checkCanSchedule(subscription.status);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="grid gap-6">
        {isRefusal(refusal) && (
          <Banner kind="warning">{errorMessage(refusal.refused, refusal.details)}</Banner>
        )}
        <div className="grid justify-items-start gap-5 text-lg">
          <WayForward subscription={subscription} />
        </div>
        <Drawing of="tiffin:closed" className="w-64" />
      </div>
      <SubscriptionCard subscription={subscription} />
    </div>
  );
}
