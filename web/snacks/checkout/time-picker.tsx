import { useId } from 'react';
import { useController } from 'react-hook-form';
import { formatTime, type WallTime } from '#domain/platform/days.ts';
import { SNACK_TIMES } from '#domain/snacks/times.ts';
import { FieldMessage } from '#web/platform/ui/controls/labelled.tsx';
import { useFieldError } from '#web/platform/ui/form/field.tsx';

/** Chooses one of the hours from 9:00 to 21:00; those that cannot be had stay in their place. */
export function TimePicker({
  times,
  hint,
  onChosen,
}: {
  times: readonly WallTime[];
  hint: string | null;
  onChosen: () => void;
}) {
  const { field } = useController({ name: 'time' });
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
              name={field.name}
              value={time}
              checked={field.value === time}
              disabled={!times.includes(time)}
              onChange={() => {
                field.onChange(time);
                onChosen();
              }}
              onBlur={field.onBlur}
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
