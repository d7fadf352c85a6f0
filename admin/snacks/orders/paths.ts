import type { IsoDay } from '#domain/platform/days.ts';

/** The counter, on a day or, without one, today. */
export const counterPath = (date?: IsoDay): string =>
  date ? `/snack-counter?date=${date}` : '/snack-counter';

/** What could not be handed over on any day, at the counter. */
export const UNDELIVERED_PATH = '/snack-counter/undelivered';

/** The tickets of these orders, one a page. */
export const ticketsPath = (orders: readonly { id: string }[]): string =>
  `/print/snack-tickets?${new URLSearchParams({ ids: orders.map(({ id }) => id).join(',') })}`;
