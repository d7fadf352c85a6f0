import { useEffect, useId } from 'react';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { SNACK_ERRORS } from '#contract/snacks/errors.ts';
import type { Closure } from '#domain/kitchen/calendar.ts';
import { formatTime, type WallTime } from '#domain/platform/days.ts';
import { SNACK_TIMES, snackDayRange, snackTimesOn } from '#domain/snacks/snack-times.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import {
  useField,
  useFieldError,
  useFormContext,
  useFormValue,
} from '#web/platform/form/form-context.ts';
import { CONTROL, FieldMessage } from '#web/platform/form/labelled.tsx';
import { Field } from '#web/platform/form/text-field.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { useNow } from '#web/platform/ui/use-now.ts';
import { type CheckoutInputs, dayProblem } from './checkout-schema.ts';

/** Chooses one of the hours from 9:00 to 21:00; those that cannot be had stay in their place. */
function TimePicker({
  times,
  hint,
  onChosen,
}: {
  times: readonly WallTime[];
  hint: string | null;
  onChosen: () => void;
}) {
  const field = useField('time');
  const error = useFieldError('time');
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const focusable = times[0] ?? SNACK_TIMES[0];
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        Preferred time
        {hint && (
          <span id={`${id}-hint`} className="font-normal text-ink-soft">
            {' '}
            ({hint})
          </span>
        )}
      </legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {SNACK_TIMES.map((time) => (
          <label
            key={time}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-edge bg-card px-1 text-center font-medium whitespace-nowrap tabular-nums hover:bg-turmeric-tint has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:bg-[Highlight] max-[22rem]:text-sm"
          >
            <input
              type="radio"
              name="time"
              value={time}
              checked={field.value === time}
              disabled={!times.includes(time)}
              onChange={() => {
                field.onChange(time);
                onChosen();
              }}
              {...(time === focusable && { ref: field.ref })}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none disabled:cursor-not-allowed"
            />
            <span className={hint || times.includes(time) ? '' : 'line-through decoration-1'}>
              {formatTime(time)}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </fieldset>
  );
}

/** The day, from today to 90 days ahead, and the hour; another day asks for the hour again. */
export function WhenFields({ closures }: { closures: readonly Closure[] }) {
  const now = useNow();
  const { setValue, setError, clearErrors, trigger } = useFormContext<CheckoutInputs>();
  const day = useField('day');
  const time = useFormValue('time');
  const { first, last } = snackDayRange(now);
  const times = snackTimesOn(day.value, now, closures);
  const problem = dayProblem(day.value, now, closures);
  const hasPassed = time !== '' && !times.includes(time);

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
      setError('time', { message: errorText(SNACK_ERRORS, 'snack_time_passed') });
  }, [hasPassed, setValue, setError, times.length]);

  return (
    <div className="grid gap-5">
      <Field name="day" label="Preferred date">
        {(wiring) => (
          <input
            type="date"
            {...wiring}
            ref={day.ref}
            name="day"
            value={day.value}
            min={first}
            max={last}
            onChange={(event) => {
              day.onChange(event.target.value);
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
