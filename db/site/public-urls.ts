import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

/** Something with a page of its own, and when it was last changed. */
export type PublicUrl = { slug: string; updated_at: Temporal.Instant };

/** More than a sitemap may list (https://www.sitemaps.org/protocol.html) is of no use to one. */
const MOST = 20_000;

/** The snacks on offer, in the kitchen's order. */
export const listSnackUrls = (db: Kysely<DB>): Promise<PublicUrl[]> =>
  db
    .selectFrom('snacks')
    .where('is_active', '=', true)
    .select(['slug', 'updated_at'])
    .orderBy('sort_order')
    .orderBy('slug')
    .limit(MOST)
    .execute();

/** The posts that can be read now, latest first. */
export const listPostUrls = (db: Kysely<DB>, now: Temporal.Instant): Promise<PublicUrl[]> =>
  db
    .selectFrom('posts')
    .where('published_at', '<=', now)
    .select(['slug', 'updated_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
