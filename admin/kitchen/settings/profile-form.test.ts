import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BusinessProfile } from '#contract/kitchen/settings.ts';
import { DEFAULT_PROFILE, DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { placeOf, prefixesIn, prefixesText, profileBodyOf, profileFormOf } from './profile-form.ts';

const checked = (values: object) =>
  z.safeEncode<z.ZodMiniType>(
    BusinessProfile,
    profileBodyOf({ ...profileFormOf(DEFAULT_PROFILE), ...values }),
  );
const mistakesIn = (values: object) =>
  checked(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a place as somebody types it', () => {
  it.each(['43.8971, -78.8658', '43.8971,-78.8658', '43.8971 -78.8658', ' (43.8971°, -78.8658°) '])(
    '%j is one',
    (typed) => {
      expect(placeOf(typed)).toEqual({ latitude: 43.8971, longitude: -78.8658 });
    },
  );

  it('is none when nothing is typed', () => {
    expect(placeOf('  ')).toBeNull();
    expect(placeOf(null)).toBeNull();
  });

  it.each(['Oshawa', '43.8971', '143.2, -78.8', '43.8, -278.8', '43,8971 -78,8658'])(
    '%j stays as it is and is refused',
    (typed) => {
      expect(placeOf(typed)).toBe(typed);
      const asks = 'place: Please enter degrees, such as 43.8971 and -78.8658.';
      expect(mistakesIn({ place: typed })).toEqual([asks]);
      expect(mistakesIn({ cities: [{ name: 'Ajax', onLocalMap: true, place: typed }] })).toEqual([
        `cities.0.${asks}`,
      ]);
    },
  );
});

describe('the form of the business profile', () => {
  it('sends what it was given when nothing is changed', () => {
    const profile = {
      ...DEFAULT_PROFILE,
      cities: [
        { name: 'Ajax', onLocalMap: true, place: { latitude: 43.85, longitude: -79.02 } },
        { name: 'Calgary', onLocalMap: false, place: null },
      ],
    };
    expect(profileBodyOf(profileFormOf(profile))).toEqual(profile);
  });

  it('leaves out empty lines of what is promised', () => {
    const { data } = checked({
      mission: [' Fresh every morning ', '', '  ', 'No onion on request'],
    });
    expect(data).toHaveProperty('mission', ['Fresh every morning', 'No onion on request']);
  });

  it('sends emptied texts as empty', () => {
    const { data } = checked({ tagline: null, story: null, region: null, area: null });
    expect(data).toMatchObject({ tagline: '', story: '', region: '', area: '' });
  });
});

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
