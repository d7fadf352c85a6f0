import type { Transaction } from 'kysely';
import { presentCustomer } from '#api/account/sign-in/present-customer.ts';
import { readInquiryAccess } from '#api/catering/inquiry-access.ts';
import type { ContextOf, CustomerWrite, OwnContextOf } from '#api/platform/http/context.ts';
import { handlers, ok, ownTransaction } from '#api/platform/http/handler.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { preparePhoto } from '#api/platform/photos/prepare-photo.ts';
import { setDietOfSubscriptions } from '#api/tiffin/subscriptions/subscription-diet.ts';
import type { Customer } from '#contract/account/customer.ts';
import { type ProfileFigures, profile } from '#contract/account/profile.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { MOST_OWN_PHOTO_BYTES } from '#contract/platform/photos.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { countOrders, lockCustomer, updateProfile } from '#db/account/accounts.ts';
import { countAccessibleInquiries } from '#db/catering/inquiries.ts';
import { dropPhotoIfUnused, type NewPhoto, setPhotoOf, storePhoto } from '#db/platform/photos.ts';
import type { DB } from '#db/types.ts';
import { loyaltyPoints } from '#domain/account/loyalty.ts';

/**
 * Changes what customers say of themselves (docs/rules.md#the-profile). Subscriptions and orders
 * keep their own copies: what is booked is cooked and brought as it was booked, unless the customer
 * wants the new diet for running plans, too. Allergies reach whatever is not cooked yet.
 */
async function changeProfile(
  ctx: CustomerWrite,
  { body: { change_plans: changePlans, ...body } }: InputOf<typeof profile.update>,
) {
  const columns = { ...body, address: body.address || null };
  const changed = await updateProfile(ctx.db, ctx.caller.id, columns, ctx.now);
  if (!changed) return refuse('session_expired');
  if (changePlans) await setDietOfSubscriptions(ctx, body.diet);
  return ok(presentCustomer(changed), { message: 'Profile updated successfully!' });
}

/**
 * Shows a photo of the customer: made anew from its pixels, so that nothing else that the file says
 * (where it was taken, by which telephone) is kept.
 */
async function setOwnPhoto(
  ctx: OwnContextOf<typeof profile.setPhoto>,
  { body: { file } }: InputOf<typeof profile.setPhoto>,
): Promise<Customer | Refusal> {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > MOST_OWN_PHOTO_BYTES)
    return refuse('own_photo_too_large', {}, { field: 'file' });
  const photo = await preparePhoto(bytes, ctx.log);
  if (isRefusal(photo)) return photo;
  return inTransaction(ctx.db, (tx) => changeOwnPhoto(tx, ctx, photo));
}

/** Takes the photo away: from then on the initials stand for the customer. */
const removeOwnPhoto = (ctx: CustomerWrite): Promise<Customer | Refusal> =>
  changeOwnPhoto(ctx.db, ctx, null);

async function changeOwnPhoto(
  tx: Transaction<DB>,
  { caller, now }: Pick<CustomerWrite, 'caller' | 'now'>,
  photo: NewPhoto | null,
): Promise<Customer | Refusal> {
  const before = await lockCustomer(tx, caller.id);
  if (!before) return refuse('session_expired');
  const photoId = photo && (await storePhoto(tx, photo, now));
  if (photoId !== before.photo_id) {
    await setPhotoOf(tx, 'customers', caller.id, photoId, now);
    if (before.photo_id) await dropPhotoIfUnused(tx, before.photo_id);
  }
  return presentCustomer({ ...before, photo_id: photoId });
}

/**
 * What the customer has ever ordered, and the points that come with it; inquiries
 * are those that the Catering tab counts, also from before they had an account.
 */
async function readFigures(ctx: ContextOf<typeof profile.figures>): Promise<ProfileFigures> {
  const cateringInquiries = await countAccessibleInquiries(ctx.db, await readInquiryAccess(ctx));
  const counts = { ...(await countOrders(ctx.db, ctx.caller.id)), cateringInquiries };
  return {
    totalOrders: counts.tiffinOrders + counts.snackOrders + cateringInquiries,
    loyaltyPoints: loyaltyPoints(counts),
  };
}

export const profileHandlers = handlers(profile, {
  figures: readFigures,
  update: changeProfile,
  setPhoto: ownTransaction(setOwnPhoto),
  removePhoto: removeOwnPhoto,
});
