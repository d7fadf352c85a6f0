import type { ContextOf } from '#api/platform/http/context.ts';
import type { CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { updateInquiry } from '#db/catering/inquiries.ts';
import { storeChangeRequest } from '#db/catering/quotes.ts';
import { checkMove } from './move-inquiry.ts';
import { lockOwnInquiry } from './reach.ts';
import { presentOne } from './read-inquiries.ts';

/** Tells the kitchen what should be different in the latest quote; the desk sees it at once. */
export async function requestChange(
  ctx: ContextOf<typeof cateringInquiries.requestChange>,
  { params: { id, version }, body: { message } }: InputOf<typeof cateringInquiries.requestChange>,
): Promise<CateringInquiry | Refusal> {
  const inquiry = await lockOwnInquiry(ctx, id);
  if (isRefusal(inquiry)) return inquiry;
  const led = checkMove(inquiry, 'request_change', 'customer');
  if (isRefusal(led)) return led;
  const latest = inquiry.quotes.at(-1)?.version ?? 0;
  if (version > latest) return refuse('quote_not_found');
  if (version < latest) return refuse('quote_replaced', { version: latest });
  await storeChangeRequest(ctx.db, { inquiryId: inquiry.id, version }, message, ctx.now);
  return presentOne(ctx, await updateInquiry(ctx.db, inquiry.id, {}, ctx.now));
}
