import { mailWords } from '#admin/kitchen/words/mail-words.ts';
import type { StepDone } from '#contract/platform/endpoint.ts';
import { plural } from '#domain/platform/plural.ts';

/** A step and the notification about it come from one press; what lies longer apart does not. */
const TOGETHER_MS = 3_000;

/**
 * What was done last, from the answer of its call until the notification about it takes it up: no
 * screen has to know that what it did can be taken back.
 */
export function createStepDone(now: () => number = Date.now) {
  let last: { step: StepDone; at: number } | null = null;
  return {
    set(step: StepDone): void {
      last = { step, at: now() };
    },
    take(): StepDone | null {
      const taken = last && now() - last.at < TOGETHER_MS ? last.step : null;
      last = null;
      return taken;
    },
  };
}

export const stepDone = createStepDone();

/** What became of the mails of a step that was taken back: nothing is said where there were none. */
export function stepMailWords(
  { withdrawn, corrected }: { withdrawn: number; corrected: number },
  sendsMail: boolean,
): string {
  if (corrected > 0)
    return ` ${mailWords('Whoever had a mail about it already gets one that puts it right.', sendsMail)}`;
  if (withdrawn === 0) return '';
  return plural(withdrawn, ' Its mail is not sent.', ` Its ${withdrawn} mails are not sent.`);
}
