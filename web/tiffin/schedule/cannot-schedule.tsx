import type { ReactNode } from 'react';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { SUBSCRIPTION_ERRORS } from '#contract/tiffin/subscription-errors.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { checkCanSchedule } from '#domain/tiffin/subscription-states.ts';
import { contactSupport, useBusiness } from '#web/kitchen/business.ts';
import { confirmationPath, managementPath, paths, renewPath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { NEWER_STATE } from '#web/platform/ui/status-badge.tsx';
import { SubscriptionCard } from '#web/tiffin/orders/subscription-card.tsx';

/** What to do about it, by the state that stands in the way. */
function nextStepFor(
  subscription: Subscription,
  support: string,
): { words: string; action: ReactNode } {
  const { status, subscriptionNumber, actions, endReason } = subscription;
  const seePlans = actions.renew ? (
    <LinkButton to={renewPath(subscription)}>Renew this plan</LinkButton>
  ) : (
    <LinkButton to={paths.pricing}>See the plans</LinkButton>
  );
  switch (status) {
    case 'pending_approval':
      return {
        words:
          'As soon as the kitchen has your payment it approves the plan, and this page opens for booking by itself.',
        action: <LinkButton to={confirmationPath(subscriptionNumber)}>How to pay</LinkButton>,
      };
    case 'paused':
      return actions.resume
        ? {
            words: 'You have paused this plan. Resume it, and you can book again at once.',
            action: (
              <LinkButton to={managementPath(subscriptionNumber)}>Resume the plan</LinkButton>
            ),
          }
        : { words: `The kitchen has paused this plan.${support}`, action: null };
    case 'completed':
      return {
        words: 'Every credit of this plan has been eaten. Hungry for more?',
        action: seePlans,
      };
    case 'cancelled':
      return {
        words: `This plan has ended${endReason ? ` (${endReason})` : ''}.${support}`,
        action: seePlans,
      };
    default:
      return { words: NEWER_STATE, action: null };
  }
}

/** Nothing can be booked in this subscription now: why, and the way forward. */
export function CannotSchedule({ subscription }: { subscription: Subscription }) {
  const support = contactSupport(useBusiness());
  const refusal = checkCanSchedule(subscription.status);
  const { words, action } = nextStepFor(subscription, support);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <Card as="section" aria-label="What comes next" className="p-5 sm:p-8">
        {refusal && (
          <Banner kind="warning" className="mb-6">
            {errorText(SUBSCRIPTION_ERRORS, refusal.refused, refusal.details)}
          </Banner>
        )}
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div className="grid max-w-96 justify-items-start gap-5">
            <p className="text-lg">{words}</p>
            {action}
          </div>
          <Drawing of="tiffin:closed" className="w-52 max-sm:mx-auto" />
        </div>
      </Card>
      <SubscriptionCard subscription={subscription} />
    </div>
  );
}
