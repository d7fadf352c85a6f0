import { describe, expect, it } from 'vitest';
import { countSegments, plainForSms } from './sms-text.ts';

describe('a text on a phone', () => {
  it('has plain quotes, dashes and spaces, and keeps other scripts', () => {
    expect(plainForSms('Asha’s “thali” – C$5 × 2… ਸਤਿ ')).toBe('Asha\'s "thali" - C$5 x 2... ਸਤਿ');
  });

  it('takes one part up to 160 characters, and then one for every 153', () => {
    expect([1, 160, 161, 306, 307].map((length) => countSegments('a'.repeat(length)))).toEqual([
      1, 1, 2, 2, 3,
    ]);
  });

  it('counts a bracket twice', () => {
    expect(countSegments(`${'a'.repeat(158)}[`)).toBe(1);
    expect(countSegments(`${'a'.repeat(159)}[`)).toBe(2);
  });

  it('takes one part for 70 characters as soon as one is of another script', () => {
    expect([70, 71, 134, 135].map((length) => countSegments('ਸ'.repeat(length)))).toEqual([
      1, 2, 2, 3,
    ]);
  });

  it('counts a picture as the two units that it is', () => {
    expect(countSegments('🙂'.repeat(35))).toBe(1);
    expect(countSegments('🙂'.repeat(36))).toBe(2);
  });
});
