import type { ComponentProps, ReactNode } from 'react';

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
