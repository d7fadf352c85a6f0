/** What else a kitchen and its customers call an allergen, by the word that both are compared by. */
const OTHER_WORDS: Record<string, readonly string[]> = {
  milk: ['dairy', 'lactose', 'ghee', 'paneer', 'yogurt', 'yoghurt', 'curd', 'butter', 'cheese'],
  wheat: ['gluten', 'celiac', 'coeliac'],
  nut: ['cashew', 'almond', 'pistachio', 'walnut', 'hazelnut', 'pecan'],
  peanut: ['groundnut'],
  sesame: ['til'],
  soy: ['soya', 'tofu'],
};

const SAME_WORD = new Map(
  Object.entries(OTHER_WORDS).flatMap(([word, others]) => others.map((other) => [other, word])),
);

/** The words of a text as they are compared: in small letters, in the singular, one for each allergen. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .map((word) => SAME_WORD.get(word) ?? word);

/**
 * Which of the allergens of a box are named by what somebody cannot eat, the one time too often rather
 * than too seldom. A help for whoever packs, and no proof of the contrary: people write what they like, so
 * that all that the dishes contain stands beside it.
 */
export function namedAllergens(allergies: string, contains: readonly string[]): string[] {
  const named = new Set(wordsOf(allergies));
  return contains.filter((allergen) => wordsOf(allergen).some((word) => named.has(word)));
}
