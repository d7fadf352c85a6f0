import { useFormContext } from 'react-hook-form';
import { NativeSelect } from '#web/platform/ui/controls/native-select.tsx';
import { Field } from '#web/platform/ui/form/field.tsx';
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
        <NativeSelect {...register('skipDate')} {...wiring}>
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
        </NativeSelect>
      )}
    </Field>
  );
}
