import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Opening hours of one weekday (spec 2 section 3, Weekly timing); `HH:MM`, Toronto wall clock. */
export const WeeklyTiming = z.object({
  day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  is_closed: z.boolean(),
});
export type WeeklyTiming = z.output<typeof WeeklyTiming>;

/** What the whole shop says about the kitchen itself. */
export const kitchen = {
  weeklyTiming: endpoint({
    method: 'GET',
    path: '/v1/weekly-timing',
    access: 'public',
    summary: 'List the opening hours, Monday first',
    data: z.array(WeeklyTiming),
  }),
};
