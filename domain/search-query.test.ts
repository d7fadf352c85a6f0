import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchQuery } from './search-query.ts';

describe('a search', () => {
  it('asks for every word, and lets their ends be missing', () => {
    expect(searchQuery('Storing roti')).toBe("'storing':* & 'roti':*");
  });

  it('takes signs for spaces, in any script', () => {
    expect(searchQuery("don't! (દાળ) & | <-> :*")).toBe("'don':* & 't':* & 'દાળ':*");
  });

  it('is empty without a word', () => {
    expect(searchQuery(' ?! ')).toBe('');
  });

  it('never holds a sign that the database would read as its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        expect(searchQuery(typed)).toMatch(
          /^('[\p{L}\p{M}\p{N}]+':\*( & '[\p{L}\p{M}\p{N}]+':\*)*)?$/u,
        );
      }),
    );
  });
});
