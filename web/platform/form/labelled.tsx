import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#web/platform/pictures/icon.tsx';

/** What a control needs to be wired to its label, hint and error. */
export type FieldIds = {
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
  children: (wiring: FieldIds) => ReactNode;
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

/** The look of what one types into or chooses from. */
export const CONTROL =
  'w-full min-h-12 rounded-control border border-edge bg-card px-4 py-2.5 text-base text-ink transition-[border-color] aria-invalid:border-2 aria-invalid:border-chilli-ink disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken focus-visible:outline-offset-1 focus-visible:rounded-control';

/** The browser's own list of a few choices, in the shop's look. */
export function NativeSelect({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...select}
        className={`${CONTROL} cursor-pointer appearance-none text-ellipsis pr-11 ${className}`}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4 text-ink-soft"
      >
        <path
          d="m4 7.5 6 6 6-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
