import { PLAN_ERRORS } from '#contract/tiffin/plan-errors.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { contactSupport, useBusiness } from '#web/kitchen/business.ts';
import { confirmationPath, paths, renewPath } from '#web/paths.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';

/** Why a plan cannot be used now, and what to do about it; nothing while it is active. */
export function StateNotice({ subscription }: { subscription: Subscription }) {
  const { status, subscriptionNumber, actions, endReason, adminNotes } = subscription;
  const support = contactSupport(useBusiness());
  const fromKitchen = adminNotes && (
    <Banner kind="info" title="From the kitchen" className="mb-6">
      {adminNotes}
    </Banner>
  );
  const words = {
    active: null,
    pending_approval: errorWords(PLAN_ERRORS, 'subscription_pending'),
    paused: actions.resume
      ? 'You have paused this plan. Resume it whenever you like; your credits wait for you.'
      : `${errorWords(PLAN_ERRORS, 'paused_by_kitchen')}${support}`,
    cancelled: `This plan was cancelled${endReason ? `: ${endReason.replace(/[.!?]?$/, '.')}` : '.'}${support}`,
    completed: 'Every credit of this plan has been used.',
  }[status];
  // Whoever paused it themselves knows, and can go on.
  const isStuck = status === 'pending_approval' || (status === 'paused' && !actions.resume);
  return (
    <>
      {words && (
        <Banner
          kind={isStuck ? 'warning' : 'info'}
          className="mb-6"
          action={
            status === 'pending_approval' ? (
              <LinkButton size="small" kind="quiet" to={confirmationPath(subscriptionNumber)}>
                How to pay
              </LinkButton>
            ) : (
              (status === 'completed' || status === 'cancelled') && (
                <LinkButton
                  size="small"
                  kind="quiet"
                  to={actions.renew ? renewPath(subscription) : paths.pricing}
                >
                  {actions.renew ? 'Renew this plan' : 'See the plans'}
                </LinkButton>
              )
            )
          }
        >
          {words}
        </Banner>
      )}
      {fromKitchen}
    </>
  );
}
