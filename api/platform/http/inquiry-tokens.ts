/** A browser keeps the latest twenty. */
const MOST_TOKENS = 20;

/** The tokens of an `Inquiry-Token` header, commas between them; what cannot be one is dropped. */
export function readInquiryTokens(header: string | string[] | undefined): string[] {
  const written = Array.isArray(header) ? header.join(',') : (header ?? '');
  return written
    .split(',')
    .map((token) => token.trim())
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MOST_TOKENS);
}
