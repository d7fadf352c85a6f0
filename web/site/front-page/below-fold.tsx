import { type ReactNode, useEffect, useRef } from 'react';
import { whenIdle } from '#web/platform/start/when-idle.ts';

/**
 * Marks a visit that begins on the front page, before its body is read: nobody has scrolled yet, and
 * no place is to be found again. Only then `parts.css` puts off what is below the fold.
 */
export const FRESH_SCRIPT = `if(location.pathname==="/"&&!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.fresh="";`;

/** Milliseconds within which one part is drawn. */
const LONGEST_WAIT = 300;

/**
 * Draws the parts of an element one by one while the browser has nothing else to do; answers how to
 * end that, with all of them drawn.
 */
function renderWhenIdle(element: HTMLElement): () => void {
  const parts = [...element.children] as HTMLElement[];
  let ended = false;
  function end() {
    ended = true;
    delete document.documentElement.dataset.fresh;
  }
  function drawNext() {
    if (ended) return;
    const part = parts.shift();
    if (!part) return end();
    part.style.contentVisibility = 'visible';
    whenIdle(drawNext, LONGEST_WAIT);
  }
  whenIdle(drawNext, LONGEST_WAIT);
  return end;
}

/**
 * Parts that nobody sees before scrolling. On a fresh visit they are laid out and drawn when they
 * come near, or after the page has become alive, one at a time, so that no finger waits for them.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (parts.current) return renderWhenIdle(parts.current);
  }, []);
  return (
    <div ref={parts} className="below-fold">
      {children}
    </div>
  );
}
