import * as z from 'zod/mini';

/** Tiffin plans are billed daily to yearly; catering plans are basic, premium or other. */
export const BillingCycle = z.enum([
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'basic',
  'premium',
  'other',
]);
export type BillingCycle = z.output<typeof BillingCycle>;
