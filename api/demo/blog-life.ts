import { type Kysely, sql } from 'kysely';
import { POSTS } from '#db/seed/posts.ts';
import type { DB } from '#db/types.ts';
import { dayOf, daysBetween, type IsoDay, TORONTO } from '#domain/platform/days.ts';

/**
 * Moves the posts of the blog along with the months that have passed, so that the newest is as many
 * days old today as in a kitchen that has just opened.
 */
export async function keepBlogYoung(db: Kysely<DB>, today: IsoDay): Promise<void> {
  const newest = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.max('published_at').as('at'))
    .executeTakeFirst();
  if (!newest?.at) return;
  const young = Math.min(...POSTS.map(({ daysBefore }) => daysBefore));
  const days = daysBetween(dayOf(newest.at), today) - young;
  const later = sql<Temporal.Instant>`
    (published_at AT TIME ZONE ${TORONTO} + make_interval(days => ${days})) AT TIME ZONE ${TORONTO}`;
  await db
    .updateTable('posts')
    .set({ published_at: later, created_at: later, updated_at: later })
    .execute();
}
