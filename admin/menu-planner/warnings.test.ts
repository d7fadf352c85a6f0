import { describe, expect, it } from 'vitest';
import type { Diet } from '#contract/accounts.ts';
import type { Course } from '#contract/weekly-menu.ts';
import { warningsOf } from './warnings.ts';

const ALL: Diet[] = ['vegetarian', 'jain', 'swaminarayan'];
const DISHES: Record<string, { course: Course; diets: Diet[] }> = {
  chole: { course: 'sabji', diets: ['vegetarian'] },
  tindora: { course: 'sabji', diets: ALL },
  dal: { course: 'dal', diets: ALL },
  roti: { course: 'roti', diets: ALL },
  rice: { course: 'rice', diets: ALL },
};
const dishOf = (id: string) => DISHES[id];

const on = (dishes: string[], more: Partial<Parameters<typeof warningsOf>[0]> = {}) =>
  warningsOf({
    day: 0,
    entries: dishes.map((dishId) => ({ dishId, isSpecial: false, servedTo: null })),
    dishOf,
    closure: null,
    ...more,
  });

describe('a planned day', () => {
  it('is fine with a sabji, a dal and a bread for everybody', () => {
    expect(on(['tindora', 'dal', 'roti'])).toEqual([]);
    expect(on(['chole', 'tindora', 'dal', 'roti', 'rice'])).toEqual([]);
  });

  it('names the diets that get no sabji, no dal or no bread', () => {
    expect(on(['chole', 'dal', 'roti'])).toEqual([
      { kind: 'missing', courses: ['sabji'], diets: ['jain', 'swaminarayan'] },
    ]);
    expect(on(['tindora', 'rice'])).toEqual([
      { kind: 'missing', courses: ['dal', 'roti'], diets: ALL },
    ]);
    expect(on(['chole', 'dal'])).toEqual([
      { kind: 'missing', courses: ['sabji'], diets: ['jain', 'swaminarayan'] },
      { kind: 'missing', courses: ['roti'], diets: ALL },
    ]);
  });

  it('goes by who is served that day', () => {
    const entries = [
      { dishId: 'chole', isSpecial: false, servedTo: null },
      { dishId: 'tindora', isSpecial: false, servedTo: ['jain' as const] },
      { dishId: 'dal', isSpecial: false, servedTo: null },
      { dishId: 'roti', isSpecial: false, servedTo: null },
    ];
    expect(on([], { entries })).toEqual([
      { kind: 'missing', courses: ['sabji'], diets: ['swaminarayan'] },
    ]);
  });

  it('has dishes, on a weekday', () => {
    expect(on([], { day: 4 })).toEqual([{ kind: 'empty' }]);
    expect(on([], { day: 5 })).toEqual([]);
    expect(on(['dal'], { day: 6 })).not.toEqual([]);
  });

  it('is pointed out when the kitchen is closed, with or without dishes', () => {
    const closed = { kind: 'closed', reason: 'Christmas Day' };
    expect(on(['tindora', 'dal', 'roti'], { closure: 'Christmas Day' })).toEqual([closed]);
    expect(on([], { closure: 'Christmas Day' })).toEqual([closed]);
  });

  it('waits for dishes that are not read yet', () => {
    expect(on(['tindora', 'dal', 'roti', 'unknown'])).toEqual([]);
  });
});
