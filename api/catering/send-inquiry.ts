import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import type { catering } from '#contract/catering/catering.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  countReceivedMails,
  type InquiryContent,
  type InquiryWithDetails,
  insertInquiry,
} from '#db/catering/inquiries.ts';
import { insertInquiryAccess } from '#db/catering/inquiry-tokens.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { checkEventDay } from '#domain/catering/event-date.ts';
import { needsCall } from '#domain/catering/guests.ts';
import { dayOf } from '#domain/platform/days.ts';
import { type CateringCatalogue, loadCateringCatalogue } from './catalogue.ts';
import { type Estimate, estimateInquiry } from './estimate.ts';
import { aboutEstimate } from './transition-inquiry.ts';

/** An address is written to so often a day about what was asked for: anybody can type anybody's. */
const MOST_A_DAY = 10;

/** Refuses what would write to an address once too often; a change asks for a mail as an inquiry does. */
export async function checkMailsTo(
  { db, now }: { db: Transaction<DB>; now: Temporal.Instant },
  email: string,
): Promise<Refusal | null> {
  const mails = await countReceivedMails(db, email, now.subtract({ hours: 24 }));
  return mails >= MOST_A_DAY ? refuse('too_many_inquiries', { retryAfter: 3600 }) : null;
}

/** The browser that sent an inquiry reads it for as long as an event can be away, and a while after. */
const TOKEN_LIFETIME_DAYS = 3 * 366;

/** What of Other is only said when Other is chosen. */
const otherText = (isOther: boolean, text: string | null | undefined): string | null =>
  isOther ? text || null : null;

/** What is stored of an inquiry: what was asked for, and the estimate that was made of it here. */
export function toContent(
  body: Omit<InquiryBody, 'website'>,
  { plan, choices, menu, price }: Estimate,
  { menu: limits }: CateringCatalogue,
): InquiryContent {
  const { id: planVariantId, deliveryCharge: _, taxPercentage: __, unit: ___, ...stored } = plan;
  const eventTypeOther = otherText(body.eventType === 'other', body.eventTypeOther);
  return {
    event_type: body.eventType,
    event_type_other: eventTypeOther,
    event_day: body.eventDate,
    event_times: body.eventTime,
    dietary_preferences: body.dietaryPreference,
    dietary_preference_other: otherText(
      body.dietaryPreference.includes('other'),
      body.dietaryPreferenceOther,
    ),
    catering_services: body.cateringService,
    catering_service_other: otherText(
      body.cateringService.includes('other'),
      body.cateringServiceOther,
    ),
    guests: body.numberOfGuests,
    location: body.eventLocation,
    cuisine_type: body.cuisineType,
    cuisine_type_other: otherText(body.cuisineType === 'other', body.cuisineTypeOther),
    first_name: body.firstName,
    last_name: body.lastName,
    email: body.email,
    phone: body.phoneNumber,
    hear_about_us: body.hearAboutUs ?? null,
    hear_about_us_other: otherText(body.hearAboutUs === 'other', body.hearAboutUsOther),
    plan_variant_id: planVariantId,
    plan: stored,
    choices,
    extra_roti: price.additionalQuantities.roti,
    extra_puri: price.additionalQuantities.puri,
    menu,
    base_cents: price.basePrice,
    extras_cents: price.additionalCharges,
    delivery_cents: price.deliveryFee,
    tax_basis_points: price.taxPercentage,
    tax_cents: price.taxAmount,
    total_cents: price.totalPrice,
    needs_call: needsCall(
      { eventType: body.eventType, eventTypeOther },
      body.numberOfGuests,
      limits,
    ),
  };
}

/**
 * Stores an inquiry, whoever sends it: the day is checked by Toronto's calendar, the menu and the
 * price are worked out here, and the mail repeats the estimate that is stored
 * (docs/rules.md#the-estimate).
 */
export async function storeInquiry(
  ctx: { db: Transaction<DB>; now: Temporal.Instant },
  body: Omit<InquiryBody, 'website'>,
  catalogue: CateringCatalogue,
  by: { customerId: string | null; actor: string },
): Promise<InquiryWithDetails | Refusal> {
  const badDay = checkEventDay(body.eventDate, dayOf(ctx.now));
  if (badDay) return badDay;
  const estimate = estimateInquiry(catalogue, body);
  if (isRefusal(estimate)) return estimate;
  const inquiry = await insertInquiry(ctx.db, toContent(body, estimate, catalogue), {
    ...by,
    year: Number(dayOf(ctx.now).slice(0, 4)),
    at: ctx.now,
  });
  sendAhead(
    ctx.db,
    enqueueMail(ctx.db, {
      kind: 'inquiry_received',
      inquiryId: inquiry.id,
      details: { ...aboutEstimate(inquiry), changed: false },
    }),
  );
  return inquiry;
}

/** Takes an inquiry of anybody, and answers the token that opens it. */
export async function sendInquiry(
  ctx: ContextOf<typeof catering.create>,
  { body: { website, ...body } }: InputOf<typeof catering.create>,
) {
  if (website) return refuse('not_human', {}, { field: 'website' });
  const [tooMany, catalogue] = await Promise.all([
    checkMailsTo(ctx, body.email),
    loadCateringCatalogue(ctx.db),
  ]);
  if (tooMany) return tooMany;
  const customerId = ctx.caller.kind === 'customer' ? ctx.caller.id : null;
  const inquiry = await storeInquiry(ctx, body, catalogue, { customerId, actor: 'customer' });
  if (isRefusal(inquiry)) return inquiry;
  const token = ctx.submitSecret ?? newSecretToken();
  sendAhead(
    ctx.db,
    insertInquiryAccess(ctx.db, {
      tokenHash: hashSecretToken(token),
      opens: { inquiryId: inquiry.id },
      createdAt: ctx.now,
      expiresAt: ctx.now.add({ hours: 24 * TOKEN_LIFETIME_DAYS }),
    }),
  );
  return ok(
    { id: inquiry.id, inquiryNumber: inquiry.number, token },
    {
      message: `Catering inquiry submitted successfully! Your inquiry number is #${inquiry.number}. A confirmation email has been sent to ${inquiry.email}.`,
    },
  );
}
