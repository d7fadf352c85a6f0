import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';

/** What an owner looks through before the first customers come, in this order. */
export const FIRST_DAY_ITEMS = [
  'name',
  'logo',
  'contact',
  'payment',
  'tax',
  'delivery',
  'prices',
  'menu',
  'claims',
  'posts',
  'mail',
] as const;
export type FirstDayItem = (typeof FIRST_DAY_ITEMS)[number];

/** Where an example can be right: the owner's word is enough. An address of nobody never is. */
export const LOOKED_AT_ITEMS = [
  'name',
  'logo',
  'tax',
  'delivery',
  'prices',
  'menu',
  'claims',
  'posts',
  'mail',
] as const satisfies readonly FirstDayItem[];
export type LookedAtItem = (typeof LOOKED_AT_ITEMS)[number];

/** What the owner has looked at and found right as it is. */
export const FirstDaySettings = z.object({ lookedAt: z.array(z.enum(LOOKED_AT_ITEMS)) });
export type FirstDaySettings = z.output<typeof FirstDaySettings>;

export const FirstDayEntry = z.object({
  item: z.enum(FIRST_DAY_ITEMS),
  /** What it is now, in a sentence or two. */
  now: z.string(),
  done: z.boolean(),
  /** The owner has said that it is right as it is. */
  lookedAt: z.boolean(),
});
export type FirstDayEntry = z.output<typeof FirstDayEntry>;

const FirstDay = z.array(FirstDayEntry);

/** The first-day list of the desk. */
export const adminFirstDay = {
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/first-day',
    access: 'owner',
    summary: 'Read what is still an example, and what the owner has looked at',
    data: FirstDay,
  }),
  lookAt: endpoint({
    method: 'PUT',
    path: '/v1/admin/first-day/:item',
    access: 'owner',
    summary: 'Say that something is right as it is, or take that back',
    params: z.object({ item: z.enum(LOOKED_AT_ITEMS) }),
    body: z.object({ lookedAt: z.boolean() }),
    data: FirstDay,
  }),
  unpublishSamples: endpoint({
    method: 'POST',
    path: '/v1/admin/first-day/actions/unpublish-samples',
    access: 'owner',
    summary: 'Make drafts of the sample posts that are as the program came with them',
    data: FirstDay,
    idempotent: true,
  }),
};
