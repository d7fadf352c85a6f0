import * as z from 'zod/mini';

// What an inquiry chooses from, as those who send one and those who read one know it (spec 1 section 5).

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
