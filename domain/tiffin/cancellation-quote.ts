import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import {
  costOfSubscription,
  costOfUnused,
  type SoldSubscription,
} from '#domain/money/payable-costs.ts';
import { balanceOf, type PaymentTotals } from '#domain/money/settlement.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import type { Cents, PriceBreakdown } from '#domain/platform/money.ts';
import { cancelRefunds } from './deadlines.ts';

type QuotedOrder = {
  deliveryDate: IsoDay;
  deliveryTimeSlot: Slot;
  status: TiffinOrderStatus;
  quantity: number;
};

/** What would happen if a plan were cancelled now. */
export type CancellationQuote<Order> = {
  /** Booked deliveries that would not come; their credits count as unused. */
  released: Order[];
  /** Those that can no longer be stopped with the credit back, and still come. */
  stillComing: Order[];
  /** Credits left over, those of the released deliveries among them. */
  unusedCredits: number;
  /** What the unused credits cost, in cents: their share of each sum of the price. */
  cost: PriceBreakdown;
  /** What there is to pay back then, in cents: the kitchen settles it outside the site. */
  payBack: Cents;
};

/**
 * What becomes of a plan that is cancelled: a booked delivery is released while its customer could
 * cancel it with the credit back (or `stops` it), everything later still comes. What is used then is
 * what the plan costs (`costOfSubscription`), and what was paid beyond that goes back.
 *
 * @see docs/decisions/0021-cancelling-shows-first-and-settles-by-hand.md
 */
export function cancellationQuote<Order extends QuotedOrder>(
  subscription: {
    orders: readonly Order[];
    available: number;
    bought: SoldSubscription;
    /** What moved for it until now. */
    totals: PaymentTotals;
    /** Credits beyond those that were bought, used ones among them. */
    given: number;
  },
  now: Temporal.Instant,
  kitchen: Kitchen,
  stops: (order: Order) => boolean = (order) => cancelRefunds(order, now, kitchen),
): CancellationQuote<Order> {
  const { orders, available, bought, given } = subscription;
  const today = dayOf(now);
  const released = orders.filter(stops);
  const stillComing = orders.filter(
    (order) => order.deliveryDate >= today && !released.includes(order),
  );
  const unusedCredits =
    available + released.reduce((credits, { quantity }) => credits + quantity, 0);
  const cost = costOfSubscription(bought, {
    status: 'cancelled',
    isApproved: true,
    unused: unusedCredits,
    given,
  });
  return {
    released,
    stillComing,
    unusedCredits,
    cost: costOfUnused(bought, unusedCredits, given),
    payBack: balanceOf(cost, subscription.totals).toPayBack,
  };
}
