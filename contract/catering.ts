import * as z from 'zod/mini';
import { PdfDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { PlanFeature } from './plans.ts';
import {
  email,
  Id,
  IsoDay,
  IsoInstant,
  Money,
  optionalText,
  Percent,
  pageQuery,
  requiredText,
  text,
} from './primitives.ts';
import { PaymentInstructions } from './subscriptions.ts';

export const EventType = z.enum(['birthday_party', 'corporate_event', 'wedding', 'other']);
export type EventType = z.output<typeof EventType>;

export const EventTime = z.enum(['breakfast', 'lunch', 'dinner', 'snacks']);
export type EventTime = z.output<typeof EventTime>;

export const DietaryPreference = z.enum(['veg', 'jain', 'swaminarayan', 'other']);
export type DietaryPreference = z.output<typeof DietaryPreference>;

export const CateringService = z.enum([
  'self_serve_delivery',
  'self_serve_pickup',
  'onsite_staff',
  'rental_equipment',
  'other',
]);
export type CateringService = z.output<typeof CateringService>;

export const CuisineType = z.enum(['gujarati', 'punjabi', 'any', 'other']);
export type CuisineType = z.output<typeof CuisineType>;

export const HearAboutUs = z.enum([
  'referral',
  'instagram',
  'taste_of_india',
  'google_search',
  'youtube',
  'facebook',
  'media',
  'other',
]);
export type HearAboutUs = z.output<typeof HearAboutUs>;

export const InquiryStatus = z.enum([
  'pending',
  'contacted',
  'quoted',
  'confirmed',
  'completed',
  'cancelled',
]);
export type InquiryStatus = z.output<typeof InquiryStatus>;

/** The seven choices of a catering menu, in the order of the meal's planning (spec 1 section 5). */
export const MenuCategory = z.enum(['sabji', 'sweet', 'shrikhand', 'salad', 'dal', 'roti', 'rice']);
export type MenuCategory = z.output<typeof MenuCategory>;

/** A catering plan (spec 1 section 3). `price` and `deliveryCharge` are per person, in cents. */
export const CateringPlan = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  price: Money,
  currency: z.string(),
  billingCycle: z.string(),
  unit: z.string(),
  deliveryCharge: Money,
  taxPercentage: Percent,
  features: z.array(PlanFeature),
});
export type CateringPlan = z.output<typeof CateringPlan>;

/** One thing to choose; `surcharge` is in cents for each guest. */
export const MenuOption = z.object({
  id: Id,
  name: z.string(),
  /** Other ways in which it is written; the API takes them too. */
  spellings: z.array(z.string()),
  surcharge: Money,
  isDefault: z.boolean(),
});
export type MenuOption = z.output<typeof MenuOption>;

/** What a menu can be put together from, and what extras cost. */
export const CateringMenu = z.object({
  categories: z.array(z.object({ category: MenuCategory, options: z.array(MenuOption) })),
  /** Cents for each piece. */
  extraRotiPrice: Money,
  extraPuriPrice: Money,
  /** Above so many guests the kitchen calls before the estimate holds (decisions 32). */
  callAboveGuests: z.int(),
  callAbovePoojaGuests: z.int(),
});
export type CateringMenu = z.output<typeof CateringMenu>;

/** A line of the menu for the whole party (spec 1 section 3). */
export const MenuLine = z.object({
  item: z.string(),
  quantity: z.int(),
  category: z.string(),
  unit: z.string(),
  specialNote: z.nullable(z.string()),
});
export type MenuLine = z.output<typeof MenuLine>;

export const AdditionalQuantities = z.object({ roti: z.int(), puri: z.int() });

/** The estimate, line by line, in cents (spec 1 section 9). */
export const InquiryPrice = z.object({
  basePrice: Money,
  additionalCharges: Money,
  deliveryFee: Money,
  taxPercentage: Percent,
  taxAmount: Money,
  totalPrice: Money,
  pricePerPerson: Money,
  additionalQuantities: AdditionalQuantities,
});
export type InquiryPrice = z.output<typeof InquiryPrice>;

const GUESTS = 'Please enter a valid number of guests.';
const guests = z.int(GUESTS).check(z.gte(1, GUESTS), z.lte(10_000, GUESTS));

const pieces = z
  .int('Please enter a whole number.')
  .check(z.gte(0, 'Please enter 0 or more.'), z.lte(10_000, 'Please enter at most 10000.'));

/** A menu option by its id, its name or another spelling of it. */
const chosen = (what: string) => requiredText(120, `Please select a ${what}.`);
const maybeChosen = z.nullish(text(120));

const MENU_FIELDS = {
  selectedSabji: chosen('main course sabji'),
  selectedSweet: chosen('sweet'),
  selectedShrikhand: maybeChosen,
  selectedSalad: chosen('salad or raita'),
  selectedDal: chosen('dal'),
  selectedRoti: chosen('roti'),
  selectedRice: chosen('rice'),
};

const PHONE =
  'Please provide a valid phone number (US/Canada: +1-XXX-XXX-XXXX or International: +XX-XXXXXXXXXX)';

/** North American: area and exchange codes start with 2 to 9 (spec 1 section 5). */
const NORTH_AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;

/** What people type between digits is dropped; ten digits, or eleven that begin with 1, are +1. */
function asE164(typed: string): string {
  const compact = typed.replace(/[\s\-().]/g, '');
  const northAmerican = compact.match(NORTH_AMERICAN)?.[1];
  return northAmerican ? `+1${northAmerican}` : compact;
}

const inquiryPhone = z.string('Phone number is required').check(
  z.overwrite(asE164),
  z.minLength(1, 'Phone number is required'),
  z.refine((e164) => e164 === '' || /^\+[1-9]\d{1,14}$/.test(e164), PHONE),
);

/** Letters, marks, spaces, apostrophes, hyphens, dots: a name carries no address and no link. */
const personName = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.maxLength(80, 'Please use at most 80 characters.'),
      z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]*$/u, message),
    );

const atLeastOne = <S extends z.ZodMiniType<string>>(choice: S, message: string) =>
  z.array(choice, message).check(
    z.minLength(1, message),
    z.overwrite((list) => [...new Set(list)]),
  );

const EventDay = z.string('Please select a valid event date.').check(
  z.minLength(1, 'Please select a valid event date.'),
  z.refine(
    (day) => day === '' || IsoDay.safeParse(day).success,
    'Please provide a valid date format (YYYY-MM-DD)',
  ),
);

const other = optionalText(120);

/** Step 1 (spec 1 section 5); its last word on the date is the server's, by Toronto's calendar. */
export const INQUIRY_DETAILS = {
  eventType: z.enum(EventType.options, 'Please select an event type.'),
  eventTypeOther: other,
  eventDate: EventDay,
  eventTime: atLeastOne(EventTime, 'Please select at least one event time.'),
  dietaryPreference: atLeastOne(
    DietaryPreference,
    'Please select at least one dietary preference.',
  ),
  dietaryPreferenceOther: other,
  cateringService: atLeastOne(CateringService, 'Please select at least one catering service.'),
  cateringServiceOther: other,
  numberOfGuests: guests,
  eventLocation: requiredText(300, 'Please enter a valid event location.'),
  cuisineType: z.enum(CuisineType.options, 'Please select at least one cuisine type.'),
  cuisineTypeOther: other,
  firstName: personName('Please enter a valid first name.'),
  lastName: personName('Please enter a valid last name.'),
  email: email('Please provide a valid email address', 'Email address is required'),
  phoneNumber: inquiryPhone,
  hearAboutUs: z.nullish(HearAboutUs),
  hearAboutUsOther: other,
};

type Others = Partial<Record<'eventType' | 'cuisineType', string>> & {
  eventTypeOther?: string | null | undefined;
  dietaryPreference?: readonly string[];
  dietaryPreferenceOther?: string | null | undefined;
  cateringService?: readonly string[];
  cateringServiceOther?: string | null | undefined;
  cuisineTypeOther?: string | null | undefined;
};

const isMissing = (value: string | null | undefined) => !value?.trim();

/** Looked at even while other fields are wrong, so that one try tells everything. */
const told = (path: string, message: string, missing: (inquiry: Others) => boolean) =>
  z.refine<Others>((inquiry) => !missing(inquiry), { path: [path], message, when: () => true });

/** What is Other is said in words: one check for each box (spec 1 section 5). */
export const otherChecks = () =>
  [
    told(
      'eventTypeOther',
      'Please specify the event type.',
      (inquiry) => inquiry.eventType === 'other' && isMissing(inquiry.eventTypeOther),
    ),
    told(
      'dietaryPreferenceOther',
      'Please specify the dietary preference.',
      (inquiry) =>
        !!inquiry.dietaryPreference?.includes('other') && isMissing(inquiry.dietaryPreferenceOther),
    ),
    told(
      'cateringServiceOther',
      'Please specify the catering service.',
      (inquiry) =>
        !!inquiry.cateringService?.includes('other') && isMissing(inquiry.cateringServiceOther),
    ),
    told(
      'cuisineTypeOther',
      'Please specify the cuisine type.',
      (inquiry) => inquiry.cuisineType === 'other' && isMissing(inquiry.cuisineTypeOther),
    ),
  ] as const;

/** Figures that a client shows. None is trusted: one that differs is a 409 (decisions 13). */
const ShownPrice = z.object({
  basePrice: z.optional(Money),
  additionalCharges: z.optional(Money),
  totalPrice: z.optional(Money),
  additionalQuantities: z.optional(
    z.object({ roti: z._default(pieces, 0), puri: z._default(pieces, 0) }),
  ),
});

const NO_PLAN = 'Please select a catering plan.';

const INQUIRY_FIELDS = {
  ...INQUIRY_DETAILS,
  selectedPlan: z.object({ id: z.uuid(NO_PLAN) }, NO_PLAN),
  ...MENU_FIELDS,
  pricingCalculation: z.optional(ShownPrice),
};

/** Spec 1 section 3. The menu, its quantities and the price are worked out here, whatever is sent. */
export const InquiryBody = z
  .object({
    ...INQUIRY_FIELDS,
    /** A field that no person sees: what fills it in is not one. */
    website: optionalText(200),
  })
  .check(...otherChecks());
export type InquiryBody = z.output<typeof InquiryBody>;

/** The same inquiry again, changed; `version` is the one that was read. */
export const ChangeInquiryBody = z
  .object({ ...INQUIRY_FIELDS, version: z.int() })
  .check(...otherChecks());

export const CalculateMenuBody = z.object({
  planId: Id,
  numberOfGuests: guests,
  selectedSabji: maybeChosen,
  selectedSweet: maybeChosen,
  selectedShrikhand: maybeChosen,
  selectedSalad: maybeChosen,
  selectedDal: maybeChosen,
  selectedRoti: maybeChosen,
  selectedRice: maybeChosen,
  additionalQuantities: z.optional(
    z.object({ roti: z._default(pieces, 0), puri: z._default(pieces, 0) }),
  ),
});

export const CalculatedMenu = z.object({
  calculatedMenu: z.array(MenuLine),
  pricingCalculation: InquiryPrice,
  totalMenuItems: z.int(),
});
export type CalculatedMenu = z.output<typeof CalculatedMenu>;

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

/** A quote as it was sent (decisions 33). */
export const Quote = z.object({
  version: z.int(),
  /** For how many it is; they become the event's when it is accepted. */
  guests: z.int(),
  lines: z.array(QuoteLine),
  subtotal: Money,
  taxPercentage: Percent,
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

/** One of the seven choices, as it was made. */
export const MenuChoice = z.object({
  category: MenuCategory,
  optionId: Id,
  name: z.string(),
  surcharge: Money,
});
export type MenuChoice = z.output<typeof MenuChoice>;

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

/** What a customer wants to be different in a quote. */
export const ChangeRequestBody = z.object({
  message: requiredText(1000, 'Please say what should change.'),
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
    errors: [...FIT, 'inquiry_not_human', 'too_many_inquiries'],
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
