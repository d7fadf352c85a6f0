/** Where a list is with a filter set: `/subscriptions?filter=…`. */
export const filtered = (list: string, filter: object): string =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
