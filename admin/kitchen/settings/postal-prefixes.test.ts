import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { prefixesIn, prefixesText } from './profile-form.ts';

describe('the postal prefixes as text', () => {
  it('are read however they are separated', () => {
    expect(prefixesIn(' l1g, L1H\nm1;K9V  ')).toEqual(['L1G', 'L1H', 'M1', 'K9V']);
    expect(prefixesIn('')).toEqual([]);
  });

  it('come back as they were', () => {
    const { servedPostalPrefixes } = DEFAULT_SETTINGS;
    expect(prefixesIn(prefixesText(servedPostalPrefixes))).toEqual(servedPostalPrefixes.toSorted());
  });
});
