import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { preparePhoto } from '#api/platform/photos/prepare-photo.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  dropPhotoIfUnused,
  type NewPhoto,
  type PhotoOwnerTable,
  setPhotoOf,
  storePhoto,
} from '#db/platform/photos.ts';
import type { DB } from '#db/types.ts';

/** Something that shows a photo: how it is found, how the desk sees it, and what it is called. */
export type PhotoHolder<Row extends { photo_id: string | null }, Shown extends object> = {
  table: PhotoOwnerTable;
  /** Its name in the desk's paths and in the audit log. */
  resource: 'snacks' | 'dishes' | 'blogs' | 'settings';
  missing: ErrorCode;
  lock: (tx: Transaction<DB>, id: string) => Promise<Row | undefined>;
  present: (row: Row) => Shown;
};

/** The context of a command that opens its own transaction, by staff. */
type StaffOwn = Omit<StaffWrite, 'db'> & { db: Kysely<DB>; log: FastifyBaseLogger };

/** Shows an uploaded photo. The pixels are worked on before anything is locked. */
export async function uploadPhoto<Row extends { photo_id: string | null }, Shown extends object>(
  ctx: StaffOwn,
  holder: PhotoHolder<Row, Shown>,
  { id, file }: { id: string /** Its bytes in base64. */; file: string },
): Promise<Shown | Refusal> {
  const photo = await preparePhoto(Buffer.from(file, 'base64'), ctx.log);
  if (isRefusal(photo)) return photo;
  return inTransaction(ctx.db, (tx) => changePhoto({ ...ctx, db: tx }, holder, id, photo));
}

/**
 * Shows this photo, or with null the drawn picture again. The one before is dropped unless something
 * else shows it. The same photo again changes nothing.
 */
export async function changePhoto<Row extends { photo_id: string | null }, Shown extends object>(
  ctx: StaffWrite,
  { table, resource, missing, lock, present }: PhotoHolder<Row, Shown>,
  id: string,
  photo: NewPhoto | null,
): Promise<Shown | Refusal> {
  const before = await lock(ctx.db, id);
  if (!before) return refuse(missing);
  const photoId = photo && (await storePhoto(ctx.db, photo, ctx.now));
  if (photoId === before.photo_id) return present(before);
  await setPhotoOf(ctx.db, table, id, photoId, ctx.now);
  if (before.photo_id) await dropPhotoIfUnused(ctx.db, before.photo_id);
  const after = present((await lock(ctx.db, id)) ?? before);
  await recordAudit(ctx, {
    action: photo ? 'set-photo' : 'remove-photo',
    resource,
    id,
    before: present(before),
    after,
  });
  return after;
}
