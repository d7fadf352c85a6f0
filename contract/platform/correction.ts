import * as z from 'zod/mini';
import type { ErrorCatalogue } from './errors/error-text.ts';

/** Why something is put right. It stands in the ledger and the notes, and the customer reads it. */
export const CorrectionReason = z
  .string('Please write why; the customer reads it.')
  .check(
    z.trim(),
    z.minLength(3, 'Please write why in at least 3 letters; the customer reads it.'),
    z.maxLength(200, 'Please use at most 200 characters.'),
  );

/**
 * A correction of something that goes by states: what is true, the state that was read (when it is
 * another by now, nothing happens), and why.
 */
export const correctionBody = <Correction extends z.ZodMiniType, Status extends z.ZodMiniType>(
  correction: Correction,
  from: Status,
) => z.object({ correction, from, reason: CorrectionReason });

/** Refusals that every correction of a state can give. */
export const CORRECTION_CODES = ['correction_overtaken', 'correction_does_not_fit'] as const;

/** What was entered by mistake, and cannot be put right as somebody asks. Each says what to do. */
export const CORRECTION_ERRORS = {
  correction_overtaken: [409, 'It is {status} by now. Please look at it again.'],
  correction_does_not_fit: [
    409,
    'This cannot be corrected so: it is {status}, for {day}. Please choose what else is true.',
  ],
  correction_lacks_credits: [
    409,
    'This needs {needed} credits, and {plan} has {available} left. Please give the plan credits first, then correct this.',
  ],
  correction_plan_ended: [
    409,
    '{plan} is cancelled, and what was left of it goes back. Please reinstate the plan first, then correct this.',
  ],
  correction_sold_out: [
    409,
    'The last {name} for {date} have been sold since. Please raise its daily limit first, then correct this.',
  ],
  payment_taken_out: [409, 'This payment was entered by mistake, and is taken out already.'],
  payment_takes_out: [409, 'This line takes another payment out. It is not corrected itself.'],
  payment_paid_back: [
    409,
    'Something of this payment has been paid back since. Please take that out first.',
  ],
  plan_settled: [409, '{what}. {plan} cannot run again as it was; please let them buy a new plan.'],
  plan_in_use: [
    409,
    '{plan} is in use: {what}. It cannot wait for approval again; please cancel it instead.',
  ],
  inquiry_day_closed: [
    409,
    'The kitchen is closed on {day}. Please open it first, or leave the event cancelled.',
  ],
  inquiry_paid_for: [
    409,
    '{amount} stands on the accepted quote. Please take out what was entered by mistake, or cancel the event.',
  ],
} as const satisfies ErrorCatalogue;
