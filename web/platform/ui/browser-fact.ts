import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Something that only the browser knows: `onServer` in the server's HTML and while React takes it
 * over, then what `read` says, and again whenever `subscribe` tells of a change; of none when absent.
 */
export const useBrowserFact = <Fact>(
  read: () => Fact,
  onServer: Fact,
  subscribe: (changed: () => void) => () => void = never,
): Fact => useSyncExternalStore(subscribe, read, () => onServer);

/** Whether the program is here: false in the server's HTML and while React takes it over. */
export const useHydrated = (): boolean => useBrowserFact(() => true, false);
