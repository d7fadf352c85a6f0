import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import type { CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import type { EventClock } from '#contract/catering/inquiry-choices.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type InquiryWithDetails, updateInquiry } from '#db/catering/inquiries.ts';
import { markAccepted, storeChangeRequest } from '#db/catering/quotes.ts';
import type { DB } from '#db/types.ts';
import { checkAcceptance } from '#domain/catering/quote.ts';
import { dayOf } from '#domain/platform/days.ts';
import { lockOwnInquiry } from './inquiry-access.ts';
import { acceptedQuoteOf, asStoredQuote, presentOwnInquiry } from './present-inquiry.ts';
import {
  aboutInquiry,
  checkMove,
  type InquiryTransitionRequest,
  transitionInquiry,
} from './transition-inquiry.ts';

/** Accepts the version that the customer read (docs/rules.md#accepting-a-quote). */
export async function acceptQuote(
  ctx: ContextOf<typeof cateringInquiries.acceptQuote>,
  { params }: InputOf<typeof cateringInquiries.acceptQuote>,
): Promise<CateringInquiry | Refusal> {
  const inquiry = await lockOwnInquiry(ctx, params.id);
  if (isRefusal(inquiry)) return inquiry;
  const accepted = await acceptVersion(ctx.db, inquiry, params.version, {
    actor: { who: 'customer', name: 'customer' },
    at: ctx.now,
  });
  return isRefusal(accepted) ? accepted : presentOwnInquiry(ctx, accepted);
}

/**
 * Accepts one version of a locked inquiry's quote, by its customer or by the desk on their word: the
 * latest, on or before its day, and only one ever. Its guests and its menu become the event's. Writes to the customer how to go on.
 */
export async function acceptVersion(
  tx: Transaction<DB>,
  inquiry: InquiryWithDetails,
  version: number,
  {
    actor,
    at,
    note,
    eventClock,
  }: Pick<InquiryTransitionRequest, 'at' | 'note'> & {
    actor: { who: 'customer' | 'staff'; name: string };
    /** What was agreed about the time with the yes; absent, it stays as it is. */
    eventClock?: EventClock | undefined;
  },
): Promise<InquiryWithDetails | Refusal> {
  // What is accepted already says so, before its state does.
  const refused = checkAcceptance(version, inquiry.quotes.map(asStoredQuote), dayOf(at));
  if (refused?.refused === 'quote_already_accepted') return refused;
  const led = checkMove(inquiry, 'accept', actor.who);
  if (isRefusal(led)) return led;
  if (refused) return refused;
  await markAccepted(tx, { inquiryId: inquiry.id, version }, actor.name, at);
  const accepted = inquiry.quotes.find((quote) => quote.version === version);
  const served = accepted && { guests: accepted.guests, menu: accepted.menu as MenuLine[] };
  const change = { served, eventClock };
  const moved = await transitionInquiry(tx, inquiry, { action: 'accept', actor, at, note, change });
  if (isRefusal(moved)) return moved;
  const quote = acceptedQuoteOf(moved);
  await enqueueMail(tx, {
    kind: 'inquiry_accepted',
    inquiryId: moved.id,
    details: {
      ...aboutInquiry(moved),
      by: actor.who,
      version,
      total: quote?.total_cents ?? 0,
      deposit: quote?.deposit_cents ?? 0,
    },
  });
  return moved;
}

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
  return presentOwnInquiry(ctx, await updateInquiry(ctx.db, inquiry.id, {}, ctx.now));
}
