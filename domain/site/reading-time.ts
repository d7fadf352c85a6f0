const WORDS_A_MINUTE = 200;

/** What a post without words is said to take, in minutes (docs/rules.md#the-blog). */
const DEFAULT_MINUTES = 2;

/** How many words Markdown has, without its addresses, code fences and marks. */
export function countWords(markdown: string): number {
  const prose = markdown
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
    .trim();
  return prose === '' ? 0 : prose.split(' ').length;
}

/** Minutes that so many words take: words / 200, rounded up. */
export function readingMinutes(words: number): number {
  return words > 0 ? Math.ceil(words / WORDS_A_MINUTE) : DEFAULT_MINUTES;
}
