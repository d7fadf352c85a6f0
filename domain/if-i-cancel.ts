import type { Slot, TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { dayOf, type IsoDay } from './days.ts';
import { type Cents, shareOf, sum } from './money.ts';
import type { Kitchen } from './settings.ts';
import { cancelRefunds } from './tiffin-deadlines.ts';

type Booked = {
  deliveryDate: IsoDay;
  deliveryTimeSlot: Slot;
  status: TiffinOrderStatus;
  quantity: number;
};

/** What a plan was bought for, in cents, and how many tiffins that paid for. */
type Bought = { tiffinCount: number; subtotal: Cents; deliveryFee: Cents; taxAmount: Cents };

/** What would happen if a customer cancelled their plan now. */
export type IfICancel<Order> = {
  /** Booked deliveries that would not come; their credits count as unused. */
  released: Order[];
  /** Those that can no longer be stopped with the credit back, and still come. */
  stillComing: Order[];
  /** Credits left over, those of the released deliveries among them. */
  unusedCredits: number;
  /** What the unused credits cost, in cents: their share of each line of the price. */
  cost: { subtotal: Cents; deliveryFee: Cents; taxAmount: Cents; total: Cents };
  /** What of that has been paid: the kitchen settles it outside the site. */
  payBack: Cents;
};

/**
 * What becomes of a plan that its customer cancels (decisions 3): a booked delivery is released
 * while cancelling it brings the credit back, everything later still comes. Unused credits are
 * worth their share of what was paid per tiffin, delivery and tax included, rounded once a line;
 * credits that the kitchen has given on top cost nothing, and are the last to be used. Whoever has not paid for what was
 * delivered yet gets so much less.
 */
export function ifICancel<Order extends Booked>(
  plan: {
    orders: readonly Order[];
    available: number;
    bought: Bought;
    /** All that came for it, in cents; what the kitchen gave back as a courtesy stays given. */
    paid: Cents;
    /** Credits beyond those that were bought, used ones among them. */
    given: number;
  },
  now: Temporal.Instant,
  kitchen: Kitchen,
): IfICancel<Order> {
  const { orders, available, bought, given } = plan;
  const today = dayOf(now);
  const released = orders.filter((order) => cancelRefunds(order, now, kitchen));
  const stillComing = orders.filter(
    (order) => order.deliveryDate >= today && !released.includes(order),
  );
  const unusedCredits =
    available + released.reduce((credits, { quantity }) => credits + quantity, 0);
  const paidFor = Math.min(Math.max(0, unusedCredits - given), bought.tiffinCount);
  const share = (line: Cents) => shareOf(line, paidFor, bought.tiffinCount);
  const [subtotal, deliveryFee, taxAmount] = [
    share(bought.subtotal),
    share(bought.deliveryFee),
    share(bought.taxAmount),
  ];
  const total = sum(subtotal, deliveryFee, taxAmount);
  const price = sum(bought.subtotal, bought.deliveryFee, bought.taxAmount);
  const paid = Math.min(plan.paid, price);
  const payBack = Math.max(0, Math.min(total, paid - (price - total)));
  const cost = { subtotal, deliveryFee, taxAmount, total };
  return { released, stillComing, unusedCredits, cost, payBack };
}
