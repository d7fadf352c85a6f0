import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQueries } from './search-query.ts';

describe('a search', () => {
  it('asks for every word, and lets their ends be missing', () => {
    expect(searchQueries('Storing roti')).toEqual(["'storing':*", "'roti':*"]);
  });

  it('takes signs for spaces, in any script', () => {
    const words = ["'don':*", "'t':*", "'દાળ':*"];
    expect(searchQueries("don't! (દાળ) & | <-> :*")).toEqual(words);
  });

  it('is for the first twelve words', () => {
    const words = Array.from({ length: 13 }, (_, at) => `a${at}`);
    expect(searchQueries(words.join(' '))).toHaveLength(12);
  });

  it('is empty without a word', () => {
    expect(searchQueries(' ?! ')).toEqual([]);
  });

  it('never holds a sign that the database would read as its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        for (const query of searchQueries(typed))
          expect(query).toMatch(/^'[\p{L}\p{M}\p{N}]+':\*$/u);
      }),
    );
  });
});
