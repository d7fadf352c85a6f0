import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

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
