import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/platform/days.ts';
import { cyclePositionOn, dietaryTypeOf, servedDiets } from './weekly-menu.ts';

describe('the cycle of weeks', () => {
  it('is at its first week in the week of its anchor, whichever day that is', () => {
    expect(cyclePositionOn('2026-11-22', '2026-11-16', 4)).toBe(1);
    expect(cyclePositionOn('2026-11-16', '2026-11-19', 4)).toBe(1);
    expect(cyclePositionOn('2026-11-23', '2026-11-16', 4)).toBe(2);
    expect(cyclePositionOn('2026-11-15', '2026-11-16', 4)).toBe(4);
  });

  it('goes up by one each week and comes around, over clock changes and years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: 1, max: 12 }),
        (ahead, weeks) => {
          const day = addDays('2026-11-16', ahead);
          const [now, next] = [day, addDays(day, 7)].map((one) =>
            cyclePositionOn(one, '2026-11-16', weeks),
          );
          expect(next).toBe((now ?? 0) === weeks ? 1 : (now ?? 0) + 1);
        },
      ),
    );
  });
});

describe('who is served a dish', () => {
  it('is everybody whom it suits, unless the plan names fewer', () => {
    expect(servedDiets(['vegetarian', 'jain'], null)).toEqual(['vegetarian', 'jain']);
    expect(servedDiets(['vegetarian', 'jain'], ['jain', 'swaminarayan'])).toEqual(['jain']);
  });

  it('makes it a dish for all or for one diet', () => {
    expect(dietaryTypeOf(['vegetarian', 'jain'])).toBe('veg');
    expect(dietaryTypeOf(['jain', 'swaminarayan'])).toBe('jain');
    expect(dietaryTypeOf(['swaminarayan'])).toBe('swaminarayan');
  });
});
