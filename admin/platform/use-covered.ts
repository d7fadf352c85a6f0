import { useSyncExternalStore } from 'react';

const desk = () => document.getElementById('desk');

const isCovered = () => desk()?.getAttribute('aria-hidden') === 'true';

function followCover(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const element = desk();
  if (element) observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/**
 * Whether a dialog or a menu lies over the desk, as Material UI marks it: words for screen readers
 * are heard by nobody then, and a way elsewhere would take away what is open.
 */
export const useCovered = (): boolean => useSyncExternalStore(followCover, isCovered);
