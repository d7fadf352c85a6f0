import { describe, expect, it } from 'vitest';
import { createThread } from './thread.ts';
import type { calls } from './thread-of-test.ts';

const MODULE = new URL('./thread-of-test.ts', import.meta.url);
const begin = (idleMs?: number) =>
  createThread<typeof calls>(MODULE, idleMs === undefined ? {} : { idleMs });

describe('a thread', () => {
  it('answers each call with its own answer, however long others take', async () => {
    const call = begin();
    const slow = call('later', 'slow', 50);
    const answers = await Promise.all([call('add', 1, 2), call('later', 'quick', 0), slow]);
    expect(answers).toEqual([3, 'quick', 'slow']);
  });

  it('works elsewhere than whoever calls it', async () => {
    const call = begin();
    expect(await call('threadId')).not.toBe(0);
  });

  it('fails as the function fails, and goes on', async () => {
    const call = begin();
    await expect(call('fail', 'no ink')).rejects.toThrow('no ink');
    expect(await call('add', 1, 1)).toBe(2);
  });

  it('says of every call that waits that it has died, and begins anew', async () => {
    const call = begin();
    const waits = call('later', 'never', 60_000);
    const dies = call('die', 'out of paper');
    await expect(dies).rejects.toThrow('out of paper');
    await expect(waits).rejects.toThrow('out of paper');
    expect(await call('add', 2, 2)).toBe(4);
  });

  it('ends once nobody has called it for a while, and begins with the next call', async () => {
    const call = begin(0);
    const first = await call('threadId');
    await expect.poll(() => call('threadId')).not.toBe(first);
  });

  it('hands bytes over', async () => {
    const bytes = await begin()('reverse', new Uint8Array([1, 2, 3]));
    expect([...bytes]).toEqual([3, 2, 1]);
  });
});
