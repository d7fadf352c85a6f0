import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, placeAt, stepAside } from './arrangement.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('moving one of a list', () => {
  it('puts it where it is wanted', () => {
    expect(moved(ids, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(ids, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(ids, 1, 1)).toEqual(ids);
  });

  it('stops at either end', () => {
    expect(moved(ids, 0, -1)).toEqual(ids);
    expect(moved(ids, 1, 99)).toEqual(['a', 'c', 'd', 'b']);
  });

  it('never loses or doubles one', () => {
    const place = fc.integer({ min: -3, max: 9 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(moved(ids, Math.abs(from), to).toSorted()).toEqual(ids);
      }),
    );
  });
});

describe('a dragged row', () => {
  const middles = [30, 90, 150, 210];

  it.each([
    [1, 0, 1],
    [1, 29, 1],
    [1, 31, 2],
    [1, 60, 2],
    [1, 89, 2],
    [1, 900, 3],
    [1, -29, 1],
    [1, -31, 0],
    [1, -900, 0],
    [0, 120, 2],
    [3, -120, 1],
  ])('of place %i, dragged by %i pixels, comes to place %i', (from, by, to) => {
    expect(placeAt(middles, from, by, 60)).toBe(to);
  });

  it('passes a higher row when it covers half of that', () => {
    const uneven = [30, 110, 190];
    expect(placeAt(uneven, 0, 49, 60)).toBe(0);
    expect(placeAt(uneven, 0, 51, 60)).toBe(1);
  });

  it('is made room for by those that it passes', () => {
    const places = [0, 1, 2, 3];
    expect(places.map((place) => stepAside(place, 0, 2))).toEqual([0, -1, -1, 0]);
    expect(places.map((place) => stepAside(place, 3, 1))).toEqual([0, 1, 1, 0]);
    expect(places.map((place) => stepAside(place, 2, 2))).toEqual([0, 0, 0, 0]);
  });
});
