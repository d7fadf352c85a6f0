import { today } from '#admin/kitchen/labels/today.ts';
import { type CorrectProps, refusalText } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { call } from '#admin/services.ts';
import {
  type AdminSubscription,
  adminSubscriptions,
  type SubscriptionCorrection,
} from '#contract/tiffin/desk-subscriptions.ts';
import { balanceAfter, balanceChangeText } from '#domain/money/balance-text.ts';
import { stateChangeText } from '#domain/platform/corrections.ts';
import { leftToBook } from '#domain/tiffin/ledger-text.ts';
import {
  checkSubscriptionCorrection,
  SUBSCRIPTION_CORRECTIONS,
  subscriptionCorrectionsOf,
  undoneCreditsText,
} from '#domain/tiffin/subscription-corrections.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

/** How a plan can be corrected, and what that changes; one that is in use or paid for is cancelled. */
export function correctionsOfSubscription(
  subscription: AdminSubscription,
): CorrectProps<SubscriptionCorrection> {
  const { id, number, status, approvedAt, balance, totalAmount, available } = subscription;
  const thing = { status, day: subscription.startDate, isApproved: approvedAt !== null };
  const isInUse = subscription.used > 0 || subscription.reserved > 0 || balance.paid !== 0;
  const current = {
    ...subscription,
    paid: balance.paid,
    paidBackSince: subscription.paidBackSinceEnd,
    isWaived: subscription.payBackNote !== null,
  };
  const effect: Record<SubscriptionCorrection, string[]> = {
    'runs-on': [
      `Of its credits ${leftToBook(available)}.`,
      'Tiffins and the weekly pattern that ended with it stay off; book again what should come.',
    ],
    'not-approved': available > 0 ? [undoneCreditsText(available)] : [],
    'not-declined': [],
  };
  return {
    what: number,
    truths: subscriptionCorrectionsOf(thing, today())
      .filter((key) => key !== 'not-approved' || !isInUse)
      .map((key) => {
        const { label, to } = SUBSCRIPTION_CORRECTIONS[key];
        const after = balanceAfter(balance, { cents: totalAmount, isAsked: true });
        return {
          key,
          label,
          refused: refusalText(checkSubscriptionCorrection(key, current)),
          changes: [
            ...stateChangeText(SUBSCRIPTION_STATES, status, to),
            ...effect[key],
            ...balanceChangeText(balance, after),
          ],
        };
      }),
    send: (body) =>
      call(adminSubscriptions.correct, { params: { id }, body: { ...body, from: status } }),
  };
}
