import { describe, expect, it } from 'vitest';
import { BusinessProfile, KitchenSettings } from '#contract/settings.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS } from './settings.ts';

describe('the settings of the kitchen', () => {
  it('have defaults that the desk could have saved', () => {
    const saved = KitchenSettings.parse(DEFAULT_SETTINGS);
    expect(saved).toEqual({
      ...DEFAULT_SETTINGS,
      servedPostalPrefixes: [...DEFAULT_SETTINGS.servedPostalPrefixes].sort(),
    });
    expect(BusinessProfile.parse(DEFAULT_PROFILE)).toEqual(DEFAULT_PROFILE);
  });

  it('tidy postal prefixes and refuse what cannot begin a Canadian postal code', () => {
    const served = (servedPostalPrefixes: string[]) =>
      KitchenSettings.safeParse({ ...DEFAULT_SETTINGS, servedPostalPrefixes });
    expect(served([' m1', 'L1g', 'M1']).data?.servedPostalPrefixes).toEqual(['L1G', 'M1']);
    for (const wrong of ['', 'D1', 'L1G4', '1', 'LL']) expect(served([wrong]).success).toBe(false);
  });

  it('refuse figures that make no sense, in words', () => {
    const wrong = KitchenSettings.safeParse({
      ...DEFAULT_SETTINGS,
      cutoffTime: '25:00',
      maxTiffinsPerOrder: 6,
    });
    expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
      'Please enter a time such as 18:00.',
      'Please enter a whole number from 1 to 5.',
    ]);
  });

  it('can travel to the wire and back', () => {
    expect(KitchenSettings.safeParse(JSON.parse(JSON.stringify(DEFAULT_SETTINGS))).success).toBe(
      true,
    );
  });
});
