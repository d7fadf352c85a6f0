const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a path names a row by its id; everything else is a public number or a slug. */
export const isId = (spelt: string): boolean => UUID.test(spelt);
