import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PhotoWidth } from '#contract/platform/photos.ts';
import type { DB } from '#db/types.ts';

/** A photo in its two WebP sizes; width and height are the larger one's, in pixels. */
export type NewPhoto = { small: Buffer; large: Buffer; width: number; height: number };

/** The tables whose rows show a photo. */
const SHOWN_BY = ['snacks', 'dishes', 'posts', 'customers', 'settings'] as const;
export type PhotoOwnerTable = (typeof SHOWN_BY)[number];

/** What a row that shows a photo is found by. */
const keyOf = (table: PhotoOwnerTable) => sql.ref(table === 'settings' ? 'name' : 'id');

/**
 * Until the transaction ends nobody else stores or drops a photo: one that is just dropped as unused
 * cannot be the one that somebody else just starts to use.
 */
const lockPhotos = (tx: Transaction<DB>) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('dabba photos'))`.execute(tx);

/** Stores a photo, once however often it is uploaded; answers its id, the hash of its content. */
export async function storePhoto(
  tx: Transaction<DB>,
  { small, large, width, height }: NewPhoto,
  at: Temporal.Instant,
): Promise<string> {
  const id = createHash('sha256').update(large).update(small).digest('hex').slice(0, 32);
  await lockPhotos(tx);
  await tx
    .insertInto('photos')
    .values({ id, webp_480: small, webp_960: large, width, height, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** Drops a photo that nothing shows any more. */
export async function dropPhotoIfUnused(tx: Transaction<DB>, id: string): Promise<void> {
  await lockPhotos(tx);
  await tx
    .deleteFrom('photos')
    .where('id', '=', id)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        SHOWN_BY.map((table) =>
          not(exists(selectFrom(table).whereRef('photo_id', '=', 'photos.id').select('photo_id'))),
        ),
      ),
    )
    .execute();
}

/** Shows a photo with something, or with null its drawn picture again. */
export async function setPhotoOf(
  tx: Transaction<DB>,
  table: PhotoOwnerTable,
  id: string,
  photoId: string | null,
  at: Temporal.Instant,
): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET photo_id = ${photoId}, updated_at = ${at.toString()}
    WHERE ${keyOf(table)} = ${id}`.execute(tx);
}

/** The bytes of a photo in one of its widths. */
export async function findPhoto(
  db: Kysely<DB>,
  id: string,
  width: PhotoWidth,
): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('photos')
    .where('id', '=', id)
    .select(width === 480 ? 'webp_480 as bytes' : 'webp_960 as bytes')
    .executeTakeFirst();
  return found?.bytes;
}
