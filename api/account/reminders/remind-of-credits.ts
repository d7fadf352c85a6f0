import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { claimReminder, lastBookedDay, listLowOnCredits } from '#db/account/reminders.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import {
  isDaytime,
  LEAST_TIFFINS_TO_TELL,
  LOW_CREDITS,
  lowCreditsReminderUntil,
} from '#domain/account/reminders.ts';
import { dayOf } from '#domain/platform/days.ts';
import { remindEachOnce } from './each-once.ts';

/**
 * Tells customers by day that their plan runs low: once when it falls to few credits and its last
 * booking is near, and again only after it has risen above them. Answers how many mails there were.
 */
export async function remindOfCredits({ db, now, log }: ClockContext): Promise<number> {
  if (!isDaytime(now)) return 0;
  const low = {
    atMost: LOW_CREDITS,
    leastTiffins: LEAST_TIFFINS_TO_TELL,
    bookedUntil: lowCreditsReminderUntil(dayOf(now)),
  };
  return remindEachOnce(
    { db, log },
    (limit) => listLowOnCredits(db, low, limit),
    async (tx, id) => {
      const subscription = await lockSubscription(tx, id);
      if (subscription?.status !== 'active' || subscription.available > LOW_CREDITS) return false;
      if (!(await claimReminder(tx, { kind: 'credits_low', about: id }, now))) return false;
      await enqueueMail(tx, {
        kind: 'credits_low',
        customerId: subscription.customer_id,
        details: {
          name: subscription.customer_name,
          subscriptionNumber: subscription.number,
          planName: subscription.plan_name,
          available: subscription.available,
          lastDay: await lastBookedDay(tx, id),
        },
      });
      return true;
    },
  );
}
