import { resumeSubscription } from '#api/tiffin/subscriptions/resume-subscription.ts';
import { listEndedPauses, lockSubscription } from '#db/tiffin/subscriptions.ts';
import { dayOf } from '#domain/platform/days.ts';
import { eachAlone } from './each-alone.ts';
import type { Tick } from './tick.ts';

/** Resumes the subscriptions whose last day of pause is over; answers how many. */
export async function endPauses({ db, now }: Tick): Promise<number> {
  const today = dayOf(now);
  let resumed = 0;
  await eachAlone(await listEndedPauses(db, today), (id) =>
    db.transaction().execute(async (tx) => {
      const row = await lockSubscription(tx, id);
      // Somebody may have resumed it, or paused it for longer, since the list was read.
      if (!row?.paused_until || row.paused_until >= today) return;
      const refusal = await resumeSubscription(tx, row, 'clock', now);
      if (!refusal) resumed += 1;
    }),
  );
  return resumed;
}
