import { THEME_KEY } from '#domain/platform/theme.ts';
import { lastingStorage, tabStorage } from '#web/platform/client/browser-storage.ts';

type Entries = Pick<Storage, 'removeItem' | 'key' | 'length'>;

/** What belongs to the device: its colours, and what the desk keeps and forgets by itself. */
const isOfDevice = (key: string): boolean =>
  key === THEME_KEY || key.startsWith('desk') || key.startsWith('RaStore');

/** Removes whatever is not the device's; answers the names of what is gone. */
export function removePersonal(storage: Entries): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  const personal = keys.filter((key) => key !== null).filter((key) => !isOfDevice(key));
  for (const key of personal) storage.removeItem(key);
  return personal;
}

/** Pages and photos that the service worker keeps (`sw.js`); it begins again with the next page. */
async function dropKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * After somebody signed out by choice, the next person at this device finds nothing of theirs. What
 * reads an entry of the storage while the page is open hears of its end as it does of another tab.
 */
function clearPersonalData(): void {
  removePersonal(tabStorage());
  for (const key of removePersonal(lastingStorage()))
    dispatchEvent(new StorageEvent('storage', { key }));
  dropKeptPages().catch(() => {});
}

/**
 * The entry by which other tabs hear of it, gone at once: they have drafts of their own, and cannot
 * tell by the session alone why it ended.
 */
const LEFT_ENTRY = 'dabba:left';

/** Forgets here and in every other tab of this browser. */
export function clearPersonalDataInAllTabs(): void {
  clearPersonalData();
  lastingStorage().setItem(LEFT_ENTRY, 'left');
  lastingStorage().removeItem(LEFT_ENTRY);
}

/**
 * Forgets what is this tab's own when another one says so; for as long as the page lives. What the
 * tabs share that one has emptied already: a tab that slept hears of it late, and what is there by
 * then is the next person's.
 */
export function followClearedTab(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LEFT_ENTRY && newValue) removePersonal(tabStorage());
  });
}
