import { describe, expect, it } from 'vitest';
import { wrap } from './typeset.ts';

const to = (width: number) => (line: string) => [...line].length <= width;

describe('text is broken into lines', () => {
  it.each([
    ['between words', 'one two three', 7, ['one two', 'three']],
    ['not at all where it fits', 'one two', 7, ['one two']],
    ['where it says so itself', 'one\ntwo\n\nthree', 9, ['one', 'two', '', 'three']],
    ['inside a word that is longer than a line', 'a bcdefgh i', 3, ['a', 'bcd', 'efg', 'h i']],
    ['one letter at a time where nothing fits', 'abc', 0, ['a', 'b', 'c']],
    ['into one empty line where there is nothing', '', 5, ['']],
  ])('%s', (_how, text, width, lines) => {
    expect(wrap(text, to(width))).toEqual(lines);
  });

  it('never inside a letter with its marks', () => {
    expect(wrap('ટેટે', to(2))).toEqual(['ટે', 'ટે']);
  });
});
