import { createStore } from '#web/platform/store.ts';
import { lastingStorage } from './browser-storage.ts';

export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A list in an entry of the browser's storage: it outlives the page and is the same in every tab.
 * Each change starts from what is stored, so that two tabs do not undo each other.
 * @param isItem what of the stored list is read: anybody can write there, and older pages did
 */
export function createStoredList<Item>(
  storage: EntryStorage,
  entry: string,
  isItem: (stored: unknown) => stored is Item,
) {
  function read(): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(entry) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isItem) : [];
    } catch {
      return [];
    }
  }
  const { get, set, subscribe } = createStore(read());

  return {
    get,
    subscribe,
    change(by: (list: readonly Item[]) => readonly Item[]): void {
      const next = by(read());
      try {
        if (next.length > 0) storage.setItem(entry, JSON.stringify(next));
        else storage.removeItem(entry);
      } catch {
        // A full storage costs the list its life after this page, not the page its list.
      }
      set(next);
    },
    /** Takes over what another tab has stored; `key` is null when that tab has cleared everything. */
    follow({ key }: Pick<StorageEvent, 'key'>): void {
      if (key === entry || key === null) set(read());
    },
  };
}

/** The server has no storage: the HTML is the same for everybody. */
const noStorage: EntryStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const inBrowser = typeof window !== 'undefined';

/** The list that `create` makes of this browser's lasting storage, in step with the other tabs. */
export function ofThisBrowser<List extends { follow(change: Pick<StorageEvent, 'key'>): void }>(
  create: (storage: EntryStorage) => List,
): List {
  const list = create(inBrowser ? lastingStorage() : noStorage);
  if (inBrowser) {
    addEventListener('storage', list.follow);
    // A page that comes back from the browser's memory has missed what other tabs did.
    addEventListener('pageshow', ({ persisted }) => persisted && list.follow({ key: null }));
  }
  return list;
}
