import * as z from 'zod/mini';
import {
  CalculatedMenu,
  CalculateMenuBody,
  CateringMenu,
  CateringPlan,
  InquiryPrice,
  MenuChoice,
  MenuLine,
} from './catering-menu.ts';
import { ChangeRequestBody, Quote } from './catering-quotes.ts';
import { PdfDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import {
  CateringService,
  ChangeInquiryBody,
  CuisineType,
  DietaryPreference,
  EventTime,
  EventType,
  HearAboutUs,
  InquiryBody,
} from './inquiry-form.ts';
import { PaymentInstructions } from './payment-instructions.ts';
import { PlanFeature } from './plans.ts';
import { Id, IsoDay, IsoInstant, Money, pageQuery, requiredText, text } from './primitives.ts';

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

/** An inquiry as its customer reads it (spec 2 section 3), with the names that its screens know. */
export const CateringInquiry = z.object({
  id: Id,
  inquiryNumber: z.string(),
  version: z.int(),
  status: InquiryStatus,
  eventType: EventType,
  eventTypeOther: z.nullable(z.string()),
  eventDate: IsoDay,
  eventTime: z.array(EventTime),
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
  /** The kitchen calls before the estimate holds (decisions 32). */
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

/** What an inquiry costs now; travels with a `prices_changed` refusal. */
export const InquiryQuote = z.object({
  calculatedMenu: z.array(MenuLine),
  pricingCalculation: InquiryPrice,
});

const byId = z.object({ id: Id });
const quoteOf = z.object({ id: Id, version: z.coerce.number().check(z.int(), z.gte(1)) });

/** Refusals of a call about one inquiry. */
const REACHING = ['inquiry_not_found', 'verification_required'] as const;

/** What makes an inquiry impossible to price or to take. */
const FIT = [
  'plan_unavailable',
  'menu_option_unavailable',
  'shrikhand_missing',
  'inquiry_too_large',
  'event_date_past',
  'event_date_too_far',
  'prices_changed',
] as const;

/**
 * Catering (spec 1 section 7). Whoever sent an inquiry reads it by the `Inquiry-Token` that they
 * were given, by a code that was sent to its address, or by the session that it was sent in.
 */
export const catering = {
  plans: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/plans',
    access: 'public',
    summary: 'List the catering plans on offer',
    data: z.array(CateringPlan),
  }),
  menu: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/menu',
    access: 'public',
    summary: 'List what a catering menu can be put together from, with surcharges',
    data: CateringMenu,
  }),
  calculateMenu: endpoint({
    method: 'POST',
    path: '/v1/catering-inquiry/calculate-menu',
    access: 'public',
    summary: 'Work out the menu and the price for a plan, a number of guests and choices',
    body: CalculateMenuBody,
    data: CalculatedMenu,
    errors: ['plan_unavailable', 'menu_option_unavailable', 'inquiry_too_large'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/catering-inquiry',
    access: 'public',
    summary: 'Ask for catering; answers the token that opens the inquiry in this browser',
    body: InquiryBody,
    data: z.object({ id: Id, inquiryNumber: z.string(), token: z.string() }),
    status: 201,
    idempotent: true,
    limit: { max: 20, windowSeconds: 3600, by: 'address' },
    errors: [...FIT, 'not_human', 'too_many_inquiries'],
  }),
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
    errors: REACHING,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v1/catering-inquiry/:id',
    access: 'public',
    proof: true,
    summary: 'Change an inquiry that is still pending',
    params: byId,
    body: ChangeInquiryBody,
    data: CateringInquiry,
    errors: [...REACHING, ...FIT, 'inquiry_changed', 'inquiry_not_editable'],
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
    errors: [...REACHING, 'inquiry_not_cancellable', 'action_not_allowed'],
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
      ...REACHING,
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
    errors: [...REACHING, 'quote_not_found', 'quote_replaced', 'action_not_allowed'],
  }),
  quotePdf: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/:id/quotes/:version/pdf',
    access: 'public',
    proof: true,
    summary: 'Read a quote as a PDF',
    params: quoteOf,
    data: PdfDocument,
    errors: [...REACHING, 'quote_not_found'],
  }),
  receiptPdf: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/:id/payments/:paymentId/pdf',
    access: 'public',
    proof: true,
    summary: 'Read the receipt of a payment as a PDF',
    params: z.object({ id: Id, paymentId: Id }),
    data: PdfDocument,
    errors: [...REACHING, 'payment_not_found'],
  }),
};
