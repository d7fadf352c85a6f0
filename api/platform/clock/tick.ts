import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { REMINDERS } from '#api/account/reminders/steps.ts';
import { leaveMark } from '#db/platform/clock-marks.ts';
import { CLOCK_RAN } from '#db/platform/program-health.ts';
import type { DB } from '#db/types.ts';
import { beginPauses } from './begin-pauses.ts';
import { bookUsual } from './book-usual.ts';
import { completeFinished } from './complete-finished.ts';
import { confirmDue, expireDue } from './confirm-due.ts';
import { endPauses } from './end-pauses.ts';
import { eraseLeavers } from './erase-leavers.ts';
import { expireSnacks } from './expire-snacks.ts';
import { runNightly } from './nightly.ts';

/** What the clock's steps need: a database, the moment, and somewhere to say what they did. */
export type Tick = {
  db: Kysely<DB>;
  now: Temporal.Instant;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** That the clock runs, for whoever watches over it. */
async function leaveClockMark({ db, now }: Tick): Promise<number> {
  await leaveMark(db, CLOCK_RAN, now);
  return 0;
}

/** The steps of a minute, each by its name in the log. */
const STEPS = {
  leaveClockMark,
  eraseLeavers,
  confirmDue,
  expireDue,
  expireSnacks,
  beginPauses,
  endPauses,
  bookUsual,
  completeFinished,
  ...REMINDERS,
  runNightly,
};

/**
 * The clock's part, once a minute and once at the start: erases who has left, confirms what the
 * cut-off has closed, expires what nobody accepted or confirmed, begins and ends pauses, books what
 * is usual, completes finished subscriptions, reminds, and runs the night's checks. Every step asks
 * the state of things, not what time it ran last, so that it catches up exactly after days off and
 * may be repeated or run on several nodes at once. A step that fails does not keep the others from
 * running.
 * @throws the failures together, so that the worker counts the run as failed
 */
export async function tick(work: Tick): Promise<void> {
  const failures: unknown[] = [];
  for (const [name, step] of Object.entries(STEPS)) {
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
