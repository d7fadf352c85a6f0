import { expect, it } from 'vitest';
import { today } from '#admin/kitchen/words/today.ts';
import { addDays } from '#domain/platform/days.ts';
import { asksAboutDay, withDayMeant } from './signs.ts';

const received = (daysAgo: number) => ({ amount: 500, receivedDay: addDays(today(), -daysAgo) });

it('sends a day of long ago as meant, once it was asked about', () => {
  expect(asksAboutDay(received(61))).toContain('61 days ago');
  expect(withDayMeant(received(61))).toEqual({ ...received(61), longAgo: true });
});

it('says nothing of any other day', () => {
  expect(asksAboutDay(received(60))).toBeNull();
  expect(withDayMeant(received(60))).toEqual(received(60));
});
