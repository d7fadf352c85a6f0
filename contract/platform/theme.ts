import * as z from 'zod/mini';

/** The colours that a person can choose for the shop and the desk alike. */
export const Theme = z.enum(['light', 'dark', 'auto']);
export type Theme = z.output<typeof Theme>;
