import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/platform/pictures/icon.tsx';

/**
 * Lets a <details> menu behave like one: it closes on Esc (focus goes back to its summary), on a
 * press outside and when focus leaves it.
 */
function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const ended = new AbortController();
    const { signal } = ended;
    const close = () => {
      menu.open = false;
    };
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (menu.open && !menu.contains(event.target as Node)) close();
      },
      { signal },
    );
    menu.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open) return;
        close();
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      (event) => {
        if (event.relatedTarget && !menu.contains(event.relatedTarget as Node)) close();
      },
      { signal },
    );
    return () => ended.abort();
  }, [details]);
}

/** Runs `then` after each navigation, and not for the page that the program began with. */
export function useOnNavigation(then: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const onNavigation = useEffectEvent(then);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onNavigation();
  }, [key]);
}

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
