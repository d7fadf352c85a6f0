import { useEffect, useRef } from 'react';

/** How fast a page scrolls while something is held near its edge, in pixels a frame. */
export function edgeSpeed(y: number, height: number, edge = 90): number {
  if (y < edge) return -Math.ceil((edge - y) / 6);
  return y > height - edge ? Math.ceil((y - height + edge) / 6) : 0;
}

/**
 * Scrolls the page while something is held near its upper or lower edge.
 * @param clientY where it is held, from the top of the window
 * @param onScroll is told that the page lies elsewhere under it now
 */
export function useEdgeScroll(isHeld: boolean, clientY: () => number, onScroll: () => void): void {
  const latest = useRef({ clientY, onScroll });
  latest.current = { clientY, onScroll };
  useEffect(() => {
    if (!isHeld) return;
    let frame = requestAnimationFrame(function scroll() {
      const before = window.scrollY;
      window.scrollBy(0, edgeSpeed(latest.current.clientY(), window.innerHeight));
      if (window.scrollY !== before) latest.current.onScroll();
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHeld]);
}
