const listeners = new Set<() => void>();

/**
 * When the page was fetched that the service worker has put in (`sw.js`), in milliseconds since
 * 1970; null where the page came from the kitchen, or has meanwhile become as fresh as that.
 */
export const cachedAt = (): number | null =>
  (typeof document !== 'undefined' && Number(document.documentElement.dataset.keptAt)) || null;

/** Hears of it when what was kept has been replaced; answers how to stop hearing. */
export function onCachedAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What is shown is of this time: if that is another than that of the page that was kept, the page
 * is kept no longer.
 * @param updatedAt in milliseconds since 1970, on whatever clock; 0 while nothing is shown
 */
export function isShownFrom(updatedAt: number): void {
  const kept = cachedAt();
  if (kept === null || updatedAt === 0 || updatedAt === kept) return;
  delete document.documentElement.dataset.keptAt;
  for (const listener of listeners) listener();
}
