import { type ComponentProps, type ReactNode, useId } from 'react';

/** A box to tick with its label, which may hold links, and what helps to decide. */
export function CheckRow({
  children,
  hint,
  describedBy,
  ...input
}: {
  children: ReactNode;
  hint?: ReactNode;
  /** What else describes the box, by its id. */
  describedBy?: string | undefined;
} & Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'children'>) {
  const id = useId();
  const described = [hint && `${id}-hint`, describedBy].filter(Boolean).join(' ');
  return (
    <>
      <div className="flex gap-3">
        <span className="grid h-11 place-items-center">
          <input
            {...input}
            type="checkbox"
            id={id}
            aria-describedby={described || undefined}
            className="size-6 cursor-pointer aria-invalid:outline-2 aria-invalid:outline-chilli-ink"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer py-2.5">
          {children}
        </label>
      </div>
      {hint && (
        <div id={`${id}-hint`} className="pl-9 text-sm text-ink-soft">
          {hint}
        </div>
      )}
    </>
  );
}
