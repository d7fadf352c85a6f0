import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveId } from './arrangement.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('moving one of a list', () => {
  it('puts it where it is wanted', () => {
    expect(moveId(ids, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveId(ids, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moveId(ids, 1, 1)).toEqual(ids);
  });

  it('stops at either end', () => {
    expect(moveId(ids, 0, -1)).toEqual(ids);
    expect(moveId(ids, 1, 99)).toEqual(['a', 'c', 'd', 'b']);
  });

  it('never loses or doubles one', () => {
    const place = fc.integer({ min: -3, max: 9 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(moveId(ids, Math.abs(from), to).toSorted()).toEqual(ids);
      }),
    );
  });
});
