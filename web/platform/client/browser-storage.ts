type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function inMemory(): Entries {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/**
 * The browser's storage, or one that lasts as long as the page where the browser refuses it
 * (blocked site data, a full disk's private window): people can still sign in and order.
 */
function open(pick: () => Storage): Entries {
  try {
    const storage = pick();
    const probe = 'dabba:probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return inMemory();
  }
}

let lasting: Entries | undefined;
let ofThisTab: Entries | undefined;

/** What stays when the browser is closed; shared by the tabs. */
export function lastingStorage(): Entries {
  lasting ??= open(() => localStorage);
  return lasting;
}

/** What ends with the tab. */
export function tabStorage(): Entries {
  ofThisTab ??= open(() => sessionStorage);
  return ofThisTab;
}
