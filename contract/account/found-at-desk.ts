import * as z from 'zod/mini';
import { Id } from '#contract/platform/primitives.ts';

/** What has a number of its own, by the desk's name for it. */
export const NumberedResource = z.enum([
  'subscriptions',
  'tiffin-orders',
  'snack-orders',
  'catering-inquiries',
]);
export type NumberedResource = z.output<typeof NumberedResource>;

/** What the search on top of the desk has found: somebody, or the thing of a number, or both. */
export const FoundAtDesk = z.object({
  customer: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** Who of their household is called so; null when nobody is. */
      member: z.nullable(z.string()),
      /** The plan of theirs that can be booked in, the one with the most credits; null without one. */
      plan: z.nullable(z.object({ name: z.string(), available: z.int() })),
    }),
  ),
  thing: z.nullable(z.object({ resource: NumberedResource, id: Id, number: z.string() })),
});
export type FoundAtDesk = z.output<typeof FoundAtDesk>;
