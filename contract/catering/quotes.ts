import * as z from 'zod/mini';
import { IsoDay, IsoInstant, Money, Percent, requiredText } from '#contract/platform/primitives.ts';

/** A line of a quote: `quantity` times `unitPrice` cents; a discount is negative. */
export const QuoteLine = z.object({
  label: z.string(),
  quantity: z.int(),
  unitPrice: Money,
  amount: Money,
  taxable: z.boolean(),
});
export type QuoteLine = z.output<typeof QuoteLine>;

export const QuoteState = z.enum(['open', 'accepted', 'expired', 'replaced', 'closed']);
export type QuoteState = z.output<typeof QuoteState>;

/** A quote as it was sent (docs/rules.md#quotes). */
export const Quote = z.object({
  version: z.int(),
  /** For how many it is; they become the event's when it is accepted. */
  guests: z.int(),
  lines: z.array(QuoteLine),
  subtotal: Money,
  taxPercentage: Percent,
  taxAmount: Money,
  total: Money,
  /** What confirms the date; 0 for none. */
  deposit: Money,
  note: z.nullable(z.string()),
  validUntil: IsoDay,
  sentAt: IsoInstant,
  state: QuoteState,
  acceptedAt: z.nullable(IsoInstant),
  changeRequest: z.nullable(z.string()),
  changeRequestedAt: z.nullable(IsoInstant),
});
export type Quote = z.output<typeof Quote>;

/** What a customer wants to be different in a quote. */
export const ChangeRequestBody = z.object({
  message: requiredText(1000, 'Please say what should change.'),
});
