/** How each list was filtered, sorted and paged when it was last seen in this tab. */
const seen = new Map<string, string>();

/** Keeps the query of a list's address. */
export function rememberList(resource: string, search: string): void {
  seen.set(resource, search);
}

/** The way back to a list from one of its records, as it was left. */
export const listPath = (resource = ''): string => `/${resource}${seen.get(resource) ?? ''}`;

type Sort = { sort: string; order: 'ASC' | 'DESC' };

/** Where a list is with a filter set, and sorted otherwise than it is by itself: `/subscriptions?filter=…`. */
export const filteredListPath = (list: string, filter: object, sort?: Sort): string =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter), ...sort })}`;
