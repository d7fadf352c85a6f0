import * as z from 'zod/mini';
import {
  type CateringPlan,
  type CateringService,
  type CuisineType,
  type DietaryPreference,
  type EventTime,
  type EventType,
  HearAboutUs,
  INQUIRY_DETAILS,
  InquiryBody,
  type MenuCategory,
  otherChecks,
} from '#contract/catering.ts';
import { type ErrorCode, errorMessage } from '#contract/errors.ts';
import { includesShrikhand } from '#domain/catering-menu.ts';
import { type IsoDay, isDay } from '#domain/days.ts';
import { checkEventDay } from '#domain/event-date.ts';

/** The field of the form, and of the API, for each of the seven choices. */
export const MENU_FIELDS = {
  sabji: 'selectedSabji',
  sweet: 'selectedSweet',
  shrikhand: 'selectedShrikhand',
  salad: 'selectedSalad',
  dal: 'selectedDal',
  roti: 'selectedRoti',
  rice: 'selectedRice',
} as const satisfies Record<MenuCategory, keyof InquiryBody>;

export type MenuField = (typeof MENU_FIELDS)[MenuCategory];

/** The whole form as it is typed: choices that are not made are empty, menu options are ids. */
export type InquiryTyped = {
  eventType: EventType | '';
  eventTypeOther: string;
  eventDate: string;
  eventTime: EventTime[];
  numberOfGuests: string;
  eventLocation: string;
  dietaryPreference: DietaryPreference[];
  dietaryPreferenceOther: string;
  cuisineType: CuisineType | '';
  cuisineTypeOther: string;
  cateringService: CateringService[];
  cateringServiceOther: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  hearAboutUs: HearAboutUs | '';
  hearAboutUsOther: string;
  selectedPlan: { id: string };
  extraRoti: number;
  extraPuri: number;
} & Record<MenuField, string>;

/** A form in which nothing is filled in; its fields are in the order in which they are asked for. */
export const EMPTY_INQUIRY: InquiryTyped = {
  eventType: '',
  eventTypeOther: '',
  eventDate: '',
  eventTime: [],
  numberOfGuests: '',
  eventLocation: '',
  cuisineType: '',
  cuisineTypeOther: '',
  dietaryPreference: [],
  dietaryPreferenceOther: '',
  cateringService: [],
  cateringServiceOther: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  hearAboutUs: '',
  hearAboutUsOther: '',
  selectedPlan: { id: '' },
  selectedSabji: '',
  selectedSweet: '',
  selectedShrikhand: '',
  selectedSalad: '',
  selectedDal: '',
  selectedRoti: '',
  selectedRice: '',
  extraRoti: 0,
  extraPuri: 0,
};

/** The fields in the order in which they are asked for, which is that of their mistakes. */
export const FIELDS = Object.keys(EMPTY_INQUIRY) as (keyof InquiryTyped)[];

/** What is typed as a number of guests; NaN for what is no whole number. `1,000` is a thousand. */
export function readGuests(typed: string): number {
  const digits = typed.trim().replace(/,(?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

const guests = z.pipe(z.pipe(z.string(), z.transform(readGuests)), INQUIRY_DETAILS.numberOfGuests);

/** The most extra rotis or puris that one inquiry asks for. */
export const MOST_PIECES = 10_000;

const DETAILS = {
  ...INQUIRY_DETAILS,
  numberOfGuests: guests,
  hearAboutUs: z.union([z.literal(''), HearAboutUs]),
};

/** Whether a typed day is refused so; one that cannot be read is told of by its own field. */
const isRefused = (code: ErrorCode, day: unknown, today: IsoDay): boolean =>
  typeof day === 'string' && isDay(day) && checkEventDay(day, today)?.refused === code;

/** The day must be one that the kitchen takes; `today` is Toronto's. Looked at whatever else is wrong. */
const dayCheck = (code: ErrorCode, today: () => IsoDay) =>
  z.refine<{ eventDate?: unknown }>(({ eventDate }) => !isRefused(code, eventDate, today()), {
    path: ['eventDate'],
    message: errorMessage(code),
    when: () => true,
  });

const detailsChecks = (today: () => IsoDay) =>
  [
    ...otherChecks(),
    dayCheck('event_date_past', today),
    dayCheck('event_date_too_far', today),
  ] as const;

/** Step 1 (spec 1 section 5). */
export const detailsSchema = (today: () => IsoDay) =>
  z.object(DETAILS).check(...detailsChecks(today));

const { selectedPlan, ...fields } = InquiryBody.shape;

/** Step 2: 'Please select a catering plan.' */
export const planSchema = z.object({ selectedPlan });

const pieces = z.int().check(z.gte(0), z.lte(MOST_PIECES));

/** The whole form, as step 3 sends it; shrikhand is asked for where the chosen plan has it. */
export const inquirySchema = (today: () => IsoDay, plans: readonly CateringPlan[]) =>
  z
    .object({
      ...DETAILS,
      selectedPlan,
      selectedSabji: fields.selectedSabji,
      selectedSweet: fields.selectedSweet,
      selectedShrikhand: fields.selectedShrikhand,
      selectedSalad: fields.selectedSalad,
      selectedDal: fields.selectedDal,
      selectedRoti: fields.selectedRoti,
      selectedRice: fields.selectedRice,
      extraRoti: pieces,
      extraPuri: pieces,
    })
    .check(
      ...detailsChecks(today),
      z.refine((inquiry) => !!inquiry.selectedShrikhand || !hasShrikhand(inquiry, plans), {
        path: ['selectedShrikhand'],
        message: errorMessage('shrikhand_missing'),
        when: () => true,
      }),
    );

/** The form as it passed every check. */
export type InquiryValues = z.output<ReturnType<typeof inquirySchema>>;

/** The plan that is chosen, while it is on offer. */
export const chosenPlan = <Plan extends CateringPlan>(
  { selectedPlan }: { selectedPlan: { id: string } },
  plans: readonly Plan[],
): Plan | undefined => plans.find(({ id }) => id === selectedPlan.id);

function hasShrikhand(
  inquiry: { selectedPlan: { id: string } },
  plans: readonly CateringPlan[],
): boolean {
  const plan = inquiry.selectedPlan && chosenPlan(inquiry, plans);
  return !!plan && includesShrikhand(plan.features);
}
