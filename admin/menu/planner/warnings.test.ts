import { describe, expect, it } from 'vitest';
import type { Diet } from '#contract/account/diet.ts';
import type { Course } from '#contract/menu/weekly-menu.ts';
import { warningsOf } from './warnings.ts';

const ALL: Diet[] = ['vegetarian', 'jain', 'swaminarayan'];
const dish = (name: string, course: Course, diets = ALL) => ({
  name,
  course,
  diets,
  portion: null,
});
const DISHES: Record<string, ReturnType<typeof dish>> = {
  chole: dish('Chole', 'sabji', ['vegetarian']),
  tindora: dish('Tindora', 'sabji'),
  dal: dish('Dal', 'dal'),
  roti: dish('Roti', 'roti'),
  rice: dish('Rice', 'rice'),
};
const dishOf = (id: string) => DISHES[id];

const on = (dishes: string[], more: Partial<Parameters<typeof warningsOf>[0]> = {}) =>
  warningsOf({
    day: 0,
    entries: dishes.map((dishId) => ({ dishId, isSpecial: false, servedTo: null })),
    dishOf,
    boxes: [],
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

  it('names the plans whose boxes it does not fill, and for whom, on the days when they are promised', () => {
    const line = (course: Course, dishes: number, weekdays: number[] | null = null) => ({
      course,
      dishes,
      amount: 1,
      unit: 'servings' as const,
      usualPortion: null,
      weekdays,
    });
    const thali = {
      planName: 'Full Thali',
      box: [line('sabji', 2), line('dal', 1), line('sweet', 1, [5])],
    };
    const boxes = [thali, { planName: 'Full Thali', box: [line('sabji', 2)] }];
    const dishes = ['chole', 'tindora', 'dal', 'roti'];
    const short = {
      kind: 'short',
      planName: 'Full Thali',
      shortage: { course: 'sabji', promised: 2, offered: 1 },
      diets: ['jain', 'swaminarayan'],
    };
    expect(on(dishes, { boxes })).toEqual([short]);
    expect(on(dishes, { boxes, day: 4 })).toEqual([
      {
        kind: 'short',
        planName: 'Full Thali',
        shortage: { course: 'sweet', promised: 1, offered: 0 },
        diets: ALL,
      },
      short,
    ]);
    expect(on(['tindora', 'roti'], { boxes: [{ ...thali, box: [line('dal', 1)] }] })).toEqual([
      { kind: 'missing', courses: ['dal'], diets: ALL },
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
