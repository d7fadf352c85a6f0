import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { type Cents, type PriceBreakdown, shareOf, sum } from '#domain/platform/money.ts';
import type { PayableCost } from './settlement.ts';

const NOTHING: PayableCost = { cents: 0, isAsked: false };

/** What a plan was bought for, and how many tiffins that paid for. */
export type SoldSubscription = Omit<PriceBreakdown, 'total'> & { tiffinCount: number };

/**
 * What unused credits of a plan cost: their share of each sum of its price, each rounded once.
 * `given` are credits beyond those that were bought; they cost nothing, and are the last to be used.
 */
export function costOfUnused(
  bought: SoldSubscription,
  unused: number,
  given: number,
): PriceBreakdown {
  const paidFor = Math.min(Math.max(0, unused - given), bought.tiffinCount);
  const share = (cents: Cents) => shareOf(cents, paidFor, bought.tiffinCount);
  const [subtotal, deliveryFee, taxAmount] = [
    share(bought.subtotal),
    share(bought.deliveryFee),
    share(bought.taxAmount),
  ];
  return { subtotal, deliveryFee, taxAmount, total: sum(subtotal, deliveryFee, taxAmount) };
}

/** A plan costs its price; one that has ended early what was used of it, before approval nothing. */
export function costOfSubscription(
  bought: SoldSubscription,
  plan: {
    status: SubscriptionStatus;
    isApproved: boolean;
    unused: number;
    given: number;
    /** What is owed for it may be for tiffins that were eaten before: it is asked for all the same. */
    isImported?: boolean;
  },
): PayableCost {
  const price = sum(bought.subtotal, bought.deliveryFee, bought.taxAmount);
  if (plan.status !== 'cancelled') return { cents: price, isAsked: true };
  if (!plan.isApproved) return NOTHING;
  return {
    cents: price - costOfUnused(bought, plan.unused, plan.given).total,
    isAsked: plan.isImported === true,
  };
}

/** A snack order costs its total, a cancelled one nothing. */
export const costOfSnackOrder = (total: Cents, status: SnackOrderStatus): PayableCost =>
  status === 'cancelled' ? NOTHING : { cents: total, isAsked: true };

/**
 * An event costs what its accepted quote comes to (null: none is accepted yet); a cancelled one
 * nothing, its deposit included.
 */
export const costOfEvent = (accepted: Cents | null, status: InquiryStatus): PayableCost =>
  accepted === null || status === 'cancelled' ? NOTHING : { cents: accepted, isAsked: true };
