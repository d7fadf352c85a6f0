import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { loadPart } from '#web/platform/client/browser-client.ts';

type LaterPart = typeof import('./later-part.ts');

let loaded: LaterPart | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The checks and the later steps, which the first look at the page does without. */
export async function loadLater(): Promise<LaterPart> {
  const part = await loadPart(() => import('./later-part.ts'));
  if (!loaded) {
    loaded = part;
    for (const listener of listeners) listener();
  }
  return part;
}

/** The same as far as it is here. */
export const laterNow = (): LaterPart | null => loaded;

/**
 * The same in a component: loaded at once where it is `isNeeded`, else when `load` is called. Where
 * that fails, it is left to the next step to try again and to say why.
 */
export function useLater(isNeeded: boolean) {
  const part = useSyncExternalStore(subscribe, laterNow, () => null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    if (!loaded && !hasFailed) loadLater().catch(() => setFailed(true));
  }, [hasFailed]);

  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  return { part, hasFailed, load };
}
