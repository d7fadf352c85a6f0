/** `1 item`, `12 items`: all kinds together. */
export const countWords = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
