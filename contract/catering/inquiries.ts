import * as z from 'zod/mini';
import { Balance, PaymentInstructions } from '#contract/money/balance.ts';
import { PlanFeature } from '#contract/money/plan-feature.ts';
import { PdfDocument } from '#contract/money/receipts.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  BasisPoints,
  Id,
  IsoDay,
  IsoInstant,
  Money,
  pageQuery,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import {
  CateringService,
  CuisineType,
  DietaryPreference,
  EventClock,
  EventMeal,
  EventType,
  HearAboutUs,
} from './inquiry-choices.ts';
import { InquiryPrice, MenuChoice, MenuLine } from './inquiry-menu.ts';

export const InquiryStatus = z.enum([
  'pending',
  'contacted',
  'quoted',
  'confirmed',
  'completed',
  'cancelled',
]);
export type InquiryStatus = z.output<typeof InquiryStatus>;

const InquiryPayment = z.object({
  id: Id,
  amount: Money,
  receivedDay: IsoDay,
});

/** A line of a quote: `quantity` times `unitPrice` cents; a discount is negative. */
export const QuoteLine = z.object({
  label: z.string(),
  quantity: z.int(),
  unitPrice: Money,
  amount: Money,
  taxable: z.boolean(),
});
export type QuoteLine = z.output<typeof QuoteLine>;

export const QuoteState = z.enum(['open', 'accepted', 'expired', 'replaced', 'closed']);
export type QuoteState = z.output<typeof QuoteState>;

/** A quote as it was sent (docs/rules.md#quotes). */
export const Quote = z.object({
  version: z.int(),
  /** For how many it is; they become the event's when it is accepted. */
  guests: z.int(),
  lines: z.array(QuoteLine),
  subtotal: Money,
  taxPercentage: BasisPoints,
  taxAmount: Money,
  total: Money,
  /** What confirms the date; 0 for none. */
  deposit: Money,
  note: z.nullable(z.string()),
  validUntil: IsoDay,
  sentAt: IsoInstant,
  state: QuoteState,
  acceptedAt: z.nullable(IsoInstant),
  changeRequest: z.nullable(z.string()),
  changeRequestedAt: z.nullable(IsoInstant),
});
export type Quote = z.output<typeof Quote>;

/** What a customer wants to be different in a quote. */
export const ChangeRequestBody = z.object({
  message: requiredText(1000, 'Please say what should change.'),
});

/** An inquiry as its customer reads it, with the names that its screens know. */
export const CateringInquiry = z.object({
  id: Id,
  inquiryNumber: z.string(),
  version: z.int(),
  status: InquiryStatus,
  eventType: EventType,
  eventTypeOther: z.nullable(z.string()),
  eventDate: IsoDay,
  eventTime: z.array(EventMeal),
  eventClock: EventClock,
  dietaryPreference: z.array(DietaryPreference),
  dietaryPreferenceOther: z.nullable(z.string()),
  cateringService: z.array(CateringService),
  cateringServiceOther: z.nullable(z.string()),
  numberOfGuests: z.int(),
  eventLocation: z.string(),
  cuisineType: CuisineType,
  cuisineTypeOther: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  contactNumber: z.string(),
  hearAboutUs: z.nullable(HearAboutUs),
  hearAboutUsOther: z.nullable(z.string()),
  selectedPlan: z.object({
    /** Null when the plan has been deleted since. */
    id: z.nullable(Id),
    name: z.string(),
    description: z.string(),
    price: Money,
    currency: z.string(),
    billingCycle: z.string(),
    features: z.array(PlanFeature),
  }),
  choices: z.array(MenuChoice),
  selectedMenuItems: z.array(z.string()),
  calculatedMenu: z.array(MenuLine),
  pricingCalculation: InquiryPrice,
  /** The kitchen calls before the estimate holds (docs/rules.md#many-guests). */
  needsCall: z.boolean(),
  adminNotes: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  createdAt: IsoInstant,
  created_at: IsoInstant,
  /** The states it has been in, first to last. */
  steps: z.array(z.object({ status: InquiryStatus, at: IsoInstant })),
  /** Every version, first to last. */
  quotes: z.array(Quote),
  /** What was paid, and what is still to pay of the accepted quote. */
  payments: z.array(InquiryPayment),
  paidAmount: Money,
  balance: Balance,
  /** How to pay; null before a quote is accepted. */
  payment: z.nullable(PaymentInstructions),
  actions: z.object({
    edit: z.boolean(),
    cancel: z.boolean(),
    acceptQuote: z.boolean(),
    requestChange: z.boolean(),
  }),
});
export type CateringInquiry = z.output<typeof CateringInquiry>;

const byId = z.object({ id: Id });
const quoteOf = z.object({ id: Id, version: z.coerce.number().check(z.int(), z.gte(1)) });

/** Refusals of a call about one inquiry. */
export const INQUIRY_ACCESS_ERRORS = ['inquiry_not_found', 'verification_required'] as const;

/**
 * Inquiries that were sent (docs/rules.md#who-may-open-an-inquiry). Whoever sent one reads it by
 * the `Inquiry-Token` that they were given, by a code that was sent to its address, or by the
 * session that it was sent in.
 */
export const cateringInquiries = {
  listByCustomer: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/customer/:id',
    access: 'public',
    proof: true,
    summary:
      'List the inquiries of an e-mail address, or of the signed-in customer, as far as they are proved to be theirs, newest first',
    params: z.object({ id: text(254) }),
    query: z.object({ ...pageQuery, limit: z._default(pageQuery.limit, 50) }),
    data: z.array(CateringInquiry),
    paginated: true,
    errors: ['verification_required'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/:id',
    access: 'public',
    proof: true,
    summary: 'Read one inquiry',
    params: byId,
    data: CateringInquiry,
    errors: INQUIRY_ACCESS_ERRORS,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/v1/catering-inquiry/:id/cancel',
    access: 'public',
    proof: true,
    summary: 'Cancel an inquiry that is pending or quoted',
    params: byId,
    body: z.object({ reason: requiredText(300, 'Please choose a reason.') }),
    data: CateringInquiry,
    errors: [...INQUIRY_ACCESS_ERRORS, 'inquiry_not_cancellable', 'action_not_allowed'],
  }),
  acceptQuote: endpoint({
    method: 'POST',
    path: '/v1/catering-inquiry/:id/quotes/:version/accept',
    access: 'public',
    proof: true,
    summary: 'Accept one version of a quote',
    params: quoteOf,
    data: CateringInquiry,
    idempotent: true,
    errors: [
      ...INQUIRY_ACCESS_ERRORS,
      'quote_not_found',
      'quote_replaced',
      'quote_expired',
      'quote_already_accepted',
      'action_not_allowed',
    ],
  }),
  requestChange: endpoint({
    method: 'POST',
    path: '/v1/catering-inquiry/:id/quotes/:version/change-request',
    access: 'public',
    proof: true,
    summary: 'Ask the kitchen to change a quote',
    params: quoteOf,
    body: ChangeRequestBody,
    data: CateringInquiry,
    idempotent: true,
    errors: [...INQUIRY_ACCESS_ERRORS, 'quote_not_found', 'quote_replaced', 'action_not_allowed'],
  }),
  quotePdf: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/:id/quotes/:version/pdf',
    access: 'public',
    line: 'documents',
    proof: true,
    summary: 'Read a quote as a PDF',
    params: quoteOf,
    data: PdfDocument,
    errors: [...INQUIRY_ACCESS_ERRORS, 'quote_not_found'],
  }),
  receiptPdf: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/:id/payments/:paymentId/pdf',
    access: 'public',
    line: 'documents',
    proof: true,
    summary: 'Read the receipt of a payment as a PDF',
    params: z.object({ id: Id, paymentId: Id }),
    data: PdfDocument,
    errors: [...INQUIRY_ACCESS_ERRORS, 'payment_not_found'],
  }),
};
