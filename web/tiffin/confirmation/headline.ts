import type { Subscription, SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { SUBSCRIPTIONS_OVER } from '#domain/tiffin/subscription-states.ts';
import { payBackText } from '#web/money/balance-text.ts';
import { NEWER_STATE } from '#web/platform/ui/status-badge.tsx';
import { neverStarted } from '#web/tiffin/orders/subscription-text.ts';

type ConfirmedSubscription = Pick<
  Subscription,
  | 'status'
  | 'planName'
  | 'remainingCredits'
  | 'reservedCredits'
  | 'usedCredits'
  | 'balance'
  | 'orders'
>;

/** The head of the confirmation by the subscription's state, and what that means for the person. */
export function subscriptionHeadline(
  subscription: ConfirmedSubscription,
  firstName: string,
): { title: string; lead: string } {
  const { status, planName } = subscription;
  switch (status) {
    case 'pending_approval':
      return {
        title: `${['Thank you', firstName].filter(Boolean).join(', ')}.`,
        lead: `We have your request for ${planName}. When your payment is here we approve it, and then you can book your first tiffin.`,
      };
    case 'active':
      return {
        title: `${['You are all set', firstName].filter(Boolean).join(', ')}.`,
        lead: `${planName} is approved and your credits are ready. Book ${subscription.orders.length === 0 ? 'your first tiffin' : 'your tiffins'} whenever you like.`,
      };
    case 'paused':
      return {
        title: 'Your subscription is paused.',
        lead: 'Your credits are safe and wait for you. Once it is resumed you can book again.',
      };
    case 'completed':
      return {
        title: 'Every tiffin has been eaten.',
        lead: `All credits of ${planName} are used. We would love to cook for you again.`,
      };
    case 'cancelled':
      return neverStarted(subscription)
        ? {
            title: 'This subscription did not start.',
            lead:
              payBackText(subscription.balance) ??
              (subscription.balance.received > 0
                ? 'What you had paid has been paid back.'
                : 'Nothing is owed. If you have paid already, please call us and we will pay you back.'),
          }
        : {
            title: 'This subscription is cancelled.',
            lead: [
              `We no longer cook for you on ${planName}.`,
              payBackText(subscription.balance) ?? 'If that is news to you, please call us.',
            ].join(' '),
          };
    default:
      return { title: 'Your subscription.', lead: NEWER_STATE };
  }
}

/** Whether it still lies ahead: what to pay, to book and to look forward to is shown. */
export const isRunning = ({ status }: { status: SubscriptionStatus }): boolean =>
  !SUBSCRIPTIONS_OVER.includes(status);

/** What the button to the schedule says: of the first tiffin of a plan only while none was booked. */
export const scheduleButtonLabel = ({ orders }: { orders: readonly unknown[] }): string =>
  orders.length === 0 ? 'Schedule Your First Tiffin' : 'Schedule a Tiffin';
