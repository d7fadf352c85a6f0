import type { SnapshotContext } from '#api/platform/http/handler.ts';
import type { SnackDays } from '#contract/snacks/orders.ts';
import { listClosures } from '#db/kitchen/closures.ts';
import { addDays, dayOf, instantAt } from '#domain/platform/days.ts';
import { snackDayRange } from '#domain/snacks/times.ts';

/** The days that snacks can be ordered for, with the closures that fall into them. */
export async function listSnackDays(ctx: SnapshotContext): Promise<SnackDays> {
  const { first, last } = snackDayRange(ctx.now);
  const closures = await listClosures(ctx.db, first);
  return { first, last, closures: closures.filter(({ startDay }) => startDay <= last) };
}

/** Tomorrow they begin a day later. */
export const daysGoodUntil = (now: Temporal.Instant): Temporal.Instant =>
  instantAt(addDays(dayOf(now), 1), '00:00');
