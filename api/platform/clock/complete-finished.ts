import { completeFinishedSubscriptions } from '#db/tiffin/subscriptions.ts';
import type { Tick } from './tick.ts';

/** Completes active subscriptions with nothing available, reserved or on its way; answers how many. */
export function completeFinished({ db, now }: Tick): Promise<number> {
  return completeFinishedSubscriptions(db, now);
}
