import { describe, expect, it } from 'vitest';
import { createTokenStore, TOKENS_ENTRY } from './inquiry-tokens.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');

const wedding = { token: 'w-1', inquiryNumber: 'CI-2026-0001', email: 'asha@example.com' };
const birthday = { token: 'b-1', inquiryNumber: 'CI-2026-0002', email: 'asha@example.com' };
const proof = { token: 'p-1', email: 'asha@example.com', expiresAt: '2026-03-02T13:00:00Z' };

/** A browser's storage, which all of its tabs share. */
function browser(stored?: string) {
  const entries = new Map<string, string>(stored === undefined ? [] : [[TOKENS_ENTRY, stored]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    has: (key: string) => entries.has(key),
  };
}

const storeOf = (storage = browser(), now = NOON) => createTokenStore(storage, () => now);

describe('the tokens of a browser', () => {
  it('outlive the page, the latest first', () => {
    const storage = browser();
    const store = storeOf(storage);
    store.keep(wedding);
    store.keep(proof);
    expect(storeOf(storage).get()).toEqual([proof, wedding]);
    expect(storeOf(storage).live()).toEqual(['p-1', 'w-1']);
  });

  it('are the same in every tab, and no tab undoes what another did', () => {
    const storage = browser();
    const [one, other] = [storeOf(storage), storeOf(storage)];
    one.keep(wedding);
    other.keep(birthday);
    one.follow({ key: 'theme' });
    expect(one.get()).toEqual([wedding]);
    one.follow({ key: TOKENS_ENTRY });
    expect(one.get()).toEqual([birthday, wedding]);
  });

  it('tell who looks at them of each change', () => {
    const store = storeOf();
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.get().length));
    store.keep(wedding);
    store.keep(birthday);
    stop();
    store.forget();
    expect(seen).toEqual([1, 2]);
  });

  it('are at most the 20 latest', () => {
    const store = storeOf();
    for (let number = 1; number <= 25; number += 1)
      store.keep({ ...wedding, token: `t-${number}`, inquiryNumber: `CI-2026-00${number}` });
    expect(store.live()).toHaveLength(20);
    expect([store.live().at(0), store.live().at(-1)]).toEqual(['t-25', 't-6']);
  });

  it('of one address or one inquiry give way to a newer one', () => {
    const store = storeOf();
    store.keep(wedding);
    store.keep(proof);
    store.keep({ ...proof, token: 'p-2', email: 'Asha@Example.com' });
    store.keep({ ...wedding, token: 'w-2' });
    expect(store.live()).toEqual(['w-2', 'p-2']);
  });

  it('are dropped once they have expired, also while the page is open', () => {
    const storage = browser();
    let now = NOON;
    const store = createTokenStore(storage, () => now);
    store.keep(proof);
    expect(store.live()).toEqual(['p-1']);
    now = Date.parse(proof.expiresAt);
    expect(store.live()).toEqual([]);
    expect(storeOf(storage, now).get()).toEqual([]);
  });

  it('leave nothing behind when they are forgotten', () => {
    const storage = browser();
    const store = storeOf(storage);
    store.keep(wedding);
    store.forget();
    expect([store.get(), storage.has(TOKENS_ENTRY)]).toEqual([[], false]);
  });

  it.each([
    'not json',
    '{"token":"w-1"}',
    '[null, 3, "w-1"]',
    JSON.stringify([
      { ...wedding, token: 'a,b' },
      { ...wedding, token: 'a\nb' },
      { ...wedding, email: '' },
      { ...proof, expiresAt: 'soon' },
      { token: 'p-1', email: 'asha@example.com' },
    ]),
  ])('are none where they cannot be read: %s', (stored) => {
    expect(storeOf(browser(stored)).get()).toEqual([]);
  });
});
