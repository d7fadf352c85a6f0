import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionCorrection } from '#contract/tiffin/desk-subscriptions.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import {
  type Correctable,
  type CorrectionTable,
  correctionsOf,
} from '#domain/platform/corrections.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { plural } from '#domain/platform/plural.ts';
import { countCredits, leftToBook } from './ledger-text.ts';

/** How a plan can be put right (beside SUBSCRIPTION_STATES). */
export const SUBSCRIPTION_CORRECTIONS: CorrectionTable<SubscriptionCorrection, SubscriptionStatus> =
  {
    'runs-on': { label: 'It was not cancelled: it runs on', from: ['cancelled'], to: 'active' },
    'not-approved': {
      label: 'It is not approved yet: it waits again',
      from: ['active', 'paused'],
      to: 'pending_approval',
    },
    'not-declined': {
      label: 'It was not declined or withdrawn: it waits again',
      from: ['cancelled'],
      to: 'pending_approval',
    },
  };

type CorrectableSubscription = Correctable<SubscriptionStatus> & { isApproved: boolean };

/** What can be true of a plan instead: one that never ran waits again, one that ran runs on. */
export const subscriptionCorrectionsOf = (
  subscription: CorrectableSubscription,
  today: IsoDay,
): SubscriptionCorrection[] =>
  correctionsOf(SUBSCRIPTION_CORRECTIONS, subscription, today).filter((key) =>
    key === 'not-declined' ? !subscription.isApproved : subscription.isApproved,
  );

/** What stands against a plan that waits again, or runs on. Amounts are cents. */
export type SubscriptionOpenMatters = {
  number: string;
  used: number;
  reserved: number;
  paid: number;
  /** What went back since it ended, and whether the rest was settled without paying. */
  paidBackSince: number;
  isWaived: boolean;
};

/**
 * Whether a plan can be corrected as it stands: it runs on while nothing of it has gone back, and waits
 * for approval again while nothing of it is used and no money stands on it.
 */
export function checkSubscriptionCorrection(
  correction: SubscriptionCorrection,
  { number: plan, used, reserved, paid, paidBackSince, isWaived }: SubscriptionOpenMatters,
): Refusal | null {
  if (correction === 'runs-on') {
    if (paidBackSince > 0)
      return refuse('plan_settled', {
        plan,
        what: `${formatMoney(paidBackSince)} has gone back since it was cancelled`,
      });
    if (isWaived)
      return refuse('plan_settled', { plan, what: 'It was agreed that nothing goes back' });
    return null;
  }
  if (used > 0) return refuse('plan_in_use', { plan, what: `${used} of its credits are used` });
  if (reserved > 0)
    return refuse('plan_in_use', { plan, what: `${reserved} of its credits are booked` });
  if (correction === 'not-approved' && paid !== 0)
    return refuse('plan_in_use', { plan, what: `${formatMoney(paid)} is paid for it` });
  return null;
}

/** What becomes of the credits that an approval granted, in words that a customer reads, too. */
export const undoneCreditsText = (credits: number): string =>
  `${countCredits(credits)} ${plural(credits, 'waits', 'wait')} for the approval: ${leftToBook(0)} until then.`;
