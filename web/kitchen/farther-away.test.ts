import { expect, it } from 'vitest';
import { citiesNear, fartherAway } from './farther-away.ts';

const oshawa = { name: 'Oshawa', onLocalMap: true };
const calgary = { name: 'Calgary', onLocalMap: false };

it('tells the cities around from those farther away', () => {
  expect(citiesNear([oshawa, calgary])).toEqual([oshawa]);
  expect(fartherAway([oshawa, calgary])).toBe(
    'Farther away, in Calgary: ask us what we can do there.',
  );
  expect(fartherAway([calgary, { ...calgary, name: 'Ottawa' }])).toContain('Calgary and Ottawa');
  expect(fartherAway([oshawa])).toBeNull();
});
