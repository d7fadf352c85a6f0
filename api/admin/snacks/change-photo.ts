import { recordAudit } from '#api/audit/record-audit.ts';
import type { OwnContextOf, StaffWrite } from '#api/core/context.ts';
import { inTransaction } from '#api/core/transaction.ts';
import { preparePhoto } from '#api/photos/prepare-photo.ts';
import type { AdminSnack, adminSnacks } from '#contract/admin/snacks.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts';
import { findSnackAtDesk, lockSnack } from '#db/desk-snacks.ts';
import { dropPhotoIfUnused, type PhotoToStore, storePhoto } from '#db/photos.ts';
import { dayOf } from '#domain/days.ts';
import { presentSnackAtDesk } from './present.ts';

/** Shows an uploaded photo of a snack. The pixels are worked on before anything is locked. */
export async function uploadPhoto(
  ctx: OwnContextOf<typeof adminSnacks.setPhoto>,
  { params, body }: InputOf<typeof adminSnacks.setPhoto>,
): Promise<AdminSnack | Refusal> {
  const photo = await preparePhoto(Buffer.from(body.file, 'base64'), ctx.log);
  if (isRefusal(photo)) return photo;
  return inTransaction(ctx.db, (tx) => changePhoto({ ...ctx, db: tx }, params.id, photo));
}

/**
 * Shows this photo of a snack, or with null its drawn picture again. The one before is dropped
 * unless something else shows it. The same photo again changes nothing.
 */
export async function changePhoto(
  ctx: StaffWrite,
  id: string,
  photo: PhotoToStore | null,
): Promise<AdminSnack | Refusal> {
  const today = dayOf(ctx.now);
  const before = await lockSnack(ctx.db, id, today);
  if (!before) return refuse('snack_not_found');
  const photoId = photo && (await storePhoto(ctx.db, photo, ctx.now));
  if (photoId === before.photo_id) return presentSnackAtDesk(before, today);
  await ctx.db
    .updateTable('snacks')
    .set({ photo_id: photoId, updated_at: ctx.now })
    .where('id', '=', id)
    .execute();
  if (before.photo_id) await dropPhotoIfUnused(ctx.db, before.photo_id);
  const after = presentSnackAtDesk((await findSnackAtDesk(ctx.db, id, today)) ?? before, today);
  await recordAudit(ctx, {
    action: photo ? 'set-photo' : 'remove-photo',
    resource: 'snacks',
    id,
    before: presentSnackAtDesk(before, today),
    after,
  });
  return after;
}
