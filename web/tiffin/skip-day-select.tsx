import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { CONTROL } from '#web/ui/controls/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { SkipOption } from './skip-options.ts';

const Options = ({ days }: { days: readonly SkipOption[] }) =>
  days.map(({ day, label, closed }) => (
    <option key={day} value={day} disabled={closed}>
      {label}
    </option>
  ));

/** The days that can be skipped: the booked ones in a group of their own, at the top. */
export function SkipDaySelect({
  options: { booked, others },
}: {
  options: { booked: readonly SkipOption[]; others: readonly SkipOption[] };
}) {
  const { register } = useFormContext();
  return (
    <Field
      name="skipDate"
      label="Which day?"
      {...(booked.length === 0 && { hint: 'You have no tiffin scheduled at the moment.' })}
    >
      {(wiring) => (
        <span className="relative block">
          <select
            {...register('skipDate')}
            {...wiring}
            className={`${CONTROL} cursor-pointer appearance-none pr-11`}
          >
            <option value="">Choose a day</option>
            {booked.length > 0 && (
              <optgroup label="Booked">
                <Options days={booked} />
              </optgroup>
            )}
            {others.length > 0 && (
              <optgroup label="Other days">
                <Options days={others} />
              </optgroup>
            )}
          </select>
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}
