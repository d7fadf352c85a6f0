import * as z from 'zod/mini';

/** What a plan says of itself, a line each; the desk can hide one. */
export const PlanFeature = z.object({ text: z.string(), isActive: z.boolean() });
