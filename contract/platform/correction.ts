import * as z from 'zod/mini';

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
export const CORRECTION_ERRORS = ['correction_overtaken', 'correction_does_not_fit'] as const;
