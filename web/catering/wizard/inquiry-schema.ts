import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { CATERING_ERRORS } from '#contract/catering/errors.ts';
import { HearAboutUs } from '#contract/catering/inquiry-choices.ts';
import { INQUIRY_DETAILS, InquiryBody, otherChecks } from '#contract/catering/inquiry-form.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { MENU_FIELDS, type MenuField } from '#contract/catering/menu-fields.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { checkEventDay } from '#domain/catering/event-date.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';
import { dishProblem } from '#web/catering/menu/dishes.ts';
import { type InquiryInputs, MOST_PIECES, readGuests } from './inquiry-form.ts';

const guests = z.pipe(z.pipe(z.string(), z.transform(readGuests)), INQUIRY_DETAILS.numberOfGuests);

const other = z.custom<z.input<typeof INQUIRY_DETAILS.eventTypeOther>, string>();

const DETAILS = {
  ...INQUIRY_DETAILS,
  // Empty text until one is chosen, or anything is typed.
  eventTypeOther: z.pipe(other, INQUIRY_DETAILS.eventTypeOther),
  dietaryPreferenceOther: z.pipe(other, INQUIRY_DETAILS.dietaryPreferenceOther),
  cateringServiceOther: z.pipe(other, INQUIRY_DETAILS.cateringServiceOther),
  cuisineTypeOther: z.pipe(other, INQUIRY_DETAILS.cuisineTypeOther),
  hearAboutUsOther: z.pipe(other, INQUIRY_DETAILS.hearAboutUsOther),
  eventType: z.pipe(z.custom<InquiryInputs['eventType']>(), INQUIRY_DETAILS.eventType),
  cuisineType: z.pipe(z.custom<InquiryInputs['cuisineType']>(), INQUIRY_DETAILS.cuisineType),
  numberOfGuests: guests,
  hearAboutUs: z.union([z.literal(''), HearAboutUs]),
};

type DayRefusal = 'event_date_past' | 'event_date_too_far';

/** Whether a typed day is refused so; one that cannot be read is told of by its own field. */
const isRefused = (code: DayRefusal, day: unknown, today: IsoDay): boolean =>
  typeof day === 'string' && isDay(day) && checkEventDay(day, today)?.refused === code;

/** The day must be one that the kitchen takes; `today` is Toronto's. Looked at whatever else is wrong. */
const dayCheck = (code: DayRefusal, today: () => IsoDay) =>
  z.refine<{ eventDate?: unknown }>(({ eventDate }) => !isRefused(code, eventDate, today()), {
    path: ['eventDate'],
    message: errorText(CATERING_ERRORS, code),
    when: () => true,
  });

const detailsChecks = (today: () => IsoDay) =>
  [
    ...otherChecks(),
    dayCheck('event_date_past', today),
    dayCheck('event_date_too_far', today),
  ] as const;

/** Step 1. */
export const detailsSchema = (today: () => IsoDay) =>
  z.object(DETAILS).check(...detailsChecks(today));

const { selectedPlan } = InquiryBody.shape;

/** Step 2: 'Please select a catering plan.' */
export const planSchema = z.object({ selectedPlan });

const pieces = z.int().check(z.gte(0), z.lte(MOST_PIECES));

const dishes = z.array(z.string());

type Dishes = Pick<InquiryInputs, MenuField | 'selectedPlan'>;

/** What can be chosen from. */
export type InquiryOffer = {
  plans: readonly CateringPlan[];
  menu: Pick<CateringMenu, 'categories'>;
};

const NOTHING: InquiryOffer = { plans: [], menu: { categories: [] } };

/** As many dishes of a category as the plan includes; those that stand as they were read are let be. */
function dishCheck(category: MenuCategory, offered: InquiryOffer, current: Dishes | undefined) {
  const field = MENU_FIELDS[category];
  const stands = (typed: Dishes) =>
    current !== undefined &&
    current[field].length > 0 &&
    JSON.stringify(current[field]) === JSON.stringify(typed[field]) &&
    current.selectedPlan.id === typed.selectedPlan.id;
  const problem = (typed: Dishes) => (stands(typed) ? null : dishProblem(category, typed, offered));
  return z.refine<Dishes>((typed) => problem(typed) === null, {
    path: [field],
    error: ({ input }) => problem(input as Dishes),
    when: () => true,
  });
}

/**
 * The whole form, as step 3 sends it: of each category that the chosen plan has, as many dishes as it
 * includes. `current` is the inquiry that is changed, which may be from before there were several.
 */
export const inquirySchema = (
  today: () => IsoDay,
  offered: InquiryOffer | null,
  current?: Dishes,
) =>
  z
    .object({
      ...DETAILS,
      selectedPlan,
      selectedSabji: dishes,
      selectedSweet: dishes,
      selectedShrikhand: dishes,
      selectedSalad: dishes,
      selectedDal: dishes,
      selectedRoti: dishes,
      selectedRice: dishes,
      extraRoti: pieces,
      extraPuri: pieces,
    })
    .check(
      ...detailsChecks(today),
      ...(Object.keys(MENU_FIELDS) as MenuCategory[]).map((category) =>
        dishCheck(category, offered ?? NOTHING, current),
      ),
    );

/** The form as it passed every check. */
export type InquiryValues = z.output<ReturnType<typeof inquirySchema>>;

/** The form in the hands of a screen. */
export type InquiryForm = UseFormReturn<InquiryInputs, unknown, InquiryValues>;
