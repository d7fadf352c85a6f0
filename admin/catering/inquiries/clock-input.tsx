import { Alert } from '@mui/material';
import { TextInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import type { EventMeal } from '#contract/catering/inquiry-choices.ts';
import { clockQuestion, oddClockText } from '#domain/catering/event-clock.ts';

type Props = {
  /** The meals that the customer asked for. */
  times: readonly EventMeal[];
  /** What it means to leave it empty. */
  whenEmpty: string;
  autoFocus?: boolean;
};

/** When the food has to be there, on Toronto's clock; a time that is odd for its meals is said beside it. */
export function ClockInput({ times, whenEmpty, autoFocus }: Props) {
  const typed: unknown = useWatch({ name: 'eventClock' });
  const doubt = typeof typed === 'string' && typed !== '' ? oddClockText(typed, times) : null;
  return (
    <>
      <TextInput
        source="eventClock"
        label="Food ready at"
        type="time"
        // An empty one shows dashes where its label would be.
        slotProps={{ inputLabel: { shrink: true } }}
        helperText={typed ? false : whenEmpty}
        {...(autoFocus && { autoFocus })}
      />
      <div role="status">
        {doubt && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {doubt}
          </Alert>
        )}
      </div>
    </>
  );
}

/** What a dialog that sets the time of an event asks before it does; null: nothing. */
export const eventClockQuestion =
  (inquiry: AdminInquiry) =>
  ({ eventClock }: FieldValues): string | null =>
    clockQuestion(eventClock || null, inquiry);
