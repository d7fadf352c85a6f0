import {
  CalendarPlus,
  CalendarX,
  CircleX,
  History,
  type LucideIcon,
  Pause,
  Play,
  RotateCcw,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { SUBSCRIPTION_ERRORS } from '#contract/tiffin/subscription-errors.ts';
import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { SUBSCRIPTIONS_OVER } from '#domain/tiffin/subscription-states.ts';
import { contactSupport, useBusiness } from '#web/kitchen/business.ts';
import { confirmationPath, historyPath, paths, renewPath, schedulePath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { type Submit, useSubmit } from '#web/platform/client/use-submit.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { cancelsInstead } from '#web/tiffin/orders/order-text.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';

const ACTION =
  'flex min-h-13 w-full cursor-pointer items-center gap-3.5 rounded-control px-3 py-2 text-left font-semibold hover:bg-sunken focus-visible:outline-offset-0 focus-visible:rounded-control aria-disabled:opacity-60';

function Label({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-turmeric-tint text-turmeric-ink">
        <Icon of={icon} />
      </span>
      {children}
    </>
  );
}

/** Lifts a pause that the customer set. */
function useResume(): Submit<Subscription, Subscription> {
  const cache = useTiffinCache();
  const toast = useToast();
  return useSubmit(async ({ subscriptionId }: Subscription) => {
    try {
      const resumed = await call(subscriptions.resume, { params: { id: subscriptionId } });
      await cache.putSubscription(resumed);
      toast({ message: 'Your plan is active again. You can book tiffins at once.' });
      return resumed;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });
}

/** What can be done with the plan now, as the API allows it. */
export function QuickActions({ subscription }: { subscription: Subscription }) {
  const dialogs = useOrderDialogs();
  const resume = useResume();
  const { actions, subscriptionNumber, orders } = subscription;
  const canSkip = orders.some((order) => order.actions.skip.allowed || cancelsInstead(order));
  return (
    <Card as="section" aria-labelledby="quick-actions" className="no-print p-3 sm:p-4">
      <h2 id="quick-actions" className="sr-only">
        Quick actions
      </h2>
      <ul>
        {actions.schedule && (
          <li>
            <Link to={schedulePath(subscriptionNumber)} className={ACTION}>
              <Label icon={CalendarPlus}>Schedule new order</Label>
            </Link>
          </li>
        )}
        {(actions.schedule || canSkip) && (
          <li>
            <button type="button" className={ACTION} onClick={() => dialogs.skip(subscription)}>
              <Label icon={CalendarX}>Skip tiffin</Label>
            </button>
          </li>
        )}
        <li>
          <Link to={historyPath(subscriptionNumber)} className={ACTION}>
            <Label icon={History}>View order history</Label>
          </Link>
        </li>
        {actions.pause && (
          <li>
            <button type="button" className={ACTION} onClick={() => dialogs.pause(subscription)}>
              <Label icon={Pause}>Pause this plan</Label>
            </button>
          </li>
        )}
        {actions.resume && (
          <li>
            <button
              type="button"
              className={ACTION}
              aria-disabled={resume.busy}
              onClick={() => void resume.submit(subscription)}
            >
              <Label icon={Play}>{resume.busy ? 'Resuming…' : 'Resume this plan'}</Label>
            </button>
          </li>
        )}
        {actions.renew && (
          <li>
            <Link to={renewPath(subscription)} className={ACTION}>
              <Label icon={RotateCcw}>Renew this plan</Label>
            </Link>
          </li>
        )}
        {actions.cancel && (
          <li>
            <button
              type="button"
              className={ACTION}
              onClick={() => dialogs.cancelPlan(subscription)}
            >
              <Label icon={CircleX}>Cancel this plan</Label>
            </button>
          </li>
        )}
        {actions.withdraw && (
          <li>
            <button type="button" className={ACTION} onClick={() => dialogs.withdraw(subscription)}>
              <Label icon={Undo2}>Withdraw this plan</Label>
            </button>
          </li>
        )}
      </ul>
      {resume.error && <Banner kind="error">{resume.error.message}</Banner>}
    </Card>
  );
}

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
    pending_approval: errorText(SUBSCRIPTION_ERRORS, 'subscription_pending'),
    paused: actions.resume
      ? 'You have paused this plan. Resume it whenever you like; your credits wait for you.'
      : `${errorText(SUBSCRIPTION_ERRORS, 'paused_by_kitchen')}${support}`,
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
              SUBSCRIPTIONS_OVER.includes(status) && (
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
