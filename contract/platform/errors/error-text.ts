/**
 * What can go wrong, by code: the HTTP status, the words a person reads, and those for the desk where
 * the same is refused there and the first speak to the customer.
 */
export type ErrorCatalogue = Record<
  string,
  readonly [status: number, words: string, atDesk?: string]
>;

/** What fills the `{name}` places of an error's words, and what a screen may need to react. */
export type ErrorDetails = Record<string, string | number>;

/**
 * The words for a code of one part of the catalogue, with `{name}` places filled in. Screens say it
 * this way, so that a page brings along the part that it needs, and not all there is.
 * @param atDesk whether a member of staff reads it
 */
export const errorText = <Part extends ErrorCatalogue>(
  part: Part,
  code: keyof Part & string,
  details: ErrorDetails = {},
  atDesk = false,
): string =>
  ((atDesk ? part[code]?.[2] : undefined) ?? part[code]?.[1] ?? '').replace(/\{(\w+)\}/g, (place, name) => String(details[name] ?? place));
