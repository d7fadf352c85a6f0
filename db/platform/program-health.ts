import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { isStorageFull } from './database-error.ts';
import { prepared } from './prepared.ts';

/** Work that is due and that nobody takes up: how many jobs, and since when. */
export type StalledWork = { jobs: number; since: Temporal.Instant };

/** The mark that the clock leaves whenever it begins. */
export const CLOCK_RAN = 'clock';

/** Longer than the clock's minute and a restart of the program take together. */
const STALLED_MINUTES = 3;

/**
 * Whether jobs or the clock stand still: what has been due for some minutes is still there, and no
 * job was taken in that time, as where there is only a lot to do. Null when all is well, and for a
 * database that no worker has worked for yet.
 */
export async function readStalledWork(
  db: Kysely<DB>,
  now: Temporal.Instant,
): Promise<StalledWork | null> {
  const before = now.subtract({ minutes: STALLED_MINUTES });
  const { rows } = await sql<{ jobs: number; since: Temporal.Instant | null }>`
    ${prepared} SELECT count(waiting.run_at)::int AS jobs, least(min(waiting.run_at), (
      SELECT done_through FROM clock_marks WHERE name = ${CLOCK_RAN} AND done_through < ${before}
    )) AS since
    FROM (SELECT run_at FROM graphile_worker.jobs
      WHERE locked_at IS NULL AND attempts < max_attempts AND run_at < ${before}) waiting
    WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE locked_at >= ${before})`.execute(db);
  const [row] = rows;
  return row?.since ? { jobs: row.jobs, since: row.since } : null;
}

/**
 * Whether the database finds room on its disk: it sorts a little more than it may hold in memory. A
 * row is no proof, as it may fit where another one was deleted.
 */
export async function hasRoom(db: Kysely<DB>): Promise<boolean> {
  try {
    await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`SET LOCAL work_mem = '64kB'`.execute(tx);
        await sql`SELECT count(*) FROM generate_series(1, 20000)`.execute(tx);
      });
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}

/** The time by the database's own clock, which is one for all nodes. */
export async function readTime(db: Kysely<DB>): Promise<Temporal.Instant> {
  const { rows } = await sql<{ now: Temporal.Instant }>`SELECT clock_timestamp() AS now`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('SELECT without FROM answers one row');
  return row.now;
}

/** How far the clock has done a part of its work; null before the first time. */
export async function readMark(db: Kysely<DB>, name: string): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('clock_marks')
    .where('name', '=', name)
    .select('done_through')
    .executeTakeFirst();
  return row?.done_through ?? null;
}

/**
 * Moves a mark on, unless another node did so first: compare and set. Answers whether this caller
 * is the one who does the work.
 */
export async function claimMark(
  db: Kysely<DB>,
  name: string,
  from: Temporal.Instant | null,
  to: Temporal.Instant,
): Promise<boolean> {
  if (from === null) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('clock_marks')
      .values({ name, done_through: to })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows) === 1;
  }
  const { numUpdatedRows } = await db
    .updateTable('clock_marks')
    .set({ done_through: to })
    .where('name', '=', name)
    .where('done_through', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Leaves a mark that nobody competes for. */
export async function leaveMark(db: Kysely<DB>, name: string, at: Temporal.Instant): Promise<void> {
  await db
    .insertInto('clock_marks')
    .values({ name, done_through: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done_through: at }))
    .execute();
}
