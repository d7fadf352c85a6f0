import { describe, expect, it } from 'vitest';
import { movedMeanwhileWords } from './balance-words.ts';

describe('money that has moved since what is taken back', () => {
  const settled = { owed: 0, toPayBack: 0 };
  const owing = (owed: number) => ({ owed, toPayBack: 0 });
  const toPayBack = (cents: number) => ({ owed: 0, toPayBack: cents });

  it('is asked for again where it was paid back', () => {
    expect(movedMeanwhileWords(-46954, toPayBack(50000), owing(46954))).toBe(
      'C$469.54 was paid back meanwhile and will be asked for again.',
    );
    expect(movedMeanwhileWords(-46954, settled, owing(60000))).toBe(
      'C$469.54 was paid back meanwhile. C$600.00 is to be paid.',
    );
  });

  it('goes back where it was paid', () => {
    expect(movedMeanwhileWords(5000, settled, toPayBack(5000))).toBe(
      'C$50.00 was paid meanwhile. C$50.00 is to be paid back.',
    );
  });

  it('is nothing to speak of where things stand as they did', () => {
    expect(movedMeanwhileWords(-5000, owing(5000), owing(5000))).toBeNull();
    expect(movedMeanwhileWords(0, settled, owing(5000))).toBeNull();
  });
});
