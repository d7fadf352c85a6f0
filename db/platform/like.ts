/** A search text as a pattern that finds it anywhere, with LIKE's own signs taken literally. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
