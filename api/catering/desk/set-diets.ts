import { presentDetails } from '#api/catering/desk/read-inquiry.ts';
import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import { checkMove } from '#api/catering/move-inquiry.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminInquiryDetails, adminCatering } from '#contract/catering/desk/catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { DietaryPreference, type GuestDiets } from '#contract/catering/inquiry-choices.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockInquiry, updateInquiry } from '#db/catering/inquiries.ts';
import { countGuests } from '#domain/catering/guest-diets.ts';

/**
 * Sets how many guests of an event eat what, as long as it has not taken place. They are all of its
 * guests, or nothing is agreed; nobody is written to, since it is the kitchen's to know.
 */
export async function setDiets(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminCatering.setDiets>,
): Promise<AdminInquiryDetails | Refusal> {
  const inquiry = await lockInquiry(ctx.db, params.id);
  if (!inquiry) return refuse('inquiry_not_found');
  const led = checkMove(inquiry, 'set-diets', 'staff');
  if (isRefusal(led)) return led;
  const spokenFor = countGuests(body.guestDiets ?? {});
  const guestDiets = spokenFor === 0 ? null : body.guestDiets;
  if (guestDiets && spokenFor !== inquiry.guests)
    return refuse('guest_diets_differ', { spokenFor, guests: inquiry.guests });
  const before = inquiry.guest_diets as GuestDiets;
  if (isSame(before, guestDiets)) return presentDetails(ctx, inquiry);
  const changed = await updateInquiry(ctx.db, inquiry.id, { guestDiets }, ctx.now);
  await recordAudit(ctx, {
    action: 'set-diets',
    resource: 'catering-inquiries',
    id: changed.id,
    before: { guestDiets: before },
    after: { guestDiets },
  });
  return presentDetails(ctx, changed);
}

const isSame = (one: GuestDiets, other: GuestDiets): boolean =>
  DietaryPreference.options.every((diet) => (one?.[diet] ?? 0) === (other?.[diet] ?? 0));
