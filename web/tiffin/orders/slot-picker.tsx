import { useId } from 'react';
import { useController } from 'react-hook-form';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';
import { FieldMessage } from '#web/platform/ui/controls/labelled.tsx';
import { useFieldError } from '#web/platform/ui/form/field.tsx';

/** Chooses one of the six hours of delivery. */
export function SlotPicker({ name = 'deliveryTimeSlot' }: { name?: string }) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">Time slot</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {SLOT_CHOICES.map(({ value, label }, index) => (
          <label
            key={value}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-edge bg-card px-2 text-center font-medium whitespace-nowrap tabular-nums hover:bg-turmeric-tint has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:bg-[Highlight] max-[22rem]:text-sm"
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              {...(index === 0 && { ref: field.ref })}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            {shortSlot(label)}
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </fieldset>
  );
}

/** `2:00 PM - 3:00 PM` -> `2:00 - 3:00 PM`, which fits twice on a phone. */
function shortSlot(label: string): string {
  return label.replace(/ PM - /, ' - ');
}
