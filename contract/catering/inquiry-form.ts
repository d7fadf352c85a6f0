import * as z from 'zod/mini';
import {
  email,
  Money,
  optionalText,
  requiredText,
  withoutPhoneSigns,
} from '#contract/platform/primitives.ts';
import {
  CateringService,
  CuisineType,
  DietaryPreference,
  EventMeal,
  EventType,
  HearAboutUs,
} from './inquiry-choices.ts';
import { dishes, guests, maybeChosen, pieces } from './menu.ts';
import type { MenuField } from './menu-fields.ts';

/** The message, for a category of which nothing is chosen. */
const chosen = (what: string, missing = `Please select a ${what}.`) =>
  dishes(requiredText(120, missing), missing);

const CHOSEN_DISHES = {
  selectedSabji: chosen('main course sabji'),
  selectedSweet: chosen('sweet'),
  selectedShrikhand: maybeChosen,
  selectedSalad: chosen('salad or raita'),
  selectedDal: chosen('dal'),
  selectedRoti: chosen('roti'),
  selectedRice: chosen('rice'),
} satisfies Record<MenuField, z.ZodMiniType>;

const PHONE =
  'Please provide a valid phone number (US/Canada: +1-XXX-XXX-XXXX or International: +XX-XXXXXXXXXX)';

/** North American: area and exchange codes start with 2 to 9. */
const NORTH_AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;

/** What people type between digits is dropped; ten digits, or eleven that begin with 1, are +1. */
function asE164(typed: string): string {
  const compact = withoutPhoneSigns(typed);
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
    (day) => day === '' || z.iso.date().safeParse(day).success,
    'Please provide a valid date format (YYYY-MM-DD)',
  ),
);

const other = optionalText(120);

/** Step 1; its last word on the date is the server's, by Toronto's calendar. */
export const INQUIRY_DETAILS = {
  eventType: z.enum(EventType.options, 'Please select an event type.'),
  eventTypeOther: other,
  eventDate: EventDay,
  eventTime: atLeastOne(EventMeal, 'Please select at least one event time.'),
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

type Boxes = 'eventType' | 'dietaryPreference' | 'cateringService' | 'cuisineType';
type OtherFields = { [Field in Boxes | `${Boxes}Other`]?: unknown };

/** What is no text at all is told of by its own field. */
const isMissing = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : (value ?? null) === null;

const hasOther = (chosen: unknown) => Array.isArray(chosen) && chosen.includes('other');

/**
 * Looked at even while other fields are wrong, so that one try tells everything: any field may be of
 * any type.
 */
const told = (path: string, message: string, missing: (inquiry: OtherFields) => boolean) =>
  z.refine<OtherFields>((inquiry) => !missing(inquiry), {
    path: [path],
    message,
    when: () => true,
  });

/** An event of another type is said in words. */
export const eventTypeCheck = () =>
  told(
    'eventTypeOther',
    'Please specify the event type.',
    (inquiry) => inquiry.eventType === 'other' && isMissing(inquiry.eventTypeOther),
  );

/** The form asks for words about every Other, so that the kitchen need not call to ask. */
export const otherChecks = () =>
  [
    eventTypeCheck(),
    told(
      'dietaryPreferenceOther',
      'Please specify the dietary preference.',
      (inquiry) => hasOther(inquiry.dietaryPreference) && isMissing(inquiry.dietaryPreferenceOther),
    ),
    told(
      'cateringServiceOther',
      'Please specify the catering service.',
      (inquiry) => hasOther(inquiry.cateringService) && isMissing(inquiry.cateringServiceOther),
    ),
    told(
      'cuisineTypeOther',
      'Please specify the cuisine type.',
      (inquiry) => inquiry.cuisineType === 'other' && isMissing(inquiry.cuisineTypeOther),
    ),
  ] as const;

/**
 * Figures that a client shows. None is trusted: one that differs is a 409
 * (docs/rules.md#the-servers-prices).
 */
const ShownPrice = z.object({
  basePrice: z.optional(Money),
  additionalCharges: z.optional(Money),
  totalPrice: z.optional(Money),
  additionalQuantities: z.optional(
    z.object({ roti: z._default(pieces, 0), puri: z._default(pieces, 0) }),
  ),
});

const NO_PLAN = 'Please select a catering plan.';

export const INQUIRY_FIELDS = {
  ...INQUIRY_DETAILS,
  selectedPlan: z.object({ id: z.uuid(NO_PLAN) }, NO_PLAN),
  ...CHOSEN_DISHES,
  pricingCalculation: z.optional(ShownPrice),
};

/**
 * An inquiry as it is sent. The menu, its quantities and the price are worked out here, whatever is
 * sent.
 */
export const InquiryBody = z
  .object({
    ...INQUIRY_FIELDS,
    /** A field that no person sees: what fills it in is not one. */
    website: optionalText(200),
  })
  .check(eventTypeCheck());
export type InquiryBody = z.output<typeof InquiryBody>;

/** The same inquiry again, changed; `version` is the one that was read. */
export const ChangeInquiryBody = z
  .object({ ...INQUIRY_FIELDS, version: z.int() })
  .check(eventTypeCheck());
