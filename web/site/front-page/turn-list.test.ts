import { describe, expect, it } from 'vitest';
import { itemAfter } from './turn-list.ts';

/** Ten items of 100 pixels, of which three are seen. */
const three = (now: number) => ({
  lefts: Array.from({ length: 10 }, (_, item) => item * 100),
  furthest: 700,
  now,
});

describe('the item that a list turns to', () => {
  it('is the next one, and the one before', () => {
    expect(itemAfter(three(200), 1)).toBe(3);
    expect(itemAfter(three(200), -1)).toBe(1);
  });

  it('is counted from the nearest while somebody scrolls', () => {
    expect(itemAfter(three(160), 1)).toBe(3);
  });

  it('is the first again once the last ones are seen, and the other way round', () => {
    expect(itemAfter(three(700), 1)).toBe(0);
    expect(itemAfter(three(0), -1)).toBe(7);
  });

  it('ends where the list does, though its last item begins later', () => {
    expect(itemAfter({ lefts: [0, 300], furthest: 250, now: 250 }, 1)).toBe(0);
  });

  it('is the first of a list that fits whole', () => {
    expect(itemAfter({ lefts: [0, 100], furthest: 0, now: 0 }, 1)).toBe(0);
  });
});
