import { describe, expect, it } from 'vitest';
import { mapLink, mapsOf } from './map-link.ts';

const kitchen = {
  name: 'Asha & Co (Oshawa)',
  address: '100 Example Street, Oshawa',
  place: { latitude: 43.8971, longitude: -78.8658 },
};

describe('a map of the place', () => {
  it('opens in the maps that the device has', () => {
    expect(mapsOf('Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140')).toBe('android');
    expect(mapsOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe('apple');
    expect(mapsOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('apple');
    expect(mapsOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('other');
  });

  it('shows its position', () => {
    expect(mapLink(kitchen, 'android')).toBe(
      'geo:43.8971,-78.8658?q=43.8971,-78.8658(Asha%20%26%20Co%20(Oshawa))',
    );
    expect(mapLink(kitchen, 'apple')).toBe(
      'https://maps.apple.com/?ll=43.8971,-78.8658&q=Asha%20%26%20Co%20(Oshawa)',
    );
    expect(mapLink(kitchen, 'other')).toBe(
      'https://www.openstreetmap.org/?mlat=43.8971&mlon=-78.8658#map=16/43.8971/-78.8658',
    );
  });

  it('looks for the address where no position is known', () => {
    const somewhere = { ...kitchen, place: null };
    expect(mapLink(somewhere, 'android')).toBe('geo:0,0?q=100%20Example%20Street%2C%20Oshawa');
    expect(mapLink(somewhere, 'apple')).toContain('?q=100%20Example');
    expect(mapLink(somewhere, 'other')).toContain('/search?query=100%20Example');
  });
});
