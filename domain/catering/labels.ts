import type {
  CateringService,
  CuisineType,
  DietaryPreference,
  EventMeal,
  EventType,
  HearAboutUs,
} from '#contract/catering/inquiry-choices.ts';
import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { counted } from '#domain/platform/plural.ts';

/** What the choices of an inquiry are called, in forms, cards, mails and on paper. */

export const EVENT_TYPE_LABELS: Record<EventType, string> = {
  birthday_party: 'Birthday party',
  corporate_event: 'Corporate event',
  wedding: 'Wedding',
  other: 'Other',
};

export const EVENT_MEAL_LABELS: Record<EventMeal, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

export const DIETARY_PREFERENCE_LABELS: Record<DietaryPreference, string> = {
  veg: 'Vegetarian',
  jain: 'Jain',
  swaminarayan: 'Swaminarayan',
  other: 'Other',
};

export const CATERING_SERVICE_LABELS: Record<CateringService, string> = {
  self_serve_delivery: 'Self-serve, delivered',
  self_serve_pickup: 'Self-serve, picked up',
  onsite_staff: 'Staff at the event',
  rental_equipment: 'Rental equipment',
  other: 'Other',
};

export const CUISINE_TYPE_LABELS: Record<CuisineType, string> = {
  gujarati: 'Gujarati',
  punjabi: 'Punjabi',
  any: 'Any',
  other: 'Other',
};

export const HEAR_ABOUT_US_LABELS: Record<HearAboutUs, string> = {
  referral: 'A friend or relative',
  instagram: 'Instagram',
  taste_of_india: 'Taste of India',
  google_search: 'Google search',
  youtube: 'YouTube',
  facebook: 'Facebook',
  media: 'Newspaper, radio or TV',
  other: 'Other',
};

export const MENU_CATEGORY_LABELS: Record<MenuCategory, string> = {
  sabji: 'Main course sabji',
  sweet: 'Sweet',
  shrikhand: 'Shrikhand',
  salad: 'Salad or raita',
  dal: 'Dal',
  roti: 'Roti',
  rice: 'Rice',
};

/** What several dishes of a category are called. */
const DISHES: Record<MenuCategory, string> = {
  sabji: 'sabjis',
  sweet: 'sweets',
  shrikhand: 'shrikhands',
  salad: 'salads or raitas',
  dal: 'dals',
  roti: 'rotis',
  rice: 'rice dishes',
};

/** `2 sabjis`, `1 main course sabji` */
export const countDishes = (count: number, category: MenuCategory): string =>
  counted(count, MENU_CATEGORY_LABELS[category].toLowerCase(), DISHES[category]);

/** One choice in words; what was typed stands for Other. */
export function labelWithOther<Choice extends string>(
  words: Record<Choice, string>,
  choice: Choice,
  other: string | null | undefined,
): string {
  return choice === 'other' && other?.trim() ? other.trim() : words[choice];
}

/** Several choices in words, in their order: `Lunch, Dinner`. */
export function listLabels<Choice extends string>(
  words: Record<Choice, string>,
  choices: readonly Choice[],
  other?: string | null,
): string {
  return (Object.keys(words) as Choice[])
    .filter((choice) => choices.includes(choice))
    .map((choice) => labelWithOther(words, choice, other))
    .join(', ');
}
