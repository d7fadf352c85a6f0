import * as z from 'zod/mini';
import { wallTime } from '#contract/platform/primitives.ts';

// What an inquiry chooses from, as those who send one and those who read one know it.

export const EventType = z.enum(['birthday_party', 'corporate_event', 'wedding', 'other']);
export type EventType = z.output<typeof EventType>;

export const EventMeal = z.enum(['breakfast', 'lunch', 'dinner', 'snacks']);
export type EventMeal = z.output<typeof EventMeal>;

/** When the food of an event has to be there, `HH:MM` on Toronto's clock; null until it is agreed. */
export const EventClock = z.nullable(
  wallTime('Please enter the time as HH:MM, for instance 17:30.'),
);
export type EventClock = z.output<typeof EventClock>;

export const DietaryPreference = z.enum(['veg', 'jain', 'swaminarayan', 'other']);
export type DietaryPreference = z.output<typeof DietaryPreference>;

const GUESTS = 'Please enter a whole number of guests (0 to 10,000).';
const dietGuests = z.optional(z.int(GUESTS).check(z.gte(0, GUESTS), z.lte(10_000, GUESTS)));

/** How many guests of an event eat what; null until it is agreed. */
export const GuestDiets = z.nullable(
  z.object({ veg: dietGuests, jain: dietGuests, swaminarayan: dietGuests, other: dietGuests }),
);
export type GuestDiets = z.output<typeof GuestDiets>;

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
