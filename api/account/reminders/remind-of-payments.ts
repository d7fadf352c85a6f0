import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { readPublicProfile } from '#api/kitchen/profile.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { withdrawLockedSubscription } from '#api/tiffin/subscriptions/withdraw-subscription.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import {
  claimReminder,
  listToWithdraw,
  listUnpaid,
  type UnpaidStage,
} from '#db/account/reminders.ts';
import { lockSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { isDaytime, payUntil, unpaidSince, withdrawnSince } from '#domain/account/reminders.ts';
import { SUBSCRIPTIONS_APPROVED } from '#domain/tiffin/subscription-states.ts';
import { remindEachOnce } from './each-once.ts';

const STATES: Record<UnpaidStage, readonly SubscriptionStatus[]> = {
  waiting: ['pending_approval'],
  approved: SUBSCRIPTIONS_APPROVED,
};

/**
 * Reminds customers by day of plans that are unpaid for three days: since they were bought while they
 * wait for approval, since they were approved where that was done unpaid. Nobody is reminded while
 * the kitchen tells nobody how to pay. Answers how many mails there were.
 */
export async function remindOfPayments({ db, now, log }: ClockContext): Promise<number> {
  if (!isDaytime(now)) return 0;
  const { paymentWays } = await readPublicProfile(db);
  if (paymentWays.length === 0) return 0;
  const since = unpaidSince(now);
  let done = 0;
  for (const stage of ['waiting', 'approved'] as const) {
    done += await remindEachOnce(
      { db, log },
      (limit) => listUnpaid(db, { stage, since }, limit),
      (tx, id) => remindOf(tx, id, stage, now),
    );
  }
  return done;
}

async function remindOf(
  tx: Transaction<DB>,
  id: string,
  stage: UnpaidStage,
  now: Temporal.Instant,
): Promise<boolean> {
  const subscription = await lockSubscription(tx, id);
  const owed = subscription?.owed_cents ?? 0;
  if (!subscription || !STATES[stage].includes(subscription.status) || owed <= 0) return false;
  if (!(await claimReminder(tx, { kind: 'unpaid', about: id, part: stage }, now))) return false;
  await enqueueMail(tx, {
    kind: 'subscription_unpaid',
    customerId: subscription.customer_id,
    details: {
      name: subscription.customer_name,
      subscriptionNumber: subscription.number,
      planName: subscription.plan_name,
      owed,
      payUntil: stage === 'waiting' ? payUntil(subscription.created_at, now) : null,
    },
  });
  return true;
}

/**
 * Withdraws by day what was bought more than fourteen days ago, has waited for a payment since, and
 * was reminded of; its customer may buy again. Answers how many there were.
 */
export async function withdrawUnpaid({ db, now, log }: ClockContext): Promise<number> {
  if (!isDaytime(now)) return 0;
  return remindEachOnce(
    { db, log },
    (limit) => listToWithdraw(db, withdrawnSince(now), limit),
    async (tx, id) => {
      const subscription = await lockSubscription(tx, id);
      // Paid, approved or withdrawn since the list was read.
      if (!subscription || subscription.received_cents > subscription.paid_back_cents) return false;
      const refused = await withdrawLockedSubscription(tx, subscription, {
        who: 'clock',
        reason: 'No payment came within 14 days.',
        at: now,
      });
      return !isRefusal(refused);
    },
  );
}
