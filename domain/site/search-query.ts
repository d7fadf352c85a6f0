/** So many words of a search are looked for; a person seldom writes more. */
const MOST_WORDS = 12;

/**
 * What a person types as text searches of PostgreSQL, one for each word: all must be met, and the end
 * of each word may still be missing. Signs mean nothing. A search without a word finds nothing.
 */
export function searchQueries(typed: string): string[] {
  const words =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => `'${word}':*`);
}
