const WORDS_A_MINUTE = 200;

/** What a post without words is said to take, in minutes (docs/rules.md#the-blog). */
const DEFAULT_MINUTES = 2;

/** How many words Markdown has, without its addresses, code fences and marks. */
export function wordCount(markdown: string): number {
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

const ELLIPSIS = '…';

/**
 * The beginning of a text for a teaser: at most `most` characters, the ellipsis among them, and
 * never a torn word, unless its first word alone is longer. A text that fits stays as
 * it is. The front page takes 80, related posts 100.
 */
export function cutAtWord(text: string, most: number): string {
  const whole = [...text.trim().replace(/\s+/g, ' ')];
  if (whole.length <= most) return whole.join('');
  const room = whole.slice(0, most - ELLIPSIS.length);
  // The character after the room tells whether its last word is whole.
  const lastSpace = whole[room.length] === ' ' ? room.length : room.lastIndexOf(' ');
  const kept = room.slice(0, lastSpace > 0 ? lastSpace : room.length).join('');
  return kept.replace(/[\s,;:.–—-]+$/u, '') + ELLIPSIS;
}
