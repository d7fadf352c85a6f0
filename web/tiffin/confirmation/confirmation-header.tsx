import { MailCheck } from 'lucide-react';
import { useId } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { KitchenNote } from '#web/kitchen/kitchen-note.tsx';
import { myOrdersPath, paths, schedulePath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { SubscriptionStatus } from '#web/tiffin/orders/subscription-status.tsx';
import { isRunning, scheduleButtonLabel, subscriptionHeadline } from './headline.ts';

/**
 * The next booking, by the words of the first one while it is that. Before the kitchen has approved,
 * the page that it leads to says what it waits for.
 */
function ScheduleButton({ subscription }: { subscription: Subscription }) {
  const { status, subscriptionNumber, actions } = subscription;
  const note = useId();
  const waits = status === 'pending_approval';
  if (!isRunning(subscription)) {
    return (
      <LinkButton to={paths.pricing} size="large" className="max-sm:w-full">
        See plans and prices
      </LinkButton>
    );
  }
  return (
    <span className="grid gap-1.5 max-sm:w-full">
      <LinkButton
        to={schedulePath(subscriptionNumber)}
        state={{ subscriptionNumber }}
        kind={actions.schedule ? 'primary' : 'quiet'}
        size="large"
        {...(waits && { 'aria-describedby': note })}
      >
        {scheduleButtonLabel(subscription)}
      </LinkButton>
      {waits && (
        <span id={note} className="text-center text-sm text-ink-soft">
          Opens after approval
        </span>
      )}
    </span>
  );
}

/** How the subscription stands, in one look, and what to do next. */
export function ConfirmationHeader({
  subscription,
  customer,
}: {
  subscription: Subscription;
  customer: Customer;
}) {
  const { status, endReason, adminNotes } = subscription;
  const sendsMail = useSendsMail();
  const { title, lead } = subscriptionHeadline(subscription, customer.first_name);
  return (
    <header className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[1fr_auto]">
      <div>
        <SubscriptionStatus status={status} className="text-sm!" />
        <h1 className="mt-3 text-page">{title}</h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft">{lead}</p>
        {sendsMail && status === 'pending_approval' && (
          <p className="mt-3 flex max-w-text gap-2.5">
            <Icon of={MailCheck} className="mt-0.5 size-5 text-leaf-ink" />
            <span>
              A confirmation e-mail was sent to{' '}
              <strong className="break-words">{customer.email}</strong>.
            </span>
          </p>
        )}
        <KitchenNote
          reason={status === 'cancelled' ? endReason : null}
          note={adminNotes}
          className="mt-5 max-w-text"
        />
        <div className="mt-6 flex flex-wrap items-start gap-3">
          <ScheduleButton subscription={subscription} />
          <LinkButton to={myOrdersPath()} kind="quiet" size="large" className="max-sm:w-full">
            View My Orders
          </LinkButton>
        </div>
      </div>
      <Drawing of="tiffin:closed" className="w-72 max-lg:hidden" />
    </header>
  );
}
