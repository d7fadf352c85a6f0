import * as z from 'zod/mini';
import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { type IsoDay, isDay } from '#domain/days.ts';
import { isToCome, soonestFirst } from './upcoming.ts';

/** How long a pause lasts: until the customer ends it, or through a day. */
export const pauseForm = (today: IsoDay) =>
  z.discriminatedUnion('how', [
    z.object({ how: z.literal('open'), until: z.string() }),
    z.object({
      how: z.literal('until'),
      until: z
        .string()
        .check(z.refine((day) => isDay(day) && day >= today, 'Please choose a day from today on.')),
    }),
  ]);
export type PauseForm = z.output<ReturnType<typeof pauseForm>>;

/** The last day of a pause; null when it has none. */
export const pauseEnd = ({ how, until }: { how: string; until: string }): IsoDay | null =>
  how === 'until' && isDay(until) ? until : null;

/**
 * What a pause does to what is booked in it (design.md section 6, `pause`): skipped where that is
 * still possible, given up where the kitchen has not accepted it yet, and the rest still comes.
 */
export function inPause(
  orders: readonly TiffinOrder[],
  until: IsoDay | null,
): { skipped: TiffinOrder[]; stillComing: TiffinOrder[] } {
  const within = orders
    .filter((order) => isToCome(order) && (until === null || order.deliveryDate <= until))
    .sort(soonestFirst);
  const goes = (order: TiffinOrder) =>
    order.actions.skip.allowed || order.status === 'pending_confirmation';
  return {
    skipped: within.filter(goes),
    stillComing: within.filter((order) => !goes(order)),
  };
}
