import type { ContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import type { catering } from '#contract/catering/catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { countInquiriesSince, insertInquiry } from '#db/catering/inquiries.ts';
import { insertInquiryAccess } from '#db/catering/inquiry-access.ts';
import { dayOf } from '#domain/platform/days.ts';
import { checkEventDay } from '#domain/catering/event-date.ts';
import { loadCatalogue } from './catalogue.ts';
import { estimateInquiry } from './estimate.ts';
import { toContent } from './inquiry-content.ts';
import { hashInquiryToken, newInquiryToken } from './inquiry-token.ts';
import { aboutEstimate } from './mail-inquiry.ts';

/** An address is written to for so many inquiries a day. */
const MOST_A_DAY = 10;

/** The browser that sent an inquiry reads it for as long as an event can be away, and a while after. */
const TOKEN_LIFETIME_DAYS = 3 * 366;

/**
 * Takes an inquiry of anybody: the day is checked by Toronto's calendar, the menu and the price are
 * worked out here, and the mail repeats the estimate that is stored (docs/rules.md#the-estimate).
 */
export async function sendInquiry(
  ctx: ContextOf<typeof catering.create>,
  { body: { website, ...body } }: InputOf<typeof catering.create>,
) {
  if (website) return refuse('not_human', {}, { field: 'website' });
  const badDay = checkEventDay(body.eventDate, dayOf(ctx.now));
  if (badDay) return badDay;
  const aDayAgo = ctx.now.subtract({ hours: 24 });
  if ((await countInquiriesSince(ctx.db, body.email, aDayAgo)) >= MOST_A_DAY)
    return refuse('too_many_inquiries', { retryAfter: 3600 });
  const catalogue = await loadCatalogue(ctx.db);
  const estimate = estimateInquiry(catalogue, body);
  if (isRefusal(estimate)) return estimate;

  const inquiry = await insertInquiry(ctx.db, toContent(body, estimate, catalogue), {
    customerId: ctx.caller.kind === 'customer' ? ctx.caller.id : null,
    year: Number(dayOf(ctx.now).slice(0, 4)),
    at: ctx.now,
  });
  const token = ctx.submitSecret ?? newInquiryToken();
  await insertInquiryAccess(ctx.db, {
    tokenHash: hashInquiryToken(token),
    opens: { inquiryId: inquiry.id },
    createdAt: ctx.now,
    expiresAt: ctx.now.add({ hours: 24 * TOKEN_LIFETIME_DAYS }),
  });
  await enqueueMail(ctx.db, {
    kind: 'inquiry_received',
    inquiryId: inquiry.id,
    details: { ...aboutEstimate(inquiry), changed: false },
  });
  return ok(
    { id: inquiry.id, inquiryNumber: inquiry.number, token },
    {
      message: `Catering inquiry submitted successfully! Your inquiry number is #${inquiry.number}. A confirmation email has been sent to ${inquiry.email}.`,
    },
  );
}
