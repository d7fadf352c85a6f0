import { type ReactNode, useId } from 'react';
import { ChoiceTile } from '#web/platform/form/check-row.tsx';
import { FieldMessage } from '#web/platform/form/labelled.tsx';
import { useFieldError, useFormContext } from './form-context.ts';

/** By how many stand side by side, on a phone and from tablet width on. */
const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
};

/** Short choices as tiles, two and two on a phone: one of them, or with `several` any number. */
export function ChoiceTiles({
  name,
  legend,
  words,
  several = false,
  hint,
  columns = 4,
}: {
  name: string;
  legend: ReactNode;
  /** Each choice and what it is called, in their order. */
  words: Readonly<Record<string, string>>;
  several?: boolean;
  hint?: ReactNode;
  columns?: 2 | 3 | 4;
}) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold">
        {legend}
        {hint && (
          <span id={`${id}-hint`} className="font-normal text-ink-soft">
            {' '}
            {hint}
          </span>
        )}
      </legend>
      <div className={`grid grid-cols-2 gap-2 sm:gap-2.5 ${COLUMNS[columns]}`}>
        {Object.entries(words).map(([value, label]) => (
          <ChoiceTile
            key={value}
            type={several ? 'checkbox' : 'radio'}
            value={value}
            label={label}
            wrong={error !== ''}
            {...register(name)}
          />
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </fieldset>
  );
}
