import { type Kysely, sql } from 'kysely';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import { claimMark, readMark } from '#db/platform/clock-marks.ts';
import { listLedgerMismatches } from '#db/tiffin/credits.ts';
import { PAID_BY } from '#db/money/accounts.ts';
import { listBalanceMismatches } from '#db/money/settle.ts';
import { sweepOldRows } from '#db/platform/sweep.ts';
import type { DB } from '#db/types.ts';
import { dueMoments } from '#domain/platform/clock.ts';
import type { Tick } from './tick.ts';

const MARK = 'nightly';

/**
 * The night's work, once for however many nights were missed: the fold of every ledger and of every
 * balance against its row, the sweeping of what nobody needs any more, and a backup, which is a job of its own. Of
 * several nodes, one gets to do it. Answers how many alarms it raised.
 */
export async function runNightly({ db, now, log }: Tick): Promise<number> {
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
  await sweepOldRows(db, now);
  const alarms = mismatches.length + unbalanced.length;
  log.info({ alarms }, "the night's checks are done");
  return alarms;
}

/** At one moment of the books, so that a payment that arrives meanwhile is in all of it or in none. */
const checkBalances = (db: Kysely<DB>) =>
  db.transaction().setIsolationLevel('repeatable read').execute(listBalanceMismatches);

function claimNight(db: Kysely<DB>, last: Temporal.Instant, now: Temporal.Instant) {
  return db.transaction().execute(async (tx) => {
    const isOurs = await claimMark(tx, MARK, last, now);
    if (isOurs) {
      await sql`SELECT graphile_worker.add_job('back-up', job_key => 'back-up',
        max_attempts => 5)`.execute(tx);
    }
    return isOurs;
  });
}
