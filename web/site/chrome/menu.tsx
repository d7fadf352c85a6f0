import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#web/platform/ui/icon.tsx';
import { useDismiss } from './use-dismiss.ts';
import { useOnNavigation } from './use-on-navigation.ts';

/** A menu of links below a button, on the native <details>, so that it opens before React arrives. */
export function Menu({
  label,
  align = 'start',
  children,
}: {
  label: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);

  useOnNavigation(() => {
    if (details.current) details.current.open = false;
  });

  return (
    <details ref={details} className="group relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full px-2 font-medium whitespace-nowrap xl:px-2.5 text-ink-soft group-open:text-ink hover:text-ink focus-visible:rounded-full">
        {label}
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div
        className={`absolute top-full z-30 mt-2 min-w-64 rounded-card border border-line bg-card p-2 shadow-raised ${align === 'end' ? 'right-0' : 'left-0'}`}
      >
        {children}
      </div>
    </details>
  );
}

/** The look of one entry of a menu. */
export const MENU_ITEM =
  'flex min-h-11 w-full cursor-pointer flex-col justify-center rounded-control px-3.5 py-2 text-left font-medium text-ink hover:bg-sunken aria-[current=page]:bg-sunken focus-visible:outline-offset-0 focus-visible:rounded-control';
