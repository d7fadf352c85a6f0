import { describe, expect, it } from 'vitest';
import { needsCall } from './guests.ts';

const LIMITS = { callAboveGuests: 100, callAbovePoojaGuests: 50 };

describe('the kitchen calls first', () => {
  it.each([
    ['a wedding', { eventType: 'wedding' }, 100, false],
    ['a larger wedding', { eventType: 'wedding' }, 101, true],
    ['a pooja', { eventType: 'other', eventTypeOther: 'Satyanarayan Pooja' }, 50, false],
    [
      'a larger pooja',
      { eventType: 'other', eventTypeOther: 'Pooja, ceremony or katha' },
      51,
      true,
    ],
    ...[
      'katha',
      'kathas',
      'pooja',
      'poojas',
      'ceremony',
      'puja',
      'pujas',
      'havan',
      'havans',
      'ceremonies',
    ].map(
      (word) => [`larger ${word}`, { eventType: 'other', eventTypeOther: word }, 51, true] as const,
    ),
    ['a house party', { eventType: 'other', eventTypeOther: 'House party' }, 80, false],
    [
      'a birthday that says pooja',
      { eventType: 'birthday_party', eventTypeOther: 'pooja' },
      60,
      false,
    ],
  ] as const)('for %s: %o with %i guests, %s', (_name, event, guests, calls) => {
    expect(needsCall(event, guests, LIMITS)).toBe(calls);
  });
});
