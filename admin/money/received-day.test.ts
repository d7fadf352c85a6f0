import { expect, it } from 'vitest';
import { today } from '#admin/kitchen/labels/today.ts';
import { addDays } from '#domain/platform/days.ts';
import { receivedDayQuestionOf, withConfirmedDay } from './payment-schemas.ts';

const received = (daysAgo: number) => ({ amount: 500, receivedDay: addDays(today(), -daysAgo) });

it('sends a day of long ago as meant, once it was asked about', () => {
  expect(receivedDayQuestionOf(received(61))).toContain('61 days ago');
  expect(withConfirmedDay(received(61))).toEqual({ ...received(61), longAgo: true });
});

it('says nothing of any other day', () => {
  expect(receivedDayQuestionOf(received(60))).toBeNull();
  expect(withConfirmedDay(received(60))).toEqual(received(60));
});
