/**
 * Calls once the browser has nothing else to do, and after so many milliseconds in any case: a
 * browser that waits for a frame that never comes is not idle until then. Not every browser can say
 * when it is.
 */
export function whenIdle(work: () => void, atTheLatestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: atTheLatestMs });
  else setTimeout(work, Math.min(atTheLatestMs, 50));
}
