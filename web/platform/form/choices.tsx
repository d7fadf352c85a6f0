import { type ReactNode, useId } from 'react';
import { CheckRow } from '#web/platform/form/check-row.tsx';
import { FieldMessage } from '#web/platform/form/labelled.tsx';
import { useFieldError, useFormContext } from './form-context.ts';

/** One box to tick; its label may hold links. */
export function Checkbox({
  name,
  children,
  hint,
}: {
  name: string;
  children: ReactNode;
  hint?: ReactNode;
}) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  return (
    <div>
      <CheckRow
        {...register(name)}
        hint={hint}
        aria-invalid={error ? true : undefined}
        describedBy={error && `${id}-error`}
      >
        {children}
      </CheckRow>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </div>
  );
}

export type CardChoice = {
  value: string;
  label: ReactNode;
  /** More about the choice, below its label. */
  description?: ReactNode;
  /** A badge at its right: 'Recommended'. */
  badge?: ReactNode;
  disabled?: boolean;
};

/** One of several choices that each deserve a sentence, as cards; arrow keys move between them. */
export function RadioCards({
  name,
  legend,
  hint,
  choices,
  columns = 1,
}: {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly CardChoice[];
  /** Side by side from tablet width on. */
  columns?: 1 | 2 | 3;
}) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }[columns];
  return (
    <fieldset aria-describedby={described || undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && (
        <div id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {error && (
        <div className="mb-2">
          <FieldMessage id={`${id}-error`} error={error} />
        </div>
      )}
      <div className={`grid gap-2.5 ${grid}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-edge bg-card px-4 py-3 in-aria-invalid:border-chilli-ink has-checked:border-chilli-ink has-checked:ring-1 has-checked:ring-chilli-ink has-checked:bg-chilli-tint/35 has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              value={choice.value}
              disabled={choice.disabled}
              {...register(name)}
              className="mt-0.75 size-5 shrink-0 cursor-pointer outline-none"
            />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {choice.label}
                {choice.badge}
              </span>
              {choice.description && (
                <span className="block text-sm text-ink-soft">{choice.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
