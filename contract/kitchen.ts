import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BusinessProfile } from './settings.ts';

/** Opening hours of one weekday (spec 2 section 3, Weekly timing); `HH:MM`, Toronto wall clock. */
export const WeeklyTiming = z.object({
  day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  is_closed: z.boolean(),
});
export type WeeklyTiming = z.output<typeof WeeklyTiming>;

/**
 * Who the kitchen is, as anybody may read it: the business profile without the ways to pay.
 * `freeDelivery.shown` is false unless every active tiffin plan delivers free (decisions 28).
 */
export const PublicBusiness = z.omit(BusinessProfile, { paymentWays: true });
export type PublicBusiness = z.output<typeof PublicBusiness>;

/** What the whole shop says about the kitchen itself. */
export const kitchen = {
  weeklyTiming: endpoint({
    method: 'GET',
    path: '/v1/weekly-timing',
    access: 'public',
    summary: 'List the opening hours, Monday first',
    data: z.array(WeeklyTiming),
  }),
  business: endpoint({
    method: 'GET',
    path: '/v1/business',
    access: 'public',
    summary: 'Read who the kitchen is: name, contacts, hours, claims and cities',
    data: PublicBusiness,
  }),
};
