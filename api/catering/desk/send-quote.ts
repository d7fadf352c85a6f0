import { aboutQuote } from '#api/catering/documents.ts';
import type { StoredPlan } from '#api/catering/present-inquiry.ts';
import { aboutInquiry, checkMove, transitionInquiry } from '#api/catering/transition-inquiry.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminInquiryDetails, adminCatering } from '#contract/catering/desk-catering.ts';
import type { MenuChoice } from '#contract/catering/inquiry-menu.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type InquiryWithDetails, lockInquiry } from '#db/catering/inquiries.ts';
import { insertQuote } from '#db/catering/quotes.ts';
import { calculateMenu } from '#domain/catering/menu.ts';
import { checkQuote, priceOfQuote } from '#domain/catering/quote.ts';
import { dayOf } from '#domain/platform/days.ts';
import { presentAdminInquiryDetails } from './read-inquiry.ts';

/**
 * Sends the next version of a quote, with its PDF (docs/rules.md#quotes). `basedOn` is the version
 * that was read, and `askedAt` the customer's last word: whoever has not read the latest is told,
 * so that nobody quotes past a colleague or past what the customer has changed.
 */
export async function sendQuote(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminCatering.sendQuote>,
): Promise<AdminInquiryDetails | Refusal> {
  const inquiry = await lockInquiry(ctx.db, params.id);
  if (!inquiry) return refuse('inquiry_not_found');
  const led = checkMove(inquiry, 'quote', 'staff');
  if (isRefusal(led)) return led;
  const latest = inquiry.quotes.at(-1)?.version ?? 0;
  if (body.askedAt && body.askedAt !== inquiry.asked_at.toString())
    return refuse('inquiry_changed');
  if (body.basedOn !== latest) return refuse('quote_replaced', { version: latest });
  const price = priceOfQuote(body.lines, body.taxPercentage);
  const terms = { ...body, eventDay: inquiry.event_day };
  const wrong = checkQuote(price, terms, dayOf(ctx.now));
  if (wrong) return wrong;

  const guests = body.guests ?? inquiry.guests;
  const actor = `staff ${ctx.caller.email}`;
  await insertQuote(ctx.db, {
    inquiryId: inquiry.id,
    version: latest + 1,
    guests,
    menu: menuFor(inquiry, guests),
    lines: price.lines,
    subtotal: price.subtotal,
    taxBasisPoints: body.taxPercentage,
    taxAmount: price.taxAmount,
    total: price.total,
    deposit: body.deposit,
    note: body.note || null,
    validUntil: body.validUntil,
    sentAt: ctx.now,
    sentBy: actor,
  });
  const moved = await transitionInquiry(ctx.db, inquiry, {
    action: 'quote',
    actor: { who: 'staff', name: actor },
    at: ctx.now,
    note: `Version ${latest + 1}`,
    change: { eventClock: body.eventClock },
  });
  if (isRefusal(moved)) return moved;
  const quote = moved.quotes.at(-1);
  if (!quote) throw new Error('a quote that was just stored is not there');
  await enqueueMail(ctx.db, {
    kind: 'inquiry_quoted',
    inquiryId: moved.id,
    details: { ...aboutInquiry(moved), quote: aboutQuote(moved, quote) },
  });
  const after = await presentAdminInquiryDetails(ctx, moved);
  await recordAudit(ctx, {
    action: 'quote',
    resource: 'catering-inquiries',
    id: moved.id,
    before: { status: inquiry.status, eventClock: inquiry.event_clock },
    after: {
      status: moved.status,
      eventClock: moved.event_clock,
      quote: after.quotes.at(-1),
    },
  });
  return after;
}

/** What was chosen, in servings for so many guests. */
function menuFor({ plan, choices, extra_roti, extra_puri }: InquiryWithDetails, guests: number) {
  const { features } = plan as StoredPlan;
  const chosen = Map.groupBy(choices as MenuChoice[], ({ category }) => category);
  return calculateMenu(features, guests, Object.fromEntries(chosen), {
    roti: extra_roti,
    puri: extra_puri,
  });
}
