/** Where a new quote is written. */
export const quotePath = ({ id }: { id: string }): string => `/catering-inquiries/${id}/quote`;

/** The page of an inquiry. */
export const inquiryPath = ({ id }: { id: string }): string => `/catering-inquiries/${id}/show`;

/** The production sheet of an event, on paper. */
export const eventSheetPath = ({ id }: { id: string }): string =>
  `/print/event-sheet?${new URLSearchParams({ id })}`;

/** The event book, on a month (`2026-12`). */
export const eventBookPath = (month: string): string =>
  `/event-book?${new URLSearchParams({ month })}`;
