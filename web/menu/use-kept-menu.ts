import { useEffect } from 'react';
import { askAgain } from '#web/platform/data/late-queries.ts';
import { isShownFrom, keptAt } from '#web/platform/offline/kept-at.ts';
import { WEEKLY_MENU } from './queries.ts';

/**
 * A menu that was kept (`sw.js`) is asked for anew as soon as there is a connection, however short a
 * time ago it was seen; from then on it is no longer said to be an old one.
 * @param updatedAt when the menu that is shown was fetched; 0 while there is none
 */
export function useKeptMenu(updatedAt: number): void {
  useEffect(() => {
    const ask = () => {
      // Without an answer, what is shown stays, and what is said of it.
      if (keptAt() !== null) askAgain([WEEKLY_MENU]).catch(() => {});
    };
    if (navigator.onLine) ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
  useEffect(() => isShownFrom(updatedAt), [updatedAt]);
}
