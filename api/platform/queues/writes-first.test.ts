import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createWritesFirst } from './writes-first.ts';

it('what is kept goes out at once while nobody writes', () => {
  expect(createWritesFirst().turnToLook()).toBeUndefined();
});

it('while somebody writes, one answer that is kept goes out in each turn, in the order of asking', async () => {
  const writesFirst = createWritesFirst();
  const { promise, resolve } = Promise.withResolvers<string>();
  const writing = writesFirst.write(() => promise);
  const sent: string[] = [];
  for (const who of ['first', 'second', 'third'])
    void writesFirst.turnToLook()?.then(() => sent.push(who));
  await turnOfTheLoop();
  expect(sent).toEqual(['first']);
  await turnOfTheLoop();
  expect(sent).toEqual(['first', 'second']);
  await turnOfTheLoop();
  expect(sent).toEqual(['first', 'second', 'third']);
  resolve('written');
  expect(await writing).toBe('written');
  expect(writesFirst.turnToLook()).toBeUndefined();
});

it('work that fails makes nobody wait after it', async () => {
  const writesFirst = createWritesFirst();
  const failing = writesFirst.write(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(writesFirst.turnToLook()).toBeUndefined();
});

it('jobs begin at once while nobody writes, and with the end of the last who does', async () => {
  const writesFirst = createWritesFirst();
  await writesFirst.turnToWork();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun: string[] = [];
  const writing = [first, second].map(({ promise }) => writesFirst.write(() => promise));
  const jobs = ['one', 'two'].map(async (job) => {
    await writesFirst.turnToWork();
    begun.push(job);
  });
  first.resolve();
  await writing[0];
  await turnOfTheLoop();
  expect(begun).toEqual([]);
  second.resolve();
  await Promise.all(jobs);
  expect(begun).toEqual(['one', 'two']);
});

it('where somebody always writes, one job after the other begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const writesFirst = createWritesFirst();
  void writesFirst.write(() => new Promise(() => {}));
  const begun: string[] = [];
  for (const job of ['one', 'two', 'three'])
    void writesFirst.turnToWork().then(() => begun.push(job));
  await vi.advanceTimersByTimeAsync(99);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toEqual(['one', 'two', 'three']);
  void writesFirst.turnToWork().then(() => begun.push('four'));
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toHaveLength(4);
});
