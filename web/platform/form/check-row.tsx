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

/** A short choice as a tile: one of several, or with `type` `checkbox` any number. */
export function ChoiceTile({
  label,
  wrong = false,
  ...input
}: { label: ReactNode; wrong?: boolean } & Omit<
  ComponentProps<'input'>,
  'className' | 'children'
>) {
  return (
    <label
      className={`flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border bg-card px-3 py-2 leading-snug font-medium max-[24rem]:gap-2 max-[24rem]:px-2.5 max-[24rem]:text-sm has-checked:border-chilli-ink has-checked:bg-chilli-tint/35 has-checked:ring-1 has-checked:ring-chilli-ink has-aria-disabled:cursor-not-allowed has-aria-disabled:border-line has-aria-disabled:bg-transparent has-aria-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${wrong ? 'border-chilli-ink' : 'border-edge'}`}
    >
      <input {...input} className="size-5 shrink-0 cursor-pointer outline-none" />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
