import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { forEachIsolated } from '#api/platform/http/transaction.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { resumeSubscription } from '#api/tiffin/subscriptions/pause.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import {
  completeFinishedSubscriptions,
  listEndedPauses,
  listPausesToBegin,
  lockSubscription,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import { dayOf } from '#domain/platform/days.ts';
import { transition } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

/**
 * Begins the planned pauses whose first day has come; answers how many. What was booked in them was
 * released when they were planned. One whose last day has passed as well, after days off, is ended
 * by the next step, whose mail is enough.
 */
export async function beginPauses({ db, now }: ClockContext): Promise<number> {
  const today = dayOf(now);
  let begun = 0;
  await forEachIsolated(await listPausesToBegin(db, today), (id) =>
    runTransaction(db, async (tx) => {
      const row = await lockSubscription(tx, id);
      // Somebody may have called it off or changed its days since the list was read.
      if (!row?.pause_from || row.pause_from > today) return;
      const { status } = row;
      const step = transition(SUBSCRIPTION_STATES, 'pause', status, 'clock');
      if (isRefusal(step)) return;
      await updateSubscription(tx, row.id, { status: step.to }, now);
      begun += 1;
      if (row.paused_until !== null && row.paused_until < today) return;
      await enqueueMail(tx, {
        kind: 'subscription_paused',
        customerId: row.customer_id,
        details: {
          name: row.customer_name,
          subscriptionNumber: row.number,
          planName: row.plan_name,
          by: row.paused_by === 'staff' ? 'staff' : 'customer',
          phase: 'begun',
          from: row.pause_from,
          until: row.paused_until,
          reason: null,
          skipped: [],
          available: row.available,
        },
      });
    }),
  );
  return begun;
}

/** Resumes the subscriptions whose last day of pause is over; answers how many. */
export async function endPauses({ db, now }: ClockContext): Promise<number> {
  const today = dayOf(now);
  let resumed = 0;
  await forEachIsolated(await listEndedPauses(db, today), (id) =>
    runTransaction(db, async (tx) => {
      const row = await lockSubscription(tx, id);
      // Somebody may have resumed it, or paused it for longer, since the list was read.
      if (!row?.paused_until || row.paused_until >= today) return;
      const refusal = await resumeSubscription(tx, row, 'clock', now);
      if (!refusal) resumed += 1;
    }),
  );
  return resumed;
}

/** Completes active subscriptions with nothing available, reserved or on its way; answers how many. */
export function completeFinished({ db, now }: ClockContext): Promise<number> {
  return completeFinishedSubscriptions(db, now);
}
