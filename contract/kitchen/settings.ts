import * as z from 'zod/mini';
import {
  email,
  IsoDay,
  Money,
  phoneAtDesk,
  requiredText,
  text,
  wallTime,
} from '#contract/platform/primitives.ts';

const wholeNumber = (min: number, max: number) => {
  const message = `Please enter a whole number from ${min} to ${max}.`;
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
};

const pricePerPiece = Money.check(
  z.gte(0, 'A price cannot be negative.'),
  z.lte(10_000, 'Please enter at most C$100.00.'),
);

/** One to three leading characters of a Canadian postal code: `M`, `M1`, `L1G`. */
const PostalPrefix = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(
      /^[ABCEGHJ-NPRSTVXY](\d[ABCEGHJ-NPRSTV-Z]?)?$/,
      'Please enter one to three leading characters of a postal code, such as L1G or M1.',
    ),
  );

/**
 * The kitchen's rules that the desk edits (docs/rules.md#rules-that-the-desk-sets). Times are
 * Toronto wall clock.
 */
export const KitchenSettings = z.object({
  /** Until then, tomorrow's tiffins can be booked; then they are confirmed. */
  cutoffTime: wallTime('Please enter a time such as 18:00.'),
  /** `calendar_days`: Monday's cut-off is on Sunday. `service_days`: it is on the last service day before. */
  cutoffRunsOn: z.enum(['calendar_days', 'service_days']),
  /** Hours before the slot until which a skip brings the credit back; 24 is the same time the day before. */
  skipNoticeHours: wholeNumber(0, 168),
  /** Hours before the slot until which a late cancellation, without the credit, is taken. */
  cancelLateHours: wholeNumber(0, 24),
  /** How many days ahead tiffins can be booked. */
  scheduleWindowDays: wholeNumber(1, 90),
  maxTiffinsPerOrder: wholeNumber(1, 5),
  /** Tiffins per slot and per day; above that an order waits for the kitchen's word. */
  slotCapacity: wholeNumber(0, 100_000),
  dayCapacity: wholeNumber(0, 100_000),
  /** Where the kitchen delivers; empty means everywhere. */
  servedPostalPrefixes: z.array(PostalPrefix).check(
    z.maxLength(500, 'Please use at most 500 prefixes.'),
    z.overwrite((prefixes) => [...new Set(prefixes)].sort()),
  ),
});
export type KitchenSettings = z.output<typeof KitchenSettings>;

/** One way to pay outside the site, with the words a customer follows. */
const PaymentWay = z.object({
  name: requiredText(60, 'Please name the way to pay.'),
  details: requiredText(500, 'Please say how to pay.'),
});

const NOT_A_PLACE = 'Please enter degrees, such as 43.8971 and -78.8658.';
const degrees = (most: number) =>
  z.number(NOT_A_PLACE).check(z.gte(-most, NOT_A_PLACE), z.lte(most, NOT_A_PLACE));

/** A place on the earth, in degrees (WGS 84). */
const GeoPoint = z.object({ latitude: degrees(90), longitude: degrees(180) }, NOT_A_PLACE);
export type GeoPoint = z.output<typeof GeoPoint>;

/** A town that is served; one without a place is named beside the map. */
const City = z.object({
  name: requiredText(60, 'Please enter the city.'),
  onLocalMap: z.boolean(),
  place: z.nullish(GeoPoint),
});

/**
 * Who the kitchen is: names, contacts, hours, claims and texts that the desk edits
 * (docs/rules.md#business-profile).
 */
export const BusinessProfile = z.object({
  name: requiredText(80, 'Please enter the name of the business.'),
  tagline: text(160),
  phone: phoneAtDesk(),
  email: email('Please enter a valid email address'),
  address: requiredText(300, 'Please enter the address.'),
  /** The kitchen's registration for HST, as its receipts name it: `123456789 RT0001`. Empty: none. */
  taxNumber: text(40),
  serviceHours: requiredText(120, 'Please enter the service hours.'),
  supportHours: requiredText(120, 'Please enter the support hours.'),
  paymentWays: z
    .array(PaymentWay)
    .check(z.minLength(1, 'Please enter at least one way to pay.'), z.maxLength(10)),
  rating: z.object({
    shown: z.boolean(),
    value: z.number().check(z.gte(1), z.lte(5)),
    reviews: text(20),
  }),
  /** Shown only while every active tiffin plan delivers free. */
  freeDelivery: z.object({ shown: z.boolean(), words: text(160) }),
  /** Where it cooks, in a word or two: the Durham of `our kitchen in Durham`. Empty: texts leave it out. */
  region: text(60),
  /** Where it delivers, in a few words: `Durham and the GTA`. Empty: texts leave it out. */
  area: text(120),
  cities: z.array(City).check(z.maxLength(60)),
  /** Where the kitchen is, for the maps; null draws none. */
  place: z.nullable(GeoPoint),
  /** How it began, told on the about page; an empty line parts paragraphs. */
  story: text(4000),
  /** What the kitchen promises, one line each. */
  mission: z.array(requiredText(200, 'Please write the promise.')).check(z.maxLength(12)),
  /** A line under the hours on the contact page. */
  contactNote: text(300),
  /** Somebody who knows has read policies and privacy: the pages then no longer ask for it. */
  policiesChecked: z.boolean(),
});
export type BusinessProfile = z.output<typeof BusinessProfile>;

/**
 * What catering costs beside its plans and options, and from where on the kitchen calls
 * (docs/rules.md#the-estimate).
 */
export const CateringSettings = z.object({
  /** Cents for each piece. */
  extraRotiPrice: pricePerPiece,
  extraPuriPrice: pricePerPiece,
  /**
   * Above so many guests the kitchen calls before an estimate holds (docs/rules.md#many-guests).
   */
  callAboveGuests: wholeNumber(1, 10_000),
  callAbovePoojaGuests: wholeNumber(1, 10_000),
  /** How many days a new quote is good for, unless the desk says otherwise. */
  quoteValidDays: wholeNumber(1, 365),
  /** Percent of a quote's total that confirms the date. */
  depositPercentage: wholeNumber(0, 100),
});
export type CateringSettings = z.output<typeof CateringSettings>;

/** Who stays signed in at the desk, and for how long. */
export const DeskSettings = z.object({
  /** A session of the desk lives so long, whatever is done in it. */
  sessionHours: wholeNumber(1, 720),
  /** And ends after so many minutes without anybody there. */
  idleMinutes: wholeNumber(5, 1_440),
  /** An owner without a second factor adds one before the desk opens. */
  ownersNeedFactor: z.boolean(),
});
export type DeskSettings = z.output<typeof DeskSettings>;

/** What customers say; samples say that they are samples (docs/rules.md#examples). */
export const Testimonial = z.object({
  words: requiredText(400, 'Please enter what was said.'),
  /** Who said it: `A family of four, Ajax`. */
  author: requiredText(80, 'Please enter who said it.'),
  isSample: z.boolean(),
});
export type Testimonial = z.output<typeof Testimonial>;

export const Testimonials = z.object({
  shown: z.boolean(),
  items: z.array(Testimonial).check(z.maxLength(50, 'Please keep at most 50.')),
});
export type Testimonials = z.output<typeof Testimonials>;

/** How the cycle of weekly menus runs (docs/rules.md#the-cycle-of-weeks). */
export const MenuSettings = z.object({
  /** A Monday in whose week the first week of the cycle is due. */
  cycleAnchor: IsoDay,
});
export type MenuSettings = z.output<typeof MenuSettings>;
