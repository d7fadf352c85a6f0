import { describe, expect, it } from 'vitest';
import { forEachIsolated } from '#api/platform/http/transaction.ts';

describe('each alone', () => {
  it('lets one that fails keep nobody else waiting, and names it', async () => {
    const done: string[] = [];
    const trouble = new Error('a bad row');
    const all = forEachIsolated(['one', 'two', 'three'], async (id) => {
      if (id === 'two') throw trouble;
      done.push(id);
    });
    await expect(all).rejects.toMatchObject({
      errors: [{ message: 'two failed', cause: trouble }],
    });
    expect(done).toEqual(['one', 'three']);
  });
});
