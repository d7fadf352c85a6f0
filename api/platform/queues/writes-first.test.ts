import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
