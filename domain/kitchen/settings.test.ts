import { describe, expect, it } from 'vitest';
import {
  BusinessProfile,
  KitchenSettings,
  MenuSettings,
  Testimonials,
} from '#contract/kitchen/settings.ts';
import { weekdayOf } from '#domain/platform/days.ts';
import { tellsRating } from './first-day.ts';
import {
  DEFAULT_MENU,
  DEFAULT_PROFILE,
  DEFAULT_SETTINGS,
  DEFAULT_TESTIMONIALS,
} from './settings.ts';

describe('the settings of the kitchen', () => {
  it('have defaults that the desk could have saved', () => {
    const saved = KitchenSettings.parse(DEFAULT_SETTINGS);
    expect(saved).toEqual({
      ...DEFAULT_SETTINGS,
      servedPostalPrefixes: [...DEFAULT_SETTINGS.servedPostalPrefixes].sort(),
    });
    expect(BusinessProfile.parse(DEFAULT_PROFILE)).toEqual(DEFAULT_PROFILE);
    expect(Testimonials.parse(DEFAULT_TESTIMONIALS)).toEqual(DEFAULT_TESTIMONIALS);
    expect(MenuSettings.parse(DEFAULT_MENU)).toEqual(DEFAULT_MENU);
    expect(weekdayOf(DEFAULT_MENU.cycleAnchor)).toBe(1);
  });

  it('serve every town of Durham and the east of the GTA until the kitchen says otherwise', () => {
    const towns = ['L1C', 'L1H', 'L1N', 'L1S', 'L1V', 'L3R', 'M1', 'M2'];
    expect(DEFAULT_SETTINGS.servedPostalPrefixes).toEqual(expect.arrayContaining(towns));
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

  it('begin with free delivery, which the first plans keep, and without a rating that nobody gave', () => {
    expect(DEFAULT_PROFILE.freeDelivery.shown).toBe(true);
    expect(DEFAULT_PROFILE.rating.shown).toBe(false);
  });

  it('begin with ten testimonials that say that they are samples, and with texts to replace', () => {
    expect(DEFAULT_TESTIMONIALS.items).toHaveLength(10);
    expect(DEFAULT_TESTIMONIALS.items.every(({ isSample }) => isSample)).toBe(true);
    expect(new Set(DEFAULT_TESTIMONIALS.items.map(({ author }) => author)).size).toBe(10);
    expect(DEFAULT_PROFILE.story.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(DEFAULT_PROFILE.mission.length).toBeGreaterThanOrEqual(5);
    expect(DEFAULT_PROFILE.policiesChecked).toBe(false);
  });

  it('put the towns within an hour of the kitchen on the map, and Calgary beside it', () => {
    const { place, cities } = DEFAULT_PROFILE;
    for (const city of cities) {
      if (!city.place) continue;
      expect(Math.abs(city.place.latitude - (place?.latitude ?? 0)), city.name).toBeLessThan(0.3);
      expect(Math.abs(city.place.longitude - (place?.longitude ?? 0)), city.name).toBeLessThan(0.7);
    }
    const beside = cities.filter((city) => !city.place).map(({ name }) => name);
    expect(beside).toEqual(['Durham', 'Calgary']);
    expect(cities.filter(({ onLocalMap }) => !onLocalMap).map(({ name }) => name)).toEqual([
      'Calgary',
    ]);
  });
});

const [sample] = DEFAULT_TESTIMONIALS.items;
const rating = { shown: true, value: 4.8, reviews: '100+' };

it('a new kitchen tells no rating', () => {
  expect(tellsRating(DEFAULT_PROFILE, DEFAULT_TESTIMONIALS)).toBe(false);
});

it('the rating is told once it is switched on, and not beside samples', () => {
  const real = { shown: true, items: sample ? [{ ...sample, isSample: false }] : [] };
  const mixed = { shown: true, items: [...real.items, ...DEFAULT_TESTIMONIALS.items] };
  expect(tellsRating({ rating }, DEFAULT_TESTIMONIALS)).toBe(true);
  expect(tellsRating({ rating }, real)).toBe(true);
  expect(tellsRating({ rating }, mixed)).toBe(false);
  expect(tellsRating({ rating: { ...rating, shown: false } }, real)).toBe(false);
});
