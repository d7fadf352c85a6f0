import type { Transaction } from 'kysely';
import { presentUser } from '#api/account/sign-in/present-user.ts';
import type { CustomerWrite, OwnContextOf } from '#api/platform/http/context.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { preparePhoto } from '#api/platform/photos/prepare-photo.ts';
import type { User } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { MOST_OWN_PHOTO_BYTES } from '#contract/platform/photos.ts';
import type { profile } from '#contract/account/profile.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import { dropPhotoIfUnused, type PhotoToStore, setPhotoOf, storePhoto } from '#db/platform/photos.ts';
import type { DB } from '#db/types.ts';

/**
 * Shows a photo of the customer: made anew from its pixels, so that nothing else that the file says
 * (where it was taken, by which telephone) is kept.
 */
export async function setOwnPhoto(
  ctx: OwnContextOf<typeof profile.setPhoto>,
  { body: { file } }: InputOf<typeof profile.setPhoto>,
): Promise<User | Refusal> {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > MOST_OWN_PHOTO_BYTES)
    return refuse('own_photo_too_large', {}, { field: 'file' });
  const photo = await preparePhoto(bytes, ctx.log);
  if (isRefusal(photo)) return photo;
  return inTransaction(ctx.db, (tx) => changeOwnPhoto(tx, ctx, photo));
}

/** Takes the photo away: from then on the initials stand for the customer. */
export const removeOwnPhoto = (ctx: CustomerWrite): Promise<User | Refusal> =>
  changeOwnPhoto(ctx.db, ctx, null);

async function changeOwnPhoto(
  tx: Transaction<DB>,
  { caller, now }: Pick<CustomerWrite, 'caller' | 'now'>,
  photo: PhotoToStore | null,
): Promise<User | Refusal> {
  const before = await lockCustomer(tx, caller.id);
  if (!before) return refuse('session_expired');
  const photoId = photo && (await storePhoto(tx, photo, now));
  if (photoId !== before.photo_id) {
    await setPhotoOf(tx, 'customers', caller.id, photoId, now);
    if (before.photo_id) await dropPhotoIfUnused(tx, before.photo_id);
  }
  return presentUser({ ...before, photo_id: photoId });
}
