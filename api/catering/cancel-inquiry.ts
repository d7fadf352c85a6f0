import type { ContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import type { cateringInquiries } from '#contract/catering/inquiries.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { aboutInquiry } from './mail-inquiry.ts';
import { moveInquiry } from './move-inquiry.ts';
import { lockOwnInquiry } from './reach.ts';
import { presentOne } from './read-inquiries.ts';

/**
 * Cancels an own inquiry while it is pending or quoted; once confirmed that is a 403
 * (docs/rules.md#changing-an-inquiry).
 */
export async function cancelInquiry(
  ctx: ContextOf<typeof cateringInquiries.cancel>,
  { params, body: { reason } }: InputOf<typeof cateringInquiries.cancel>,
) {
  const inquiry = await lockOwnInquiry(ctx, params.id);
  if (isRefusal(inquiry)) return inquiry;
  const moved = await moveInquiry(ctx.db, inquiry, {
    action: 'cancel',
    mover: { who: 'customer', name: 'customer' },
    at: ctx.now,
    note: reason,
    change: { cancelReason: reason },
  });
  if (isRefusal(moved)) return moved;
  await enqueueMail(ctx.db, {
    kind: 'inquiry_cancelled',
    inquiryId: moved.id,
    details: { ...aboutInquiry(moved), by: 'customer', reason: null, customerNote: null },
  });
  return ok(await presentOne(ctx, moved), { message: 'Inquiry cancelled successfully!' });
}
