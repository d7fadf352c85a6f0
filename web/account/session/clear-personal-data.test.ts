import { afterEach, expect, it, vi } from 'vitest';
import { lastingStorage, tabStorage } from '#web/platform/client/browser-storage.ts';
import { followClearedTab, removePersonal } from './clear-personal-data.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(...keys: string[]) {
  const entries = new Map(keys.map((key) => [key, 'something']));
  return {
    left: () => [...entries.keys()],
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

it('leaves the device its colours and the desk its own, and nothing else', () => {
  const kept = storage(
    ...['authToken', 'userData', 'draft:catering-inquiry', 'inquiryTokens', 'dabba:cart', 'theme'],
    ...['deskToken', 'deskOrderSound', 'RaStore.customers.listParams', 'made up tomorrow'],
  );
  expect(removePersonal(kept)).toEqual([
    ...['authToken', 'userData', 'draft:catering-inquiry', 'inquiryTokens', 'dabba:cart'],
    'made up tomorrow',
  ]);
  expect(kept.left()).toEqual([
    'theme',
    'deskToken',
    'deskOrderSound',
    'RaStore.customers.listParams',
  ]);
});

it('takes nothing from the next person in a tab that hears late of the one before', () => {
  const heard: ((event: Pick<StorageEvent, 'key' | 'newValue'>) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof heard)[0]) =>
    heard.push(listener),
  );
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('StorageEvent', Object);
  lastingStorage().setItem('dabba:cart', 'of the next person');
  tabStorage().setItem('draft:contact', 'of the one before');
  followClearedTab();
  for (const hear of heard) hear({ key: 'dabba:left', newValue: 'left' });
  expect(tabStorage().getItem('draft:contact')).toBeNull();
  expect(lastingStorage().getItem('dabba:cart')).toBe('of the next person');
  lastingStorage().removeItem('dabba:cart');
});
