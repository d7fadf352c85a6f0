import * as z from 'zod/mini';
import { requiredText } from '#contract/platform/primitives.ts';
import { CANCEL_REASONS } from '#contract/tiffin/tiffin-orders.ts';

const CHOOSE = 'Please choose a reason.';

/** A reason by radio choice; Other requires text. */
export const CancelForm = z.discriminatedUnion(
  'reason',
  [
    z.object({
      reason: z.enum(CANCEL_REASONS.filter((reason) => reason !== 'Other')),
      otherReason: z.string(),
    }),
    z.object({
      reason: z.literal('Other'),
      otherReason: requiredText(300, 'Please tell us the reason.'),
    }),
  ],
  CHOOSE,
);
export type CancelForm = z.output<typeof CancelForm>;

export const CANCEL_CHOICES = CANCEL_REASONS.map((reason) => ({ value: reason, label: reason }));

/** The reason as it is written down. */
export const reasonOf = ({ reason, otherReason }: CancelForm): string =>
  reason === 'Other' ? otherReason : reason;
