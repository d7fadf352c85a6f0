import { backupFolder, readEnv } from '#api/env.ts';
import { createLog } from '#api/platform/http/log.ts';
import type { JobContext } from '#api/platform/queues/job.ts';
import { tasks } from '#api/program/tasks.ts';
import { CLOCK_STEPS } from '#api/program/tick.ts';
import { connect } from '#db/platform/connect.ts';
import { openQueuePool } from '#db/platform/queue-pool.ts';
import { addDays, dayOf, instantAt, mondayOf } from '#domain/platform/days.ts';
import { removeFolder } from '#test/folders.ts';
import { type Go, type Timed, timeByTurns } from './measure.ts';

/** Why a job is not timed: what it does is the same in a kitchen of any size. */
const ONE_ROW = 'it reads what it is about by its id';
const LEFT_OUT: Record<string, string> = {
  'send-mail': ONE_ROW,
  'send-to-phone': ONE_ROW,
  'connect-gateway': 'it asks a gateway, and nothing of the database',
  'send-reset-link': ONE_ROW,
  'send-email-code': ONE_ROW,
  'note-failed-sign-in': 'it writes a line',
  'forget-letters': 'it deletes the files that it is told of',
  tick: 'its steps are timed one by one',
};

/** What reads all that there is, since that is what it is for: a row takes what is compared. */
export const READS_ALL = ['runNightly', 'back-up'];

const PATIENCE_MS = 600_000;

/** What the night folds and the backup copies, to tell how long a row takes. */
const ALL_ROWS = `SELECT (SELECT count(*) FROM subscriptions) + (SELECT count(*) FROM snack_orders)
  + (SELECT count(*) FROM tiffin_orders) AS count`;

/** The jobs of one kitchen, each to be done again and again, and the way to let go of it. */
export type Jobs = { goes: ReadonlyMap<string, Go>; close(): Promise<void> };

/**
 * The last Sunday evening: of the clock's steps some ask for something at certain hours only, and at this
 * one all of them do.
 */
function lastSundayEvening(now: Temporal.Instant): Temporal.Instant {
  return instantAt(addDays(mondayOf(dayOf(now)), -1), '19:30');
}

/**
 * Each step of the clock, now and on a Sunday evening, and each other job of a kitchen, with nothing left
 * for it to do: what is timed is how it finds that out. `dataDir` is for the backup.
 */
export async function openJobs(databaseUrl: string, dataDir: string): Promise<Jobs> {
  const { db, pool, close } = connect(databaseUrl, { max: 2, patience: PATIENCE_MS });
  const queue = openQueuePool(databaseUrl, 1);
  const log = createLog('silent');
  const env = readEnv({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const ctx = (now = Temporal.Now.instant()): JobContext => ({
    ...{ db, env, log, now, isLastTry: false },
    async withClient(work) {
      const client = await queue.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
  });
  const { rows } = await pool.query<{ count: number }>(ALL_ROWS);
  const all = rows[0]?.count ?? 0;
  const jobs: Record<string, () => Promise<unknown>> = Object.fromEntries(
    Object.entries(CLOCK_STEPS).flatMap(([name, step]) => [
      [name, () => step(ctx())],
      [`${name} on a Sunday evening`, () => step(ctx(lastSundayEvening(Temporal.Now.instant())))],
    ]),
  );
  jobs.runNightly = async () => {
    await pool.query(`INSERT INTO clock_marks VALUES ('nightly', now() - interval '2 days')
      ON CONFLICT (name) DO UPDATE SET done_through = excluded.done_through`);
    await CLOCK_STEPS.runNightly(ctx());
  };
  for (const [name, task] of Object.entries(tasks))
    if (!(name in LEFT_OUT)) jobs[name] = () => task({}, ctx());
  for (const [name, job] of Object.entries(jobs)) if (name !== 'back-up') await job();
  return {
    goes: new Map(
      Object.entries(jobs).map(([name, job]) => {
        const readsAll = READS_ALL.includes(name);
        const run = async () => {
          await job();
          return readsAll ? all : 1;
        };
        return [name, { run, once: readsAll && all > 100_000 }];
      }),
    ),
    async close() {
      await queue.end();
      await close();
      removeFolder(backupFolder(env));
    },
  };
}

/** How long each job takes in each kitchen. */
export async function timeJobs(kitchens: readonly Jobs[]): Promise<Map<string, Timed[]>> {
  const times = new Map<string, Timed[]>();
  for (const name of kitchens[0]?.goes.keys() ?? [])
    times.set(name, await timeByTurns(kitchens.flatMap(({ goes }) => goes.get(name) ?? [])));
  return times;
}
