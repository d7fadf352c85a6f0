import type { Diet } from '#contract/account/diet.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { joinTexts } from '#domain/account/merge-accounts.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

/** Whether a running plan is cooked for another diet than its customer's profile says, so that somebody has to say which is right. */
export const dietsDiffer = (
  plan: { status: SubscriptionStatus; diet: Diet },
  profileDiet: Diet,
): boolean => SUBSCRIPTIONS_RUNNING.includes(plan.status) && plan.diet !== profileDiet;

/** `This plan is Jain; the profile says Vegetarian.`, of a household member's `This plan is Jain; Meera is Vegetarian.` */
export const dietsDifferText = (
  what: string,
  diet: Diet,
  {
    profileDiet,
    whose = 'the',
    memberName = null,
  }: { profileDiet: Diet; whose?: 'the' | 'your'; memberName?: string | null },
): string => {
  const says = memberName === null ? `${whose} profile says` : `${memberName} is`;
  return `${what} is ${DIET_LABELS[diet]}; ${says} ${DIET_LABELS[profileDiet]}.`;
};

const BETWEEN = '; ';

/**
 * What a plan or an order says of allergies once its customer's profile says something else: the
 * same, where it said the same before or nothing. Words of its own stay, since it may be somebody
 * else's who eats along, and the new ones are added: a cook who misses one does harm.
 */
export function mergedAllergies(own: string, { from, to }: { from: string; to: string }): string {
  if (own === from) return to;
  const said = to.split(BETWEEN);
  const others = own.split(BETWEEN).filter((part) => part !== from && !said.includes(part));
  return joinTexts(others.join(BETWEEN), to, BETWEEN);
}
