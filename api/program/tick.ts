import { type Kysely, sql } from 'kysely';
import { eraseDueAccounts } from '#api/account/erase-customer.ts';
import { remindOfCredits } from '#api/account/reminders/remind-of-credits.ts';
import { remindOfDeliveries } from '#api/account/reminders/remind-of-deliveries.ts';
import { remindOfPayments, withdrawUnpaid } from '#api/account/reminders/remind-of-payments.ts';
import { remindOfQuotes } from '#api/account/reminders/remind-of-quotes.ts';
import { sendWeeklyMenu } from '#api/account/reminders/send-weekly-menu.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { expireSnacks } from '#api/snacks/orders/expire-snacks.ts';
import { confirmDue, expireDue } from '#api/tiffin/orders/confirm-due.ts';
import { bookDueRecurringOrders } from '#api/tiffin/recurring-booking/book-due-recurring-orders.ts';
import {
  beginPauses,
  completeFinished,
  endPauses,
} from '#api/tiffin/subscriptions/pauses-by-the-clock.ts';
import { findDoublesSince } from '#db/account/doubles.ts';
import { PAID_BY } from '#db/money/payables.ts';
import { listBalanceMismatches } from '#db/money/settle.ts';
import { recountLists } from '#db/platform/list-counts.ts';
import { CLOCK_RAN, claimMark, leaveMark, readMark } from '#db/platform/program-health.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { addUpPageViews } from '#db/site/page-views.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { listLedgerMismatches } from '#db/tiffin/credits.ts';
import type { DB } from '#db/types.ts';
import { dueMoments } from '#domain/kitchen/due-moments.ts';
import { dayOf } from '#domain/platform/days.ts';

/** That the clock runs, for whoever watches over it. */
async function leaveClockMark({ db, now }: ClockContext): Promise<number> {
  await leaveMark(db, CLOCK_RAN, now);
  return 0;
}

const MARK = 'nightly';

/**
 * The night's work, once for however many nights were missed: the fold of every ledger and of every
 * balance against its row, the sweeping of what nobody needs any more, and a backup, which is a job of its own. Of
 * several nodes, one gets to do it. Answers how many alarms it raised.
 */
async function runNightly({ db, now, log }: ClockContext): Promise<number> {
  const last = await readMark(db, MARK);
  if (last === null) {
    await claimMark(db, MARK, null, now);
    return 0;
  }
  const due = dueMoments(last, now, await loadKitchen({ db, now }));
  if (!due.some((moment) => moment.kind === 'nightly')) return 0;
  if (!(await claimNight(db, last, now))) return 0;

  const mismatches = await listLedgerMismatches(db);
  for (const mismatch of mismatches) {
    log.error({ mismatch }, 'a ledger does not fold to its row');
    await db
      .insertInto('ledger_alarms')
      .values({ at: now, subscription_id: mismatch.id, details: JSON.stringify(mismatch) })
      .execute();
  }
  const unbalanced = await checkBalances(db);
  for (const mismatch of unbalanced) {
    log.error({ mismatch }, 'a balance is not what was written down for it');
    await db
      .insertInto('ledger_alarms')
      .values({
        at: now,
        [PAID_BY[mismatch.table]]: mismatch.id,
        details: JSON.stringify(mismatch),
      })
      .execute();
  }
  await addUpPageViews(db, dayOf(now));
  await sweepOldRows(db, now);
  await recountLists(db);
  await findDoublesSince(db, now.subtract({ hours: 48 }));
  const alarms = mismatches.length + unbalanced.length;
  log.info({ alarms }, "the night's checks are done");
  return alarms;
}

/** At one moment of the books, so that a payment that arrives meanwhile is in all of it or in none. */
const checkBalances = (db: Kysely<DB>) =>
  db.transaction().setIsolationLevel('repeatable read').execute(listBalanceMismatches);

function claimNight(db: Kysely<DB>, last: Temporal.Instant, now: Temporal.Instant) {
  return runTransaction(db, async (tx) => {
    const isOurs = await claimMark(tx, MARK, last, now);
    if (isOurs) {
      await sql`SELECT graphile_worker.add_job('back-up', job_key => 'back-up',
        max_attempts => 5)`.execute(tx);
    }
    return isOurs;
  });
}

/** The clock's reminders, each by its name in the log (docs/decisions/0022). */
const REMINDERS = {
  remindOfDeliveries,
  remindOfCredits,
  remindOfQuotes,
  remindOfPayments,
  withdrawUnpaid,
  sendWeeklyMenu,
};

/** The steps of a minute, each by its name in the log. */
export const CLOCK_STEPS = {
  leaveClockMark,
  eraseLeavers: eraseDueAccounts,
  confirmDue,
  expireDue,
  expireSnacks,
  beginPauses,
  endPauses,
  bookUsual: bookDueRecurringOrders,
  completeFinished,
  ...REMINDERS,
  runNightly,
};

/**
 * The clock's part, once a minute and once at the start of each node that works off jobs: erases
 * who has left, confirms what the cut-off has closed, expires what nobody accepted or confirmed,
 * begins and ends pauses, books what is usual, completes finished subscriptions, reminds, and runs
 * the night's checks. Every step asks the state of things, not what time it ran last, so that it
 * catches up exactly after days off and may be repeated or run on several nodes at once. A step that
 * fails does not keep the others from running.
 * @throws the failures together, so that the worker counts the run as failed
 */
export async function tick(work: ClockContext): Promise<void> {
  const failures: unknown[] = [];
  for (const [name, step] of Object.entries(CLOCK_STEPS)) {
    try {
      const done = await step(work);
      if (done > 0) work.log.info({ step: name, done }, 'the clock moved things along');
    } catch (error) {
      work.log.error({ step: name, err: error }, 'a step of the clock failed');
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'the clock could not do all its part');
}
