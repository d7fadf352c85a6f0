import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CONTROL } from '#web/platform/form/labelled.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useFormContext } from './form-context.ts';
import { Field, type FieldProps } from './text-field.tsx';

/** A password that can be looked at while typing; paste and password managers work (WCAG 3.3.8). */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
  meter,
}: FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  /** How strong it is, below the field. */
  meter?: ReactNode;
}) {
  const { register } = useFormContext();
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Field name={name} label={label} hint={hint}>
        {(wiring) => (
          <span className="relative block">
            <input
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              {...register(name)}
              {...wiring}
              className={`${CONTROL} pr-14`}
            />
            <button
              type="button"
              aria-pressed={shown}
              aria-label="Show password"
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-1 my-auto grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:text-ink"
            >
              <Icon of={shown ? EyeOff : Eye} />
            </button>
          </span>
        )}
      </Field>
      {meter}
    </div>
  );
}
