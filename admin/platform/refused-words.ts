import { errorMessage } from '#contract/platform/errors.ts';
import type { Refusal } from '#contract/platform/refusal.ts';

/** Why something cannot be done, as the server would say it; null where it can. */
export const refusedWords = (refusal: Refusal | null): string | null =>
  refusal && errorMessage(refusal.refused, refusal.details);
