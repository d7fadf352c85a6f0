import { mailText } from '#admin/kitchen/labels/mail-text.ts';
import type { UndoableStep } from '#contract/platform/endpoint.ts';
import { plural } from '#domain/platform/plural.ts';

/** A step and the notification about it come from one press; what lies longer apart does not. */
const TOGETHER_MS = 3_000;

/**
 * What was done last, from the answer of its call until the notification about it takes it up: no
 * screen has to know that what it did can be undone.
 */
export function createLatestStep(now: () => number = Date.now) {
  let last: { step: UndoableStep; at: number } | null = null;
  return {
    set(step: UndoableStep): void {
      last = { step, at: now() };
    },
    take(): UndoableStep | null {
      const taken = last && now() - last.at < TOGETHER_MS ? last.step : null;
      last = null;
      return taken;
    },
  };
}

export const latestStep = createLatestStep();

/** What became of the mails of a step that was undone: nothing is said where there were none. */
export function undoneMailsText(
  { withdrawn, corrected }: { withdrawn: number; corrected: number },
  sendsMail: boolean,
): string {
  if (corrected > 0)
    return ` ${mailText('Whoever had a mail about it already gets one that puts it right.', sendsMail)}`;
  if (withdrawn === 0) return '';
  return plural(withdrawn, ' Its mail is not sent.', ` Its ${withdrawn} mails are not sent.`);
}
