/** How each list was filtered, sorted and paged when it was last seen in this tab. */
const seen = new Map<string, string>();

/** Keeps the query of a list's address. */
export function rememberList(resource: string, search: string): void {
  seen.set(resource, search);
}

/** The way back to a list from one of its records, as it was left. */
export const listPath = (resource = ''): string => `/${resource}${seen.get(resource) ?? ''}`;
