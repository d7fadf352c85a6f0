import type { Diet } from '#contract/account/diet.ts';
import type { AdminInquiry, AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import { DietaryPreference, type GuestDiets } from '#contract/catering/inquiry-choices.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { isOver } from '#domain/catering/event-clock.ts';
import { DIETARY_PREFERENCE_LABELS, labelWithOther, listLabels } from '#domain/catering/labels.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { sum } from '#domain/platform/money.ts';

type EventDiets = Pick<
  AdminInquiry,
  'dietaryPreference' | 'dietaryPreferenceOther' | 'guestDiets' | 'numberOfGuests' | 'status'
>;

/** How many guests are spoken for. */
export const countGuests = (diets: NonNullable<GuestDiets>): number => sum(...Object.values(diets));

/** Whether somebody of the guests eats other than vegetarian, which everything is. */
export const cooksDifferently = ({ dietaryPreference, guestDiets }: EventDiets): boolean =>
  DietaryPreference.options.some(
    (diet) => diet !== 'veg' && (guestDiets ? guestDiets[diet] : dietaryPreference.includes(diet)),
  );

/** Diets that the kitchen marks its dishes with, other than vegetarian, which everything is. */
const MARKED = ['jain', 'swaminarayan'] as const;

/**
 * What some guests do not eat as it is usually cooked, a sentence for each diet: `Not Jain as it is
 * usually cooked: Undhiyu, Onion Tomato Salad.` A dish of which nobody knows (null) is not named.
 */
export function unsuitedText(
  { dietaryPreference, guestDiets }: Pick<EventDiets, 'dietaryPreference' | 'guestDiets'>,
  dishes: readonly { name: string; diets: readonly Diet[] | null }[],
): string[] {
  return MARKED.flatMap((diet) => {
    const isAsked = guestDiets ? guestDiets[diet] : dietaryPreference.includes(diet);
    const unsuited = dishes.filter(({ diets }) => diets !== null && !diets.includes(diet));
    if (!isAsked || unsuited.length === 0) return [];
    const names = unsuited.map(({ name }) => name).join(', ');
    return [`Not ${DIET_LABELS[diet]} as it is usually cooked: ${names}.`];
  });
}

/** The same of the menu that was sold. */
export const unsuitedOf = (inquiry: EventDiets & Pick<AdminInquiryDetails, 'toCook'>): string[] =>
  unsuitedText(
    inquiry,
    inquiry.toCook.map((line) => ({ name: dishOf(line), diets: line.diets })),
  );

/**
 * What the guests eat: `38 Vegetarian, 10 Jain`, and where more come by now, for how many that is;
 * `Vegetarian, Jain: how many of each is not agreed yet` as long as it can be agreed.
 */
export function guestDietText(inquiry: EventDiets): string {
  const { dietaryPreference, dietaryPreferenceOther, guestDiets, numberOfGuests } = inquiry;
  if (guestDiets === null) {
    const asked = listLabels(DIETARY_PREFERENCE_LABELS, dietaryPreference, dietaryPreferenceOther);
    return dietaryPreference.length > 1 && !isOver(inquiry.status)
      ? `${asked}: how many of each is not agreed yet`
      : asked;
  }
  const counts = DietaryPreference.options
    .filter((diet) => guestDiets[diet])
    .map(
      (diet) =>
        `${guestDiets[diet]} ${labelWithOther(DIETARY_PREFERENCE_LABELS, diet, dietaryPreferenceOther)}`,
    )
    .join(', ');
  const spokenFor = countGuests(guestDiets);
  return spokenFor === numberOfGuests
    ? counts
    : `${counts}: that is for ${spokenFor}, and ${numberOfGuests} come. Ask how many of each`;
}
