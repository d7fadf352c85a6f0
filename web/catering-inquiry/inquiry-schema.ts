import * as z from 'zod/mini';
import type { CateringPlan } from '#contract/catering-menu.ts';
import { CATERING_ERRORS } from '#contract/errors/catering.ts';
import { errorWords } from '#contract/errors/words.ts';
import { HearAboutUs } from '#contract/inquiry-choices.ts';
import { INQUIRY_DETAILS, InquiryBody, otherChecks } from '#contract/inquiry-form.ts';
import { includesShrikhand } from '#domain/catering-menu.ts';
import { type IsoDay, isDay } from '#domain/days.ts';
import { checkEventDay } from '#domain/event-date.ts';
import { chosenPlan, MOST_PIECES, readGuests } from './inquiry-form.ts';

const guests = z.pipe(z.pipe(z.string(), z.transform(readGuests)), INQUIRY_DETAILS.numberOfGuests);

const DETAILS = {
  ...INQUIRY_DETAILS,
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
    message: errorWords(CATERING_ERRORS, code),
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
        message: errorWords(CATERING_ERRORS, 'shrikhand_missing'),
        when: () => true,
      }),
    );

/** The form as it passed every check. */
export type InquiryValues = z.output<ReturnType<typeof inquirySchema>>;

function hasShrikhand(
  inquiry: { selectedPlan: { id: string } },
  plans: readonly CateringPlan[],
): boolean {
  const plan = inquiry.selectedPlan && chosenPlan(inquiry, plans);
  return !!plan && includesShrikhand(plan.features);
}
