import { describe, expect, it } from 'vitest';
import { readingMinutes, wordCount } from './reading-time.ts';

describe('the words of a post', () => {
  it('are those that are read aloud, not addresses and marks', () => {
    expect(wordCount('## Two words\n\n- **bold** and [a link](https://example.com/a-b-c)')).toBe(6);
    expect(wordCount('See https://example.com/a-b-c and http://example.com/d-e')).toBe(2);
    expect(wordCount('[One](/two three) and [four](/five)')).toBe(3);
    expect(wordCount('[One](/two)three')).toBe(2);
    expect(wordCount("Don't stop")).toBe(2);
    expect(wordCount(' \n--- ')).toBe(0);
  });
});

describe('the reading time', () => {
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });

  it('is 2 minutes where there are no words', () => {
    expect(readingMinutes(0)).toBe(2);
  });
});
