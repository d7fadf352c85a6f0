import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Seconds that each stands still. */
const REST = 3;

/**
 * Whether somebody is at it: the mouse over it or the focus inside, its buttons included. Only the
 * button that has just set it turning does not hold it, or pressing that would seem to do nothing.
 */
function isHeld(carousel: HTMLElement): boolean {
  const holds = (state: ':hover' | ':focus-within') =>
    carousel.matches(state) && !carousel.querySelector(`[data-started]${state}`);
  return document.hidden || holds(':hover') || holds(':focus-within');
}

/**
 * Calls `turn` every 3 seconds while `on` and the carousel's list is in view. It waits while the tab
 * is hidden, the mouse is over the carousel or the focus inside, and begins to count anew afterwards.
 */
export function useTurning(
  carousel: RefObject<HTMLElement | null>,
  on: boolean,
  turn: () => void,
): void {
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    const element = carousel.current;
    const list = element?.querySelector('ul');
    if (!on || !element || !list) return;
    let inView = false;
    let rested = 0;
    const seen = new IntersectionObserver(
      ([entry]) => {
        inView = entry?.isIntersecting ?? false;
      },
      { threshold: 0.5 },
    );
    seen.observe(list);
    const second = setInterval(() => {
      rested = inView && !isHeld(element) ? rested + 1 : 0;
      if (rested < REST) return;
      rested = 0;
      onTurn();
    }, 1000);
    return () => {
      seen.disconnect();
      clearInterval(second);
    };
  }, [carousel, on]);
}
