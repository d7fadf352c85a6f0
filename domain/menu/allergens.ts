/** The words of a text as they are compared: in small letters, and in the singular. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''));

/**
 * Which of the allergens of a box are named by what somebody cannot eat. A help for whoever packs, and no
 * proof of the contrary: people write what they like ("nuts" names no cashews), so that all that the
 * dishes contain stands beside it.
 */
export function namedAllergens(allergies: string, contains: readonly string[]): string[] {
  const named = new Set(wordsOf(allergies));
  return contains.filter((allergen) => wordsOf(allergen).some((word) => named.has(word)));
}
