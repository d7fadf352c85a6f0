/** Opening hours of one weekday; 1 is Monday, times are Toronto wall clock. */
export type SeededTiming = { weekday: number; open: string | null; close: string | null };

/**
 * The contact page's hours (docs/rules.md#hours). The hours in which tiffins are delivered
 * and in which support answers are other sets of hours.
 */
export const WEEKLY_TIMINGS: SeededTiming[] = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '19:00' })),
  { weekday: 6, open: '10:00', close: '17:00' },
  { weekday: 7, open: null, close: null },
];
