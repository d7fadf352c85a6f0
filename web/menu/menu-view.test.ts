import { describe, expect, it } from 'vitest';
import { buildDish, buildWeek } from '#test/builders/build-menu.ts';
import {
  clearedMenuPath,
  dayPath,
  dayShown,
  isMenuFiltered,
  menuViewPath,
  mondayShown,
  nextDayWithMenu,
  readMenuView,
  weekPath,
  withKnownAllergens,
} from './menu-view.ts';

const read = (query = '') => readMenuView(new URLSearchParams(query));

const WEDNESDAY = '2026-11-18';
const SUNDAY = '2026-11-22';

describe('the address of the menu', () => {
  it('shows today, and everything, when it says nothing', () => {
    expect(read()).toEqual({ week: 'this', day: null, diet: null, without: [] });
    expect(dayShown(read(), WEDNESDAY)).toBe(WEDNESDAY);
    expect(dayShown(read(), SUNDAY)).toBe(SUNDAY);
    expect(menuViewPath(read())).toBe('/weeklymenu');
  });

  it('keeps week, day, diet and allergens', () => {
    const query = 'week=next&day=Tuesday&diet=jain&without=Milk,Peanuts';
    expect(menuViewPath(read(query))).toBe(`/weeklymenu?${query}`);
  });

  it('is one for all that mean the same', () => {
    const query = 'without=Peanuts,milk,Peanuts&diet=JAIN&day=friday&utm_source=x';
    expect(menuViewPath(read(query))).toBe('/weeklymenu?day=Friday&diet=jain&without=milk,Peanuts');
  });

  it('names allergens that the kitchen has, as the kitchen writes them', () => {
    const view = read('without=peanuts,plutonium,MILK');
    const path = (known: string[] | null) => menuViewPath(withKnownAllergens(view, known));
    expect(path(['Milk', 'Peanuts', 'Wheat'])).toBe('/weeklymenu?without=Milk,Peanuts');
    expect(path([])).toBe('/weeklymenu');
    expect(path(null)).toBe('/weeklymenu?without=MILK,peanuts,plutonium');
  });

  it('names a week by any of its days, which is its Monday and that day', () => {
    expect(menuViewPath(read('week=2026-12-09'))).toBe('/weeklymenu?week=2026-12-07&day=Wednesday');
    expect(mondayShown(read('week=2026-12-09'), WEDNESDAY)).toBe('2026-12-07');
    expect(dayShown(read('week=2026-12-09'), WEDNESDAY)).toBe('2026-12-09');
    expect(menuViewPath(read('week=2026-12-09&day=Friday'))).toBe(
      '/weeklymenu?week=2026-12-07&day=Friday',
    );
    expect(dayShown(read('week=2026-12-09&day=Friday'), WEDNESDAY)).toBe('2026-12-11');
  });

  it('opens a week by its Monday on today where it has it', () => {
    expect(dayShown(read('week=2026-11-16'), WEDNESDAY)).toBe(WEDNESDAY);
    expect(dayShown(read('week=2026-12-07'), WEDNESDAY)).toBe('2026-12-07');
  });

  it('takes a week that nobody can plan for the present one', () => {
    for (const day of ['2000-01-01', '2000-01-02', '2099-12-28', '2199-12-31', '2026-02-30'])
      expect(read(`week=${day}`).week).toBe('this');
    expect(mondayShown(read('week=2000-01-03'), WEDNESDAY)).toBe('2000-01-03');
    expect(mondayShown(read('week=2099-12-27'), WEDNESDAY)).toBe('2099-12-21');
  });

  it('opens next week on its Monday, also from a Sunday', () => {
    expect(dayShown(read('week=next'), WEDNESDAY)).toBe('2026-11-23');
    expect(dayShown(read('week=next'), SUNDAY)).toBe('2026-11-23');
  });

  it('does not mind what it cannot know', () => {
    expect(read('week=2026-02-30&day=Someday&diet=keto&without=,%20,')).toEqual(read());
    expect(read('week=+012345-01-01')).toEqual(read());
    expect(read('week=last')).toEqual(read());
    expect(read('day=tuesday&diet=Jain')).toMatchObject({ day: 'Tuesday', diet: 'jain' });
  });

  it('takes each allergen once, and no more than anybody can mean', () => {
    expect(read('without=Milk,milk, Tree nuts ').without).toEqual(['Milk', 'Tree nuts']);
    const many = Array.from({ length: 100 }, (_, at) => `x${at}`).join(',');
    expect(read(`without=${many}`).without).toHaveLength(20);
    expect(read(`without=${'x'.repeat(500)}`).without[0]).toHaveLength(40);
  });
});

describe('links to other days', () => {
  const view = read('diet=jain&without=Milk');

  it('keep the filters', () => {
    expect(dayPath(view, '2026-11-20', WEDNESDAY)).toBe(
      '/weeklymenu?day=Friday&diet=jain&without=Milk',
    );
    expect(weekPath(view, 'next')).toBe('/weeklymenu?week=next&diet=jain&without=Milk');
  });

  it('say today without a day, so that tomorrow they mean tomorrow', () => {
    expect(dayPath(read('week=next&day=Monday'), WEDNESDAY, WEDNESDAY)).toBe('/weeklymenu');
  });

  it('name the next week, and others by their Monday', () => {
    expect(dayPath(read(), '2026-11-24', WEDNESDAY)).toBe('/weeklymenu?week=next&day=Tuesday');
    expect(dayPath(read(), '2026-12-01', WEDNESDAY)).toBe(
      '/weeklymenu?week=2026-11-30&day=Tuesday',
    );
  });
});

it('clears the filters and stays on the day', () => {
  const view = read('week=next&day=Tuesday&diet=jain&without=Milk');
  expect(isMenuFiltered(view)).toBe(true);
  expect(clearedMenuPath(view)).toBe('/weeklymenu?week=next&day=Tuesday');
  expect(isMenuFiltered(read('week=next&day=Tuesday'))).toBe(false);
});

const items = [buildDish('Roti')];

it('finds the next day of the week on which something is cooked', () => {
  const week = buildWeek('2026-12-21', {
    Monday: { items },
    Thursday: { items },
    Friday: { closed: 'Christmas Day' },
  });
  expect(nextDayWithMenu(week, '2026-12-21')).toBe('2026-12-24');
  expect(nextDayWithMenu(week, '2026-12-24')).toBeNull();
});
