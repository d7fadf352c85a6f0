import type { SnapshotContext } from '#api/core/handler.ts';
import type { SnackDays } from '#contract/snack-orders.ts';
import { listClosures } from '#db/closures.ts';
import { addDays, dayOf, instantAt } from '#domain/days.ts';
import { snackDayRange } from '#domain/snack-times.ts';

/** The days that snacks can be ordered for, with the closures that fall into them. */
export async function listSnackDays(ctx: SnapshotContext): Promise<SnackDays> {
  const { first, last } = snackDayRange(ctx.now);
  const closures = await listClosures(ctx.db, first);
  return { first, last, closures: closures.filter(({ startDay }) => startDay <= last) };
}

/** Tomorrow they begin a day later. */
export const daysGoodUntil = (now: Temporal.Instant): Temporal.Instant =>
  instantAt(addDays(dayOf(now), 1), '00:00');
