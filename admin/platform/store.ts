import { useSyncExternalStore } from 'react';

/** A value outside React that components read. */
export type Store<Value> = {
  get: () => Value;
  /** Takes another value and tells whoever listens. */
  set: (next: Value) => void;
  /** Hears of each other value; answers how to stop listening. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a store holds. */
export const useStore = <Value>({
  subscribe,
  get,
}: Pick<Store<Value>, 'subscribe' | 'get'>): Value => useSyncExternalStore(subscribe, get);
