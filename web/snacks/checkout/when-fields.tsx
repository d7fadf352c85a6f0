import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SNACK_ERRORS } from '#contract/snacks/errors.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import type { Closure } from '#domain/platform/calendar.ts';
import { snackDayRange, snackTimesOn } from '#domain/snacks/times.ts';
import { CONTROL } from '#web/platform/ui/controls/control.ts';
import { Field } from '#web/platform/ui/form/field.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';
import { useNow } from '#web/platform/ui/use-now.ts';
import type { CheckoutTyped } from './checkout-schema.ts';
import { TimePicker } from './time-picker.tsx';
import { dayProblem } from './when-words.ts';

/** The day, from today to 90 days ahead, and the hour; another day asks for the hour again. */
export function WhenFields({ closures }: { closures: readonly Closure[] }) {
  const now = useNow();
  const { setValue, setError, clearErrors, trigger } = useFormContext<CheckoutTyped>();
  const { field: day } = useController<CheckoutTyped, 'day'>({ name: 'day' });
  const { field: time } = useController<CheckoutTyped, 'time'>({ name: 'time' });
  const { first, last } = snackDayRange(now);
  const times = snackTimesOn(day.value, now, closures);
  const problem = dayProblem(day.value, now, closures);
  const hasPassed = time.value !== '' && !times.includes(time.value);

  // A day that cannot be had says so at once, also when it closes or ends while it is chosen.
  useEffect(() => {
    if (!problem) return;
    void trigger('day');
    announce(problem);
  }, [problem, trigger]);

  useEffect(() => {
    if (!hasPassed) return;
    setValue('time', '');
    if (times.length > 0)
      setError('time', { message: errorWords(SNACK_ERRORS, 'snack_time_passed') });
  }, [hasPassed, setValue, setError, times.length]);

  return (
    <div className="grid gap-5">
      <Field name="day" label="Preferred date">
        {(wiring) => (
          <input
            type="date"
            {...day}
            {...wiring}
            min={first}
            max={last}
            onChange={(event) => {
              day.onChange(event);
              setValue('time', '');
              clearErrors(['day', 'time']);
            }}
            className={`${CONTROL} max-w-xs`}
          />
        )}
      </Field>
      <TimePicker
        times={times}
        hint={day.value === '' ? 'choose a date first' : null}
        onChosen={() => clearErrors('time')}
      />
      <TorontoTime />
    </div>
  );
}
