/** What can go wrong, by code: the HTTP status and the words a person reads. */
export type ErrorCatalogue = Record<string, readonly [status: number, words: string]>;

/** What fills the `{name}` places of an error's words, and what a screen may need to react. */
export type ErrorDetails = Record<string, string | number>;

/**
 * The words for a code of one part of the catalogue, with `{name}` places filled in. Screens say it
 * this way, so that a page brings along the part that it needs, and not all there is.
 */
export const errorText = <Part extends ErrorCatalogue>(
  part: Part,
  code: keyof Part & string,
  details: ErrorDetails = {},
): string => fillIn(part[code]?.[1] ?? '', details);

/** Words with their `{name}` places filled in; a place of which nothing is said stays. */
export const fillIn = (words: string, details: ErrorDetails): string =>
  words.replace(/\{(\w+)\}/g, (place, name) => String(details[name] ?? place));
