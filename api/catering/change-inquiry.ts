import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import type { catering } from '#contract/catering/catering.ts';
import type { CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { addInquiryStep, replaceInquiry } from '#db/catering/inquiries.ts';
import { checkEventDay } from '#domain/catering/event-date.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { dayOf } from '#domain/platform/days.ts';
import { transition } from '#domain/platform/states.ts';
import { loadCateringCatalogue } from './catalogue.ts';
import { estimateInquiry } from './estimate.ts';
import { lockOwnInquiry } from './inquiry-access.ts';
import { presentOwnInquiry } from './present-inquiry.ts';
import { checkMailsTo, toContent } from './send-inquiry.ts';
import { aboutEstimate, aboutInquiry, transitionInquiry } from './transition-inquiry.ts';

/**
 * Changes an inquiry that nobody at the kitchen has taken up yet, with the same checks and a new
 * estimate. One that changed since it was read is refused, so that nothing is written over unseen.
 */
export async function changeInquiry(
  ctx: ContextOf<typeof catering.change>,
  { params, body: { version, ...body } }: InputOf<typeof catering.change>,
): Promise<CateringInquiry | Refusal> {
  const inquiry = await lockOwnInquiry(ctx, params.id);
  if (isRefusal(inquiry)) return inquiry;
  const led = transition(INQUIRY_STATES, 'edit', inquiry.status, 'customer');
  if (isRefusal(led)) return led;
  if (inquiry.version !== version) return refuse('inquiry_changed');
  const tooMany = await checkMailsTo(ctx, body.email);
  if (tooMany) return tooMany;
  const badDay = checkEventDay(body.eventDate, dayOf(ctx.now));
  if (badDay) return badDay;
  const catalogue = await loadCateringCatalogue(ctx.db);
  const estimate = estimateInquiry(catalogue, body);
  if (isRefusal(estimate)) return estimate;
  const content = toContent(body, estimate, catalogue);
  await addInquiryStep(ctx.db, {
    inquiryId: inquiry.id,
    status: led.to,
    at: ctx.now,
    actor: 'customer',
    note: 'Changed by the customer',
  });
  const changed = await replaceInquiry(ctx.db, inquiry.id, content, ctx.now);
  await enqueueMail(ctx.db, {
    kind: 'inquiry_received',
    inquiryId: changed.id,
    details: { ...aboutEstimate(changed), changed: true },
  });
  return presentOwnInquiry(ctx, changed);
}

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
  const moved = await transitionInquiry(ctx.db, inquiry, {
    action: 'cancel',
    actor: { who: 'customer', name: 'customer' },
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
  return ok(await presentOwnInquiry(ctx, moved), { message: 'Inquiry cancelled successfully!' });
}
