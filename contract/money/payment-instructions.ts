import * as z from 'zod/mini';
import { Money } from '#contract/platform/primitives.ts';

/** How to pay, by ways outside the site (docs/rules.md#paying). */
export const PaymentInstructions = z.object({
  reference: z.string(),
  amount: Money,
  ways: z.array(z.object({ name: z.string(), details: z.string() })),
});
