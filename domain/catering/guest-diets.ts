import type { AdminInquiry } from '#contract/admin/catering.ts';
import { DietaryPreference, type GuestDiets } from '#contract/inquiry-choices.ts';
import { isOver } from '#domain/catering/event-clock.ts';
import { DIETARY_PREFERENCES, listWords, wordsFor } from '#domain/catering-words.ts';
import { sum } from '#domain/money.ts';

type Eaten = Pick<
  AdminInquiry,
  'dietaryPreference' | 'dietaryPreferenceOther' | 'guestDiets' | 'numberOfGuests' | 'status'
>;

/** How many guests are spoken for. */
export const countGuests = (diets: NonNullable<GuestDiets>): number => sum(...Object.values(diets));

/** Whether somebody of the guests eats other than vegetarian, which everything is. */
export const cooksDifferently = ({ dietaryPreference, guestDiets }: Eaten): boolean =>
  DietaryPreference.options.some(
    (diet) => diet !== 'veg' && (guestDiets ? guestDiets[diet] : dietaryPreference.includes(diet)),
  );

/**
 * What the guests eat: `38 Vegetarian, 10 Jain`, and where more come by now, for how many that is;
 * `Vegetarian, Jain: how many of each is not agreed yet` as long as it can be agreed.
 */
export function guestDietWords(inquiry: Eaten): string {
  const { dietaryPreference, dietaryPreferenceOther, guestDiets, numberOfGuests } = inquiry;
  if (guestDiets === null) {
    const asked = listWords(DIETARY_PREFERENCES, dietaryPreference, dietaryPreferenceOther);
    return dietaryPreference.length > 1 && !isOver(inquiry.status)
      ? `${asked}: how many of each is not agreed yet`
      : asked;
  }
  const counts = DietaryPreference.options
    .filter((diet) => guestDiets[diet])
    .map(
      (diet) =>
        `${guestDiets[diet]} ${wordsFor(DIETARY_PREFERENCES, diet, dietaryPreferenceOther)}`,
    )
    .join(', ');
  const spokenFor = countGuests(guestDiets);
  return spokenFor === numberOfGuests
    ? counts
    : `${counts}: that is for ${spokenFor}, and ${numberOfGuests} come. Ask how many of each`;
}
