import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

describe('the progress of a plan', () => {
  it.each([
    [0, 20, 0],
    [1, 3, 33],
    [199, 200, 99],
    [20, 20, 100],
    [0, 0, 0],
  ])('with %i of %i used is %i %%', (usedCredits, totalCredits, percent) => {
    expect(progressOf({ usedCredits, totalCredits })).toBe(percent);
  });
});
