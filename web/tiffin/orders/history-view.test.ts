import { describe, expect, it } from 'vitest';
import { changeHistory, readHistory, writeHistory } from './history-view.ts';

const EVERYTHING = { subscription: '', status: '', search: '', page: 1 } as const;

describe('the history in the address', () => {
  it('is everything, from the first page, when nothing is said', () => {
    expect(readHistory(new URLSearchParams())).toEqual(EVERYTHING);
    expect(writeHistory(EVERYTHING).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const view = {
      subscription: 'TS-2026-0001',
      status: 'delivered',
      search: 'Maple & King',
      page: 3,
    } as const;
    expect(readHistory(new URLSearchParams(writeHistory(view).toString()))).toEqual(view);
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=999999999', 'status=eaten'])(
    'takes %s for nothing said',
    (search) => {
      expect(readHistory(new URLSearchParams(search))).toEqual(EVERYTHING);
    },
  );

  it('begins at its first page again with another filter', () => {
    const third = { ...EVERYTHING, page: 3 };
    expect(changeHistory(third, { status: 'skipped' }).page).toBe(1);
    expect(changeHistory(third, { page: 4 }).page).toBe(4);
  });
});
