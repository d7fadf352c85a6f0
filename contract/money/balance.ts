import * as z from 'zod/mini';
import { Money } from '#contract/platform/primitives.ts';

/**
 * Who owes whom for a plan, a snack order or an event, as everybody is shown it. None is below
 * zero, and one of `owed` and `toPayBack` is nothing.
 */
export const Balance = z.object({
  /** What it costs in the end: as it stands, less what was given back on top. */
  charge: Money,
  /** All that came in, and all that went back. */
  received: Money,
  paidBack: Money,
  /** The one less the other. */
  paid: Money,
  /** What of the price was given back as a courtesy. */
  reduced: Money,
  /** Still to be paid by the customer. */
  owed: Money,
  /** Still to be paid back by the kitchen. */
  toPayBack: Money,
});
export type Balance = z.output<typeof Balance>;

/** How money came in or went back, by ways outside the site. */
export const PaymentMethod = z.enum(['interac', 'upi', 'bank_transfer', 'cash', 'other']);
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** How to pay, by ways outside the site (docs/rules.md#paying). */
export const PaymentInstructions = z.object({
  reference: z.string(),
  amount: Money,
  ways: z.array(z.object({ name: z.string(), details: z.string() })),
});
