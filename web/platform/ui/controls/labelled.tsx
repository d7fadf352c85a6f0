import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#web/platform/ui/icon.tsx';

/** What a control needs to be wired to its label, hint and error. */
export type Wiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

export function FieldMessage({ id, error }: { id: string; error: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-chilli-ink">
      <Icon of={CircleAlert} className="mt-0.75 size-4" />
      {error}
    </p>
  );
}

/** Label, control, hint and mistake of one field, tied together for screen readers. */
export function Labelled({
  label,
  hint,
  optional,
  error,
  children,
}: {
  label: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** Marked as '(optional)'; every other field is required. */
  optional?: boolean | undefined;
  /** The words of its mistake; empty when there is none. */
  error: string;
  children: (wiring: Wiring) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
      })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </div>
  );
}
