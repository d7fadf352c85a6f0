import { expect, it } from 'vitest';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { datesGoodUntil } from './available-dates.ts';

const services = useApp();

it('tells the days that can be chosen, until when of today, and why others are missing', async () => {
  services.clock.set(TEST_NOW);
  const closure = { start_day: '2026-11-20', end_day: '2026-11-23', reason: 'A wedding' };
  await services.db.insertInto('closures').values(closure).execute();
  await services.contentSettled();
  const { data } = await services.visitor.call(subscriptions.availableDates, {});
  expect(data).toMatchObject({
    today: '2026-11-18',
    cutoff: '18:00',
    cutoffRunsOn: 'calendar_days',
  });
  expect(data.closures).toContainEqual({
    startDate: '2026-11-20',
    endDate: '2026-11-23',
    reason: 'A wedding',
  });
  expect(data.availableDates.slice(0, 2)).toEqual([
    { date: '2026-11-19', isRecommended: true },
    { date: '2026-11-24', isRecommended: false },
  ]);
});

it('tells which hours are too near to be skipped or changed once they are booked', async () => {
  const finalAt = async (now: string) => {
    services.clock.set(now);
    await services.contentSettled();
    return (await services.visitor.call(subscriptions.availableDates, {})).data.finalSlots;
  };
  await services.db.deleteFrom('closures').execute();
  expect(await finalAt('2026-11-18T18:59:00Z')).toEqual([]);
  expect(await finalAt('2026-11-18T19:00:00Z')).toEqual([
    { date: '2026-11-19', slots: ['14:00-15:00'] },
  ]);
  expect(await finalAt('2026-11-18T22:59:00Z')).toEqual([
    {
      date: '2026-11-19',
      slots: ['14:00-15:00', '15:00-16:00', '16:00-17:00', '17:00-18:00'],
    },
  ]);
});

it('holds the list of days until the next full minute', () => {
  const until = (now: string) => String(datesGoodUntil(Temporal.Instant.from(now)));
  expect(until('2026-11-23T22:59:30.5Z')).toBe('2026-11-23T23:00:00Z');
  expect(until('2026-11-23T23:00:00Z')).toBe('2026-11-23T23:01:00Z');
});
