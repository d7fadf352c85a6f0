import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtWord } from '#domain/site/reading-time.ts';

describe('a text that is too long', () => {
  it('ends after a whole word, with an ellipsis', () => {
    expect(cutAtWord('One credit is one tiffin', 14)).toBe('One credit is…');
    expect(cutAtWord('One credit is one tiffin', 13)).toBe('One credit…');
  });

  it('ends without the comma or the dash that stood there', () => {
    expect(cutAtWord('Rotis, warm and soft', 10)).toBe('Rotis…');
    expect(cutAtWord('Rotis – warm and soft', 9)).toBe('Rotis…');
  });

  it('is torn only where its first word alone is too long', () => {
    expect(cutAtWord('Supercalifragilistic', 6)).toBe('Super…');
  });

  it('never has more characters than asked for, with the ellipsis', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 2, max: 100 }),
        (text, most) => {
          expect([...cutAtWord(text, most)].length).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

describe('a text that fits', () => {
  it('stays as it is, to the last character', () => {
    expect(cutAtWord('One credit is', 13)).toBe('One credit is');
  });

  it('has the spaces of one line', () => {
    expect(cutAtWord('  One\n credit ', 80)).toBe('One credit');
  });
});
