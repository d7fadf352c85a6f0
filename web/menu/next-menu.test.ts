import { expect, it } from 'vitest';
import { buildDish, buildWeek } from '#test/builders/build-menu.ts';
import { nextDayWithMenu } from './menu-view.ts';

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
