import * as z from 'zod/mini';

/**
 * For the body of a change: the fields that somebody has changed, each with what the record said of it
 * when they read it. All others stay as they are stored by now, and where one of these says something
 * else by now, nothing is stored. Without it the body is stored whole.
 */
export const changedSince = { was: z.optional(z.record(z.string(), z.unknown())) };
