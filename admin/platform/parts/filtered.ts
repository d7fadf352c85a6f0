type Sort = { sort: string; order: 'ASC' | 'DESC' };

/** Where a list is with a filter set, and sorted otherwise than it is by itself: `/subscriptions?filter=…`. */
export const filtered = (list: string, filter: object, sort?: Sort): string =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter), ...sort })}`;
