import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import {
  isSameWeek,
  moveEntry,
  type WeekEntries,
  withChange,
  withCopies,
  withDish,
  withoutDish,
} from './week-days.ts';

const entry = (dishId: string): MenuEntry => ({ dishId, isSpecial: false, servedTo: null });
const week = (...days: string[]): WeekEntries =>
  Array.from({ length: 7 }, (_, day) => [...(days[day] ?? '')].map(entry));
const names = (days: WeekEntries | null) =>
  days
    ?.map((day) => day.map(({ dishId }) => dishId).join(''))
    .join(' ')
    .trimEnd();

describe('a dish of a week', () => {
  it('comes last on its day, once', () => {
    expect(names(withDish(week('ab'), 0, 'c'))).toBe('abc');
    expect(names(withDish(week('ab'), 0, 'a'))).toBe('ab');
    expect(names(withDish(week('ab'), 1, 'a'))).toBe('ab a');
  });

  it('is taken off its day', () => {
    expect(names(withoutDish(week('abc', 'a'), { day: 0, place: 1 }))).toBe('ac a');
  });

  it('changes alone', () => {
    const days = withChange(week('ab'), { day: 0, place: 1 }, { servedTo: ['jain'] });
    expect(days[0]).toEqual([entry('a'), { ...entry('b'), servedTo: ['jain'] }]);
  });
});

describe('moving a dish', () => {
  it('puts it where it is wanted, on its day or another', () => {
    const days = week('abc', 'de');
    expect(names(moveEntry(days, { day: 0, place: 0 }, { day: 0, place: 2 }))).toBe('bca de');
    expect(names(moveEntry(days, { day: 0, place: 2 }, { day: 0, place: 0 }))).toBe('cab de');
    expect(names(moveEntry(days, { day: 0, place: 1 }, { day: 1, place: 1 }))).toBe('ac dbe');
    expect(names(moveEntry(days, { day: 0, place: 1 }, { day: 2, place: 5 }))).toBe('ac de b');
  });

  it('stops at either end of a day', () => {
    const days = week('abc');
    expect(names(moveEntry(days, { day: 0, place: 0 }, { day: 0, place: -1 }))).toBe('abc');
    expect(names(moveEntry(days, { day: 0, place: 0 }, { day: 0, place: 9 }))).toBe('bca');
  });

  it('is refused where the day has it already', () => {
    expect(moveEntry(week('ab', 'a'), { day: 0, place: 0 }, { day: 1, place: 0 })).toBeNull();
  });

  it('is refused beyond the week, and for what is not there', () => {
    expect(moveEntry(week('a'), { day: 0, place: 0 }, { day: 7, place: 0 })).toBeNull();
    expect(moveEntry(week('a'), { day: 0, place: 0 }, { day: -1, place: 0 })).toBeNull();
    expect(moveEntry(week('a'), { day: 0, place: 3 }, { day: 1, place: 0 })).toBeNull();
  });

  it('takes along who gets it, and never loses or doubles a dish', () => {
    const days = withChange(week('abc', 'de', '', 'f'), { day: 0, place: 0 }, { isSpecial: true });
    const number = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(number, number, number, number, (day, place, toDay, toPlace) => {
        const after = moveEntry(days, { day, place }, { day: toDay, place: toPlace });
        if (after === null) return;
        const all = (some: WeekEntries) =>
          some.flat().toSorted((one, other) => one.dishId.localeCompare(other.dishId));
        expect(all(after)).toEqual(all(days));
      }),
    );
  });
});

describe('copying a day', () => {
  const days = week('abc', 'ad', '', 'x');
  const monday = days[0] ?? [];

  it('replaces what is there, on every day that was chosen', () => {
    expect(names(withCopies(days, monday, [1, 2], 'replace'))).toBe('abc abc abc x');
  });

  it('adds what is not there yet', () => {
    expect(names(withCopies(days, monday, [1, 3], 'add'))).toBe('abc adbc  xabc');
  });

  it('leaves a dish that is there as it is planned there', () => {
    const special = withChange(days, { day: 1, place: 0 }, { isSpecial: true });
    expect(withCopies(special, monday, [1], 'add')[1]?.[0]).toMatchObject({ isSpecial: true });
  });
});

describe('two weeks', () => {
  it('are the same when they serve the same, in the same order, to the same people', () => {
    const days = week('ab', 'c');
    expect(isSameWeek(days, week('ab', 'c'))).toBe(true);
    expect(isSameWeek(days, week('ba', 'c'))).toBe(false);
    expect(isSameWeek(days, week('ab', 'cd'))).toBe(false);
    expect(isSameWeek(days, withChange(days, { day: 0, place: 0 }, { isSpecial: true }))).toBe(
      false,
    );
    expect(isSameWeek(days, withChange(days, { day: 0, place: 0 }, { servedTo: ['jain'] }))).toBe(
      false,
    );
  });
});
