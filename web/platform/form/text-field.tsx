import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { CONTROL, type FieldIds, Labelled, NativeSelect } from '#web/platform/form/labelled.tsx';
import { useFieldError, useFormContext } from './form-context.ts';

export type FieldProps = {
  /** The field's name in the form. */
  name: string;
  label: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** Marked as '(optional)'; every other field is required. */
  optional?: boolean;
};

/** A field of a form, which finds its mistake by its name. */
export const Field = ({
  name,
  ...field
}: FieldProps & { children: (wiring: FieldIds) => ReactNode }) => (
  <Labelled {...field} error={useFieldError(name)} />
);

type Native<Attributes> = Omit<Attributes, 'name' | 'id' | 'className' | keyof FieldProps>;

/** One line of text; `type` also takes email, tel, date (the browser's own picker) and number. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  ...input
}: FieldProps & Native<InputHTMLAttributes<HTMLInputElement>>) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(wiring) => <input {...input} {...register(name)} {...wiring} className={CONTROL} />}
    </Field>
  );
}

/** An e-mail address; `autoComplete` is `username` where somebody signs in with it. */
export const EmailField = ({
  autoComplete = 'email',
  ...field
}: Pick<FieldProps, 'name' | 'hint'> & { autoComplete?: 'email' | 'username' }) => (
  <TextField
    {...field}
    label="Email address"
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({
  name,
  label,
  hint,
  optional = false,
  rows = 3,
  ...area
}: FieldProps & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(wiring) => (
        <textarea
          {...area}
          rows={rows}
          {...register(name)}
          {...wiring}
          className={`${CONTROL} field-sizing-content min-h-28 resize-y`}
        />
      )}
    </Field>
  );
}

export type Choice = { value: string; label: string; disabled?: boolean };

/**
 * One of a few choices, in the browser's own list. `empty` is the words of 'nothing chosen yet'.
 * @public
 */
export function Select({
  name,
  label,
  hint,
  optional = false,
  choices,
  empty,
  ...select
}: FieldProps & { choices: readonly Choice[]; empty?: string } & Native<
    SelectHTMLAttributes<HTMLSelectElement>
  >) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(wiring) => (
        <NativeSelect {...select} {...register(name)} {...wiring}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map(({ value, label: words, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
