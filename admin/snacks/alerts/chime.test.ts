import { describe, expect, it } from 'vitest';
import { claimAlertSound } from './chime.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  };
}

describe('the sound of an order', () => {
  it('is played by the first tab that asks, and by no other', async () => {
    const shared = memory();
    const tabs = [1, 2, 3].map(() => claimAlertSound('news', 1000, shared, navigator.locks));
    expect((await Promise.all(tabs)).sort()).toEqual([false, false, true]);
  });

  it('is played again for a later order only', async () => {
    const shared = memory();
    expect(await claimAlertSound('news', 1000, shared, undefined)).toBe(true);
    expect(await claimAlertSound('news', 999, shared, undefined)).toBe(false);
    expect(await claimAlertSound('news', 1001, shared, undefined)).toBe(true);
  });

  it('is played for an hour that time runs out for, whatever came in since', async () => {
    const shared = memory();
    expect(await claimAlertSound('news', 2000, shared, undefined)).toBe(true);
    expect(await claimAlertSound('alarm', 1000, shared, undefined)).toBe(true);
    expect(await claimAlertSound('alarm', 1000, shared, undefined)).toBe(false);
  });
});
