import * as z from 'zod/mini';

/** What somebody eats: who cooks and who orders name it in these words. */
export const Diet = z.enum(['vegetarian', 'jain', 'swaminarayan']);
export type Diet = z.output<typeof Diet>;
