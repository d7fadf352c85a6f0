import { describe, expect, it } from 'vitest';
import { draftKey, forgetDraft, readDraft, writeDraft } from './drafts.ts';

function storage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

describe('a draft', () => {
  const key = draftKey('tiffin-checkout', 'asha');

  it('comes back as it was typed, without what must not be kept', () => {
    const tab = storage();
    writeDraft(key, { address: '12 Elm St', password: 'secret' }, ['password'], tab);
    expect(readDraft(key, tab)).toEqual({ address: '12 Elm St' });
  });

  it('belongs to one customer', () => {
    const tab = storage();
    writeDraft(key, { address: '12 Elm St' }, [], tab);
    expect(readDraft(draftKey('tiffin-checkout', 'ravi'), tab)).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '3'])('that reads %j is none', (stored) => {
    expect(readDraft(key, storage({ [key]: stored }))).toBeNull();
  });

  it('is gone when it was forgotten, alone or with all others', () => {
    const tab = storage({ theme: 'dark' });
    const other = draftKey('tiffin-schedule', 'asha');
    writeDraft(key, { a: 1 }, [], tab);
    writeDraft(other, { b: 1 }, [], tab);
    forgetDraft(key, tab);
    expect(readDraft(key, tab)).toBeNull();
    expect(readDraft(other, tab)).toEqual({ b: 1 });
  });
});
