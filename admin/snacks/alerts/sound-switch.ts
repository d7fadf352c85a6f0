import { useSyncExternalStore } from 'react';

/** Beside react-admin's own store, which is emptied when somebody signs out. */
const KEY = 'deskOrderSound';

const listeners = new Set<() => void>();

/** Whether this browser sounds for new orders; it does until somebody switches it off. */
export const isSoundOn = (): boolean => localStorage.getItem(KEY) !== 'off';

function listen(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** The switch of the sound, the same in every tab of this browser. */
export function useSoundSwitch(): [on: boolean, set: (on: boolean) => void] {
  const on = useSyncExternalStore(listen, isSoundOn);
  const set = (to: boolean) => {
    localStorage.setItem(KEY, to ? 'on' : 'off');
    for (const changed of listeners) changed();
  };
  return [on, set];
}
