import { expect, it } from 'vitest';
import { removePersonal } from './forget-person.ts';

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
