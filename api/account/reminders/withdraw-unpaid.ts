import type { Tick } from '#api/platform/clock/tick.ts';
import { withdrawPlan } from '#api/tiffin/subscriptions/withdraw.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { listToWithdraw } from '#db/account/reminders.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import { isDaytime, withdrawnSince } from '#domain/account/reminders.ts';
import { remindEachOnce } from './each-once.ts';

/**
 * Withdraws by day what was bought more than fourteen days ago, has waited for a payment since, and
 * was reminded of; its customer may buy again. Answers how many there were.
 */
export async function withdrawUnpaid({ db, now, log }: Tick): Promise<number> {
  if (!isDaytime(now)) return 0;
  return remindEachOnce(
    { db, log },
    (limit) => listToWithdraw(db, withdrawnSince(now), limit),
    async (tx, id) => {
      const plan = await lockSubscription(tx, id);
      // Paid, approved or withdrawn since the list was read.
      if (!plan || plan.received_cents > plan.paid_back_cents) return false;
      const refused = await withdrawPlan(tx, plan, {
        who: 'clock',
        reason: 'No payment came within 14 days.',
        at: now,
      });
      return !isRefusal(refused);
    },
  );
}
