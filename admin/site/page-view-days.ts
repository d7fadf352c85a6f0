import { addDays, type IsoDay, isDay } from '#domain/platform/days.ts';

/** From one day to another, both included. */
export type PageViewDays = { from: IsoDay; to: IsoDay };

/** So many days back, this one included. */
export const lastDays = (today: IsoDay, days: number): PageViewDays => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The days that an address asks for; the last thirty where it asks for none or for nonsense. */
export function readDays(query: URLSearchParams, today: IsoDay): PageViewDays {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(today, 30);
}
