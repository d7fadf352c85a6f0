import type { Kysely } from 'kysely';
import { readPublicProfile } from '#api/kitchen/profile.ts';
import { presentBalance } from '#api/money/present-balance.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { ok, paginate } from '#api/platform/http/handler.ts';
import type {
  CateringInquiry,
  cateringInquiries,
  InquiryStatus,
  Quote,
  QuoteLine,
} from '#contract/catering/inquiries.ts';
import type { InquiryPrice, MenuChoice, MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { BusinessProfile } from '#contract/kitchen/settings.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type InquiryAccess,
  type InquiryWithDetails,
  listAccessibleInquiries,
} from '#db/catering/inquiries.ts';
import type { CateringQuoteRow } from '#db/catering/quotes.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import type { DB } from '#db/types.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { quoteState, type StoredQuote } from '#domain/catering/quote.ts';
import { isValid } from '#domain/money/reversals.ts';
import { nextPayment } from '#domain/money/settlement.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import { canDo } from '#domain/platform/states.ts';
import { findOwnInquiry, readInquiryAccess } from './inquiry-access.ts';

/** What the domain asks about a stored quote. */
export const asStoredQuote = (quote: CateringQuoteRow): StoredQuote => ({
  version: quote.version,
  validUntil: quote.valid_until,
  accepted: quote.accepted_at !== null,
});

function presentQuote(
  quote: CateringQuoteRow,
  latest: number,
  status: InquiryStatus,
  today: IsoDay,
): Quote {
  return {
    version: quote.version,
    guests: quote.guests,
    lines: quote.lines as QuoteLine[],
    subtotal: quote.subtotal_cents,
    taxPercentage: quote.tax_basis_points,
    taxAmount: quote.tax_cents,
    total: quote.total_cents,
    deposit: quote.deposit_cents,
    note: quote.note,
    validUntil: quote.valid_until,
    sentAt: quote.sent_at.toString(),
    state: quoteState(asStoredQuote(quote), latest, status, today),
    acceptedAt: quote.accepted_at?.toString() ?? null,
    changeRequest: quote.change_request,
    changeRequestedAt: quote.change_requested_at?.toString() ?? null,
  };
}

/** The plan as it was when the estimate was made. */
export type StoredPlan = Omit<CateringInquiry['selectedPlan'], 'id'>;

const priceOf = (inquiry: InquiryWithDetails): InquiryPrice => ({
  basePrice: inquiry.base_cents,
  additionalCharges: inquiry.extras_cents,
  deliveryFee: inquiry.delivery_cents,
  taxPercentage: inquiry.tax_basis_points,
  taxAmount: inquiry.tax_cents,
  totalPrice: inquiry.total_cents,
  pricePerPerson: (inquiry.plan as StoredPlan).price,
  additionalQuantities: { roti: inquiry.extra_roti, puri: inquiry.extra_puri },
});

/** The version that was accepted; undefined before one was. */
export const acceptedQuoteOf = (inquiry: InquiryWithDetails): CateringQuoteRow | undefined =>
  inquiry.quotes.find(({ accepted_at }) => accepted_at !== null);

/** A state that was reached, not one that was there already when the customer changed something. */
const isReachedState = ({ status }: { status: InquiryStatus }, place: number): boolean =>
  status !== 'pending' || place === 0;

/** An inquiry as its customer reads it. */
export function presentInquiry(
  inquiry: InquiryWithDetails,
  { paymentWays, now }: { paymentWays: BusinessProfile['paymentWays']; now: Temporal.Instant },
): CateringInquiry {
  const { status } = inquiry;
  const plan = inquiry.plan as StoredPlan;
  const menu = inquiry.menu as MenuLine[];
  const latest = inquiry.quotes.at(-1)?.version ?? 0;
  const quotes = inquiry.quotes.map((quote) => presentQuote(quote, latest, status, dayOf(now)));
  const accepted = acceptedQuoteOf(inquiry);
  const balance = presentBalance(inquiry);
  const next = nextPayment(balanceOfRow(inquiry), accepted?.deposit_cents);
  const can = (action: 'edit' | 'cancel' | 'accept' | 'request_change') =>
    canDo(INQUIRY_STATES, action, status, 'customer');
  const createdAt = inquiry.created_at.toString();
  return {
    id: inquiry.id,
    inquiryNumber: inquiry.number,
    version: inquiry.version,
    status,
    eventType: inquiry.event_type,
    eventTypeOther: inquiry.event_type_other,
    eventDate: inquiry.event_day,
    eventTime: inquiry.event_times,
    eventClock: inquiry.event_clock,
    dietaryPreference: inquiry.dietary_preferences,
    dietaryPreferenceOther: inquiry.dietary_preference_other,
    cateringService: inquiry.catering_services,
    cateringServiceOther: inquiry.catering_service_other,
    numberOfGuests: inquiry.guests,
    eventLocation: inquiry.location,
    cuisineType: inquiry.cuisine_type,
    cuisineTypeOther: inquiry.cuisine_type_other,
    firstName: inquiry.first_name,
    lastName: inquiry.last_name,
    email: inquiry.email,
    phoneNumber: inquiry.phone,
    contactNumber: inquiry.phone,
    hearAboutUs: inquiry.hear_about_us,
    hearAboutUsOther: inquiry.hear_about_us_other,
    selectedPlan: { id: inquiry.plan_variant_id, ...plan },
    choices: inquiry.choices as MenuChoice[],
    selectedMenuItems: menu.map(({ item }) => item),
    calculatedMenu: menu,
    pricingCalculation: priceOf(inquiry),
    needsCall: inquiry.needs_call,
    adminNotes: inquiry.customer_note,
    cancelReason: inquiry.cancel_reason,
    createdAt,
    created_at: createdAt,
    // An edit is a step for the desk alone.
    steps: inquiry.steps.filter(isReachedState).map((step) => ({
      status: step.status,
      at: step.at.toString(),
    })),
    quotes,
    payments: inquiry.payments
      .filter((payment) => isValid(payment, inquiry.payments))
      .map((payment) => ({
        id: payment.id,
        amount: payment.amount_cents,
        receivedDay: payment.received_day,
      })),
    paidAmount: balance.paid,
    balance,
    payment:
      accepted && status !== 'cancelled'
        ? {
            reference: inquiry.number,
            amount: Math.max(0, next?.amount ?? 0),
            ways: paymentWays,
          }
        : null,
    actions: {
      edit: can('edit'),
      cancel: can('cancel'),
      acceptQuote: can('accept') && quotes.at(-1)?.state === 'open',
      requestChange: can('request_change'),
    },
  };
}

type PresentContext = { db: Kysely<DB>; now: Temporal.Instant };

/** Shows inquiries as their customer reads them, with the ways to pay. */
async function presenter({
  db,
  now,
}: PresentContext): Promise<(inquiry: InquiryWithDetails) => CateringInquiry> {
  const { paymentWays } = await readPublicProfile(db);
  return (inquiry) => presentInquiry(inquiry, { paymentWays, now });
}

/** One of them. */
export const presentOwnInquiry = async (
  ctx: PresentContext,
  inquiry: InquiryWithDetails,
): Promise<CateringInquiry> => (await presenter(ctx))(inquiry);

type ReadContext = ContextOf<typeof cateringInquiries.read>;

export async function readInquiry(
  ctx: ReadContext,
  { params }: InputOf<typeof cateringInquiries.read>,
): Promise<CateringInquiry | Refusal> {
  const inquiry = await findOwnInquiry(ctx, params.id);
  return isRefusal(inquiry) ? inquiry : presentOwnInquiry(ctx, inquiry);
}

/**
 * The inquiries of whoever the path names, as far as the caller has proved to be them:
 * `me` is all that they can prove, an account's id or address its own, any other address opens by
 * its code alone.
 */
export async function listByCustomer(
  ctx: ContextOf<typeof cateringInquiries.listByCustomer>,
  { params, query }: InputOf<typeof cateringInquiries.listByCustomer>,
) {
  const access = narrowAccess(ctx, await readInquiryAccess(ctx), params.id.toLowerCase());
  if (!access) return refuse('verification_required');
  const { inquiries, total } = await listAccessibleInquiries(ctx.db, access, query);
  return ok(inquiries.map(await presenter(ctx)), { pagination: paginate(query, total) });
}

/** What of a caller's access the path asks for; null when it is not theirs to read. */
function narrowAccess(
  { caller }: Pick<ReadContext, 'caller'>,
  access: InquiryAccess,
  named: string,
): InquiryAccess | null {
  if (named === 'me') return access;
  const emails = access.emails.includes(named) ? [named] : [];
  if (caller.kind === 'customer' && (named === caller.email || !named.includes('@'))) {
    const own = access.emails.includes(caller.email) ? [caller.email] : [];
    return { customerId: caller.id, emails: own, inquiryIds: [] };
  }
  return emails.length > 0 ? { customerId: null, emails, inquiryIds: [] } : null;
}
