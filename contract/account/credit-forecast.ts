import * as z from 'zod/mini';
import { IsoDay } from '#contract/platform/primitives.ts';

/**
 * When the last credit is eaten: at the pace of the last four weeks, by the days that are booked where
 * all are, or by the customer's recurring booking. Null where nobody can say.
 */
export const CreditForecast = z.nullable(
  z.object({ day: IsoDay, by: z.enum(['pace', 'booked', 'usual']) }),
);
export type CreditForecast = z.output<typeof CreditForecast>;
