import { describe, expect, it } from 'vitest';
import { onceForEach } from './once-for-each.ts';

describe('what is worked out once for each object', () => {
  it('is worked out again for another object that is alike, and not for the same', () => {
    let times = 0;
    const lengthOf = onceForEach(({ text }: { text: string }) => {
      times += 1;
      return text.length;
    });
    const one = { text: 'Dal' };
    expect([lengthOf(one), lengthOf(one), lengthOf({ text: 'Dal' })]).toEqual([3, 3, 3]);
    expect(times).toBe(2);
  });

  it('is kept where there is nothing, too', () => {
    let times = 0;
    const find = onceForEach((_: object) => {
      times += 1;
    });
    const one = {};
    find(one);
    find(one);
    expect(times).toBe(1);
  });
});
