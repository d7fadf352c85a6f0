import { type RefObject, useEffect } from 'react';

/**
 * Lets a <details> menu behave like one: it closes on Esc (focus goes back to its summary), on a
 * press outside and when focus leaves it.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
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
