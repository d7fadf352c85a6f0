import { joinTexts } from '#domain/platform/join-texts.ts';

const BETWEEN = '; ';

/**
 * What a plan or an order says of allergies once its customer's profile says something else: the
 * same, where it said the same before or nothing. Words of its own stay, since it may be somebody
 * else's who eats along, and the new ones are added: a cook who misses one does harm.
 */
export function carriedAllergies(own: string, { from, to }: { from: string; to: string }): string {
  if (own === from) return to;
  const others = own.split(BETWEEN).filter((part) => part !== from);
  return joinTexts(others.join(BETWEEN), to, BETWEEN);
}
