import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurnSpreader } from './turn-spreader.ts';

it('of what many ask for at once some begins in each turn, in the order of asking', async () => {
  const nextTurn = createTurnSpreader();
  const begun: number[] = [];
  for (let place = 0; place < 50; place++) void nextTurn().then(() => begun.push(place));
  const counts: number[] = [];
  while (begun.length < 50) {
    await turnOfTheLoop();
    counts.push(begun.length);
  }
  expect(counts).toEqual([20, 40, 50]);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
  void nextTurn().then(() => begun.push(50));
  await turnOfTheLoop();
  expect(begun).toHaveLength(51);
});
