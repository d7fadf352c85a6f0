import type { ComponentProps } from 'react';
import { CONTROL } from './control.ts';

/** The browser's own list of a few choices, in the look of the house. */
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
