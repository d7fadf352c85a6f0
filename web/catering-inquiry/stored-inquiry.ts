import * as z from 'zod/mini';
import {
  CateringService,
  CuisineType,
  DietaryPreference,
  EventTime,
  EventType,
  HearAboutUs,
  MenuLine,
} from '#contract/catering.ts';
import {
  EMPTY_INQUIRY,
  FIELDS,
  type InquiryTyped,
  MENU_FIELDS,
  MOST_PIECES,
} from './inquiry-form.ts';
import { readStep, type Step } from './steps.ts';

/** The menu as it was worked out last, and for which plan. */
export type StoredMenu = { planId: string; lines: MenuLine[] };

/** What the wizard keeps in the browser (spec 1 section 4). */
export type StoredInquiry = { typed: InquiryTyped; step: Step; menu: StoredMenu | null };

const text = z.catch(z.string().check(z.maxLength(1000)), '');
const oneOf = <Choice extends string>(choice: z.ZodMiniType<Choice>) =>
  z.catch(z.union([choice, z.literal('')]), '');

/** Of a list, what still can be chosen. */
const someOf = <Choice extends string>(choice: z.ZodMiniType<Choice>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list) => [
      ...new Set(list.filter((one): one is Choice => choice.safeParse(one).success)),
    ]),
  );

const pieces = z.catch(z.int().check(z.gte(0), z.lte(MOST_PIECES)), 0);

/** Each field by itself: what cannot be read of one costs that one. */
const Typed = z.object({
  eventType: oneOf(EventType),
  eventTypeOther: text,
  eventDate: text,
  eventTime: someOf(EventTime),
  numberOfGuests: text,
  eventLocation: text,
  cuisineType: oneOf(CuisineType),
  cuisineTypeOther: text,
  dietaryPreference: someOf(DietaryPreference),
  dietaryPreferenceOther: text,
  cateringService: someOf(CateringService),
  cateringServiceOther: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  hearAboutUs: oneOf(HearAboutUs),
  hearAboutUsOther: text,
  selectedPlan: z.catch(z.object({ id: text }), { id: '' }),
  selectedSabji: text,
  selectedSweet: text,
  selectedShrikhand: text,
  selectedSalad: text,
  selectedDal: text,
  selectedRoti: text,
  selectedRice: text,
  extraRoti: pieces,
  extraPuri: pieces,
});

const Menu = z.catch(z.nullable(z.object({ planId: z.string(), lines: z.array(MenuLine) })), null);

/** Reads what was stored, of whatever age and shape; null when nothing in it is filled in. */
export function readStored(stored: Record<string, unknown> | null): StoredInquiry | null {
  const { typed, step, menu } = stored ?? {};
  const read = Typed.safeParse(typed);
  if (!read.success || !isEntered(read.data)) return null;
  return { typed: read.data, step: readStep(step) ?? 1, menu: Menu.parse(menu ?? null) };
}

/** All but the menu, of which every choice is made from the beginning. */
const ENTERED = FIELDS.filter((field) => !Object.values<string>(MENU_FIELDS).includes(field));

/** Whether anything has been entered. */
export const isEntered = (typed: InquiryTyped): boolean =>
  ENTERED.some((field) => JSON.stringify(typed[field]) !== JSON.stringify(EMPTY_INQUIRY[field]));
