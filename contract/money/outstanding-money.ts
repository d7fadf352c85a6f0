import * as z from 'zod/mini';
import { IsoDay, Money } from '#contract/platform/primitives.ts';

/** How many there are, and what they come to. */
const Amounts = z.object({ count: z.int(), amount: Money });

const AmountsByKind = z.object({ plans: Amounts, snackOrders: Amounts, events: Amounts });
export type AmountsByKind = z.output<typeof AmountsByKind>;

/** How the kitchen's money stands. */
export const OutstandingMoney = z.object({
  /** Still to be paid by customers: approved plans, snack orders, accepted events. */
  owed: AmountsByKind,
  /** Still to be paid back to them. */
  toPayBack: AmountsByKind,
  /** What came and went since the first of the month. */
  month: z.object({ from: IsoDay, received: Money, paidBack: Money, net: Money }),
});
export type OutstandingMoney = z.output<typeof OutstandingMoney>;
