import type { Customer } from '#contract/account/customer.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { MENU_FIELDS } from '#contract/catering/menu-fields.ts';
import { MOST_DISHES } from '#contract/catering/most-dishes.ts';
import { formatPhone } from '#domain/account/phone.ts';
import {
  CATERING_SERVICE_LABELS,
  CUISINE_TYPE_LABELS,
  DIETARY_PREFERENCE_LABELS,
  EVENT_MEAL_LABELS,
  EVENT_TYPE_LABELS,
  HEAR_ABOUT_US_LABELS,
} from '#domain/catering/labels.ts';
import { differ, EMPTY_INQUIRY, FIELDS, type InquiryInputs, MOST_PIECES } from './inquiry-form.ts';
import { readStep, type WizardStep } from './steps.ts';

/** The menu as it was worked out last, and for which plan. */
export type StoredMenu = { planId: string; lines: MenuLine[] };

/** What the wizard keeps in the browser. */
export type StoredInquiry = { typed: InquiryInputs; step: WizardStep; menu: StoredMenu | null };

/** What can be chosen in a field; in every other one anything can be typed. */
const CHOICES: Partial<Record<keyof InquiryInputs, object>> = {
  eventType: EVENT_TYPE_LABELS,
  eventTime: EVENT_MEAL_LABELS,
  dietaryPreference: DIETARY_PREFERENCE_LABELS,
  cateringService: CATERING_SERVICE_LABELS,
  cuisineType: CUISINE_TYPE_LABELS,
  hearAboutUs: HEAR_ABOUT_US_LABELS,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_PIECES;

const DISHES: readonly string[] = Object.values(MENU_FIELDS);

/** The dishes of a category; one by itself is how they were stored before a plan had several. */
function readDishes(stored: unknown): string[] {
  const isId = (value: unknown): value is string =>
    typeof value === 'string' && value !== '' && value.length <= 120;
  return [...new Set([stored].flat().filter(isId))].slice(0, MOST_DISHES);
}

/** One field as it was stored; empty where it cannot be read, so that it costs no other. */
function readField(field: keyof InquiryInputs, stored: unknown): unknown {
  const none = EMPTY_INQUIRY[field];
  if (DISHES.includes(field)) return readDishes(stored);
  const isChoice = (value: unknown): value is string =>
    typeof value === 'string' && Object.hasOwn(CHOICES[field] ?? {}, value);
  if (Array.isArray(none))
    return Array.isArray(stored) ? [...new Set(stored.filter(isChoice))] : [];
  if (typeof none === 'number') return isCount(stored) ? stored : none;
  if (field === 'selectedPlan') {
    return { id: isRecord(stored) && typeof stored.id === 'string' ? stored.id : '' };
  }
  if (CHOICES[field]) return isChoice(stored) ? stored : none;
  return typeof stored === 'string' && stored.length <= 1000 ? stored : none;
}

const isLine = (line: unknown): line is MenuLine =>
  isRecord(line) &&
  ['item', 'category', 'unit'].every((part) => typeof line[part] === 'string') &&
  Number.isInteger(line.quantity) &&
  (line.specialNote === null || typeof line.specialNote === 'string');

function readMenu(stored: unknown): StoredMenu | null {
  if (!isRecord(stored) || typeof stored.planId !== 'string') return null;
  const { planId, lines } = stored;
  return Array.isArray(lines) && lines.every(isLine) ? { planId, lines } : null;
}

/** Reads what was stored, of whatever age and shape; null when nothing in it is filled in. */
export function readStored(stored: Record<string, unknown> | null): StoredInquiry | null {
  if (!isRecord(stored?.typed)) return null;
  const { typed: fields, step, menu } = stored;
  const typed = Object.fromEntries(
    FIELDS.map((field) => [field, readField(field, (fields as Record<string, unknown>)[field])]),
  ) as InquiryInputs;
  if (!isEntered(typed)) return null;
  return { typed, step: readStep(step) ?? 1, menu: readMenu(menu) };
}

/** All but the menu, of which every choice is made from the beginning. */
const ENTERED = FIELDS.filter((field) => !DISHES.includes(field));

/** Whether anything has been entered. */
export const isEntered = (typed: InquiryInputs): boolean => differ(typed, EMPTY_INQUIRY, ENTERED);

type Contact = Pick<InquiryInputs, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** What an account knows of whoever asks, for the fields that are still empty. */
export function prefilled(
  typed: Contact,
  user: Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone'>,
): Partial<Contact> {
  const known: Contact = {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phoneNumber: user.phone ? formatPhone(user.phone) : '',
  };
  return Object.fromEntries(
    Object.entries(known).filter(
      ([field, value]) => value && !typed[field as keyof Contact].trim(),
    ),
  );
}
