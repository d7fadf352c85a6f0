/** Lower case without accents or punctuation, so that `nov 23` finds `Nov 23,` and `TF2026` does not matter. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A date or an hour: `Nov 2` is not `Nov 23`, and `Nov 20` has nothing to do with 2026. */
const isSmallNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** Whether every word that is searched for begins a word of these texts; small numbers are whole words. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const words = plain(search).split(' ').filter(Boolean);
  const text = ` ${plain(texts.filter(Boolean).join(' '))} `;
  return words.every((word) => text.includes(isSmallNumber(word) ? ` ${word} ` : ` ${word}`));
}
