import * as z from 'zod/mini';
import { Diet } from '#contract/account/diet.ts';
import { CateringInquiry, InquiryStatus, QuoteLine } from '#contract/catering/inquiries.ts';
import { EventClock, EventMeal, GuestDiets } from '#contract/catering/inquiry-choices.ts';
import { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { guests } from '#contract/catering/menu.ts';
import { Portion } from '#contract/menu/desk-dishes.ts';
import { PdfDocument } from '#contract/money/receipts.ts';
import { CORRECTION_CODES, correctionBody } from '#contract/platform/correction.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { dayRange, listQuery } from '#contract/platform/lists.ts';
import {
  BasisPoints,
  Flag,
  Id,
  IsoDay,
  IsoInstant,
  Money,
  optionalText,
  requiredText,
} from '#contract/platform/primitives.ts';
import { adminMenuOptions } from './desk-menu-options.ts';

/**
 * What staff can do to an inquiry; a quote is sent by a call of its own
 * (docs/rules.md#states-of-an-inquiry).
 */
export const StaffInquiryAction = z.enum(['contact', 'accept', 'complete', 'cancel']);
export type StaffInquiryAction = z.output<typeof StaffInquiryAction>;

/** What can turn out to be true of an event after all (domain/catering/inquiry-corrections.ts). */
export const InquiryCorrection = z.enum(['not-completed', 'not-cancelled', 'not-accepted']);
export type InquiryCorrection = z.output<typeof InquiryCorrection>;

/** What the kitchen has on the day of an event. */
export const EventDayLoad = z.object({
  date: IsoDay,
  /** Tiffins to cook on that day; those that wait for the kitchen's word are not among them. */
  tiffins: z.int(),
  waiting: z.int(),
  /** Tiffins that the kitchen makes in a day; above that they wait for its word. */
  tiffinCapacity: z.int(),
  /** Why the kitchen is closed; null when it is open. */
  closure: z.nullable(z.string()),
  /** Other events on that day that are not cancelled. */
  otherEvents: z.array(
    z.object({
      id: Id,
      inquiryNumber: z.string(),
      guests: z.int(),
      clock: EventClock,
      /** Whether the kitchen brings it; false for what is picked up. */
      isBrought: z.boolean(),
      status: InquiryStatus,
    }),
  ),
});
export type EventDayLoad = z.output<typeof EventDayLoad>;

/** An inquiry as the desk sees it in the list. */
export const AdminInquiry = z.extend(CateringInquiry, {
  customerId: z.nullable(Id),
  customerName: z.string(),
  guestDiets: GuestDiets,
  customerNote: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  /** Why what was due to go back was settled without paying. */
  payBackNote: z.nullable(z.string()),
  /** The customer asks for a change of the latest quote. */
  wantsChange: z.boolean(),
  /** The states it has been in, first to last, who brought it there, and what was said with it. */
  history: z.array(
    z.object({
      status: InquiryStatus,
      at: IsoInstant,
      actor: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
  /** What staff can do with it in its present state; what is no `StaffInquiryAction` is a call of its own. */
  staffActions: z.array(z.enum([...StaffInquiryAction.options, 'quote', 'set-clock', 'set-diets'])),
  /** When the customer last said what they want: sent it, or changed it. */
  askedAt: IsoInstant,
  updatedAt: IsoInstant,
});
export type AdminInquiry = z.output<typeof AdminInquiry>;

/** The same with its day, and a quote to begin with. */
export const AdminInquiryDetails = z.extend(AdminInquiry, {
  load: EventDayLoad,
  /** The menu that was sold, each line with its serving and whom it suits as the menu has it now. */
  toCook: z.array(
    z.extend(MenuLine, { portion: z.nullable(Portion), diets: z.nullable(z.array(Diet)) }),
  ),
  /** The lines of the next quote: the latest version's, or the estimate's when there is none. */
  draft: z.object({
    guests: z.int(),
    lines: z.array(QuoteLine),
    taxPercentage: BasisPoints,
    deposit: Money,
    note: z.nullable(z.string()),
    validUntil: IsoDay,
  }),
});
export type AdminInquiryDetails = z.output<typeof AdminInquiryDetails>;

/** An event in the calendar. */
export const EventBookEntry = z.object({
  id: Id,
  inquiryNumber: z.string(),
  /** `Wedding`, or what was typed. */
  event: z.string(),
  customerName: z.string(),
  guests: z.int(),
  times: z.array(EventMeal),
  clock: EventClock,
  /** Whether the kitchen brings it; false for what is picked up. */
  isBrought: z.boolean(),
  status: InquiryStatus,
});
export type EventBookEntry = z.output<typeof EventBookEntry>;

const EventBookDay = z.object({
  date: IsoDay,
  /** To cook; those that wait for the kitchen's word are not among them. */
  tiffins: z.int(),
  waiting: z.int(),
  closure: z.nullable(z.string()),
  /** The earliest first; those whose time is not agreed come last. */
  events: z.array(EventBookEntry),
});

/** A month of the event book: all its days, first to last. */
export const EventMonth = z.object({
  /** `2026-12` */
  month: z.string(),
  tiffinCapacity: z.int(),
  days: z.array(EventBookDay),
});
export type EventMonth = z.output<typeof EventMonth>;

const Month = z
  .string()
  .check(z.regex(/^2[01]\d{2}-(0[1-9]|1[0-2])$/, 'Please choose a month (YYYY-MM).'));

const MOST_EACH = 1_000_000;
const TOO_MUCH = 'Please enter at most C$10,000.00.';

/** A line as the desk types it; its amount is worked out here. */
const QuoteLineBody = z.object({
  label: requiredText(160, 'Please write what this line is for.'),
  quantity: z
    .int('Please enter a whole number.')
    .check(z.gte(1, 'Please enter 1 or more.'), z.lte(100_000, 'Please enter at most 100000.')),
  unitPrice: Money.check(z.gte(-MOST_EACH, TOO_MUCH), z.lte(MOST_EACH, TOO_MUCH)),
  taxable: z.boolean(),
});

/**
 * What a new version of a quote says. `basedOn`: the latest version that was read, 0 for none;
 * `askedAt`: the moment of the customer's last word on the inquiry, as it was read. `guests`, the
 * inquiry's when absent, become the event's when the version is accepted. `eventClock` is agreed
 * along with it, and stays as it is when absent.
 */
export const QuoteBody = z.object({
  basedOn: z.int(),
  askedAt: z.optional(IsoInstant),
  guests: z.optional(guests),
  eventClock: z.optional(EventClock),
  lines: z
    .array(QuoteLineBody)
    .check(
      z.minLength(1, 'Please write at least one line.'),
      z.maxLength(40, 'Please use at most 40 lines.'),
    ),
  taxPercentage: BasisPoints,
  deposit: Money.check(z.gte(0, 'A deposit cannot be negative.')),
  note: optionalText(1000),
  validUntil: IsoDay,
});
export type QuoteBody = z.output<typeof QuoteBody>;

/**
 * Both kinds of note (docs/rules.md#two-notes); one that is left out stays as it is, an empty one
 * goes.
 */
export const InquiryNotes = z.object({
  customerNote: optionalText(1000),
  internalNote: optionalText(2000),
});

/**
 * What goes along with an action. `cancel` needs a reason; `accept` the version that was accepted
 * and, as `reason`, how the customer said so. Whoever was called or has accepted may have agreed on
 * the time, too: `eventClock` stays as it is when absent.
 */
export const InquiryActionBody = z.object({
  reason: optionalText(300),
  version: z.nullish(z.int()),
  eventClock: z.optional(EventClock),
  /** Completes an event before its day; without it that is `not_its_time`. */
  anyTime: z.optional(z.boolean()),
  /** How much of an event to complete is known to be unpaid; without it that is `event_unpaid`. */
  unpaid: z.nullish(Money),
});

/** When the food has to be there; null clears what was agreed. */
export const EventClockBody = z.object({ eventClock: EventClock });

/** How many guests eat what, all of them together; null clears what was agreed. */
export const GuestDietsBody = z.object({ guestDiets: GuestDiets });

const byId = z.object({ id: Id });

export const adminCatering = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/catering-inquiries',
    access: 'kitchen',
    summary: 'List catering inquiries; from and to are days of the event',
    query: z.object({
      ...listQuery(['createdAt', 'eventDate', 'inquiryNumber']),
      ...dayRange,
      status: z.optional(InquiryStatus),
      wantsChange: z.optional(Flag),
      unpaid: z.optional(Flag),
      toPayBack: z.optional(Flag),
      customerId: z.optional(Id),
    }),
    data: z.array(AdminInquiry),
    paginated: true,
  }),
  month: endpoint({
    method: 'GET',
    path: '/v1/admin/event-book/:month',
    access: 'kitchen',
    summary: 'Read a month of the event book: its events beside the tiffins booked on each day',
    params: z.object({ month: Month }),
    data: EventMonth,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/catering-inquiries/:id',
    access: 'kitchen',
    summary: 'Read one inquiry, with the load of its day and a quote to begin with',
    params: byId,
    data: AdminInquiryDetails,
    errors: ['inquiry_not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/catering-inquiries/:id',
    access: 'kitchen',
    summary: 'Change the two notes of an inquiry',
    params: byId,
    body: InquiryNotes,
    data: AdminInquiryDetails,
    errors: ['inquiry_not_found'],
  }),
  setClock: endpoint({
    method: 'PUT',
    path: '/v1/admin/catering-inquiries/:id/event-clock',
    access: 'kitchen',
    undoable: true,
    summary: 'Set when the food has to be there; the customer of an accepted event is told',
    params: byId,
    body: EventClockBody,
    data: AdminInquiryDetails,
    errors: ['inquiry_not_found', 'action_not_allowed'],
  }),
  setDiets: endpoint({
    method: 'PUT',
    path: '/v1/admin/catering-inquiries/:id/guest-diets',
    access: 'kitchen',
    undoable: true,
    summary: 'Set how many guests of an event eat what',
    params: byId,
    body: GuestDietsBody,
    data: AdminInquiryDetails,
    errors: ['inquiry_not_found', 'action_not_allowed', 'guest_diets_differ'],
  }),
  act: endpoint({
    method: 'POST',
    path: '/v1/admin/catering-inquiries/:id/actions/:action',
    access: 'kitchen',
    undoable: true,
    summary: 'Note that the customer was called, accept on their word, complete, or cancel',
    params: z.object({ id: Id, action: StaffInquiryAction }),
    body: InquiryActionBody,
    data: AdminInquiryDetails,
    idempotent: true,
    errors: [
      'inquiry_not_found',
      'action_not_allowed',
      'reason_missing',
      'quote_not_found',
      'quote_replaced',
      'quote_expired',
      'quote_already_accepted',
      'not_its_time',
      'event_unpaid',
    ],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/v1/admin/catering-inquiries/:id/correct',
    access: 'kitchen',
    undoable: true,
    summary: 'Bring an inquiry back to the state before, with a reason',
    params: byId,
    body: correctionBody(InquiryCorrection, InquiryStatus),
    data: AdminInquiryDetails,
    idempotent: true,
    errors: [...CORRECTION_CODES, 'inquiry_not_found', 'inquiry_paid_for', 'inquiry_day_closed'],
  }),
  sendQuote: endpoint({
    method: 'POST',
    path: '/v1/admin/catering-inquiries/:id/quotes',
    access: 'owner',
    undoable: true,
    summary: 'Send a new version of the quote, with its PDF, to the customer',
    params: byId,
    body: QuoteBody,
    data: AdminInquiryDetails,
    status: 201,
    idempotent: true,
    errors: [
      'inquiry_not_found',
      'action_not_allowed',
      'quote_replaced',
      'quote_total_negative',
      'quote_too_large',
      'quote_deposit_too_high',
      'quote_valid_until_past',
      'quote_valid_until_late',
      'inquiry_changed',
    ],
  }),
  quotePdf: endpoint({
    method: 'GET',
    path: '/v1/admin/catering-inquiries/:id/quotes/:version/pdf',
    access: 'kitchen',
    line: 'documents',
    summary: 'Read a quote as the PDF that the customer has',
    params: z.object({ id: Id, version: z.coerce.number().check(z.int(), z.gte(1)) }),
    data: PdfDocument,
    errors: ['inquiry_not_found', 'quote_not_found'],
  }),
  ...adminMenuOptions,
};
