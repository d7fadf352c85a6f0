import type { FieldValues } from 'react-hook-form';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';
import { clockQuestion } from '#domain/catering/event-clock.ts';

/** What a dialog that sets the time of an event asks before it does; null: nothing. */
export const asksAboutClock =
  (inquiry: AdminInquiry) =>
  ({ eventClock }: FieldValues): string | null =>
    clockQuestion(eventClock || null, inquiry);
