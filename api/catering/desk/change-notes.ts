import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminInquiryDetails, adminCatering } from '#contract/catering/desk/catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockInquiry, updateInquiry } from '#db/catering/inquiries.ts';
import { presentDetails } from './read-inquiry.ts';

/** Changes the two notes of an inquiry; one that the body leaves out stays, an empty one goes. */
export async function changeNotes(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminCatering.update>,
): Promise<AdminInquiryDetails | Refusal> {
  const inquiry = await lockInquiry(ctx.db, params.id);
  if (!inquiry) return refuse('inquiry_not_found');
  const changed = await updateInquiry(ctx.db, inquiry.id, body, ctx.now);
  const notes = ({ customer_note, internal_note }: typeof inquiry) => ({
    customerNote: customer_note,
    internalNote: internal_note,
  });
  await recordAudit(ctx, {
    action: 'update',
    resource: 'catering-inquiries',
    id: inquiry.id,
    before: notes(inquiry),
    after: notes(changed),
  });
  return presentDetails(ctx, changed);
}
