import * as z from 'zod/mini';
import { CustomerListState } from '#contract/account/desk-customer.ts';
import { Diet } from '#contract/account/diet.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  Id,
  IsoDay,
  IsoInstant,
  optionalText,
  requiredText,
} from '#contract/platform/primitives.ts';
import { Slot } from '#contract/tiffin/tiffin-orders.ts';

/**
 * Why somebody is written to: `service` about what they have ordered, `promotion` to sell something,
 * which takes their consent (docs/rules.md#broadcasts).
 */
export const BroadcastPurpose = z.enum(['service', 'promotion']);
export type BroadcastPurpose = z.output<typeof BroadcastPurpose>;

/** To whom a broadcast goes. */
export const Audience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  /** Whoever has something for that day: tiffins in one slot or all of them, snacks, an event. */
  z.object({ to: z.literal('day'), day: IsoDay, slot: z.nullish(Slot) }),
  /** Whoever has a running plan of this group. */
  z.object({ to: z.literal('plan'), planGroupId: Id }),
  z.object({ to: z.literal('diet'), diet: Diet }),
  /** The list of customers as it is filtered. */
  z.object({
    to: z.literal('list'),
    state: z.nullish(CustomerListState),
    search: optionalText(100),
    tag: optionalText(30),
  }),
]);
export type Audience = z.output<typeof Audience>;

/** How somebody gets it: sent by the program, or by hand, one by one, in WhatsApp or on the phone. */
export const BroadcastWay = z.enum(['mail', 'sms', 'whatsapp', 'by_hand', 'none']);
export type BroadcastWay = z.output<typeof BroadcastWay>;

/** Why nothing is sent to somebody. */
export const NoMailReason = z.enum([
  'no_email',
  'turned_off',
  'no_consent',
  'not_proved',
  'leaving',
  'no_mail_server',
  'opted_out',
]);
export type NoMailReason = z.output<typeof NoMailReason>;

const Recipient = z.object({
  customerId: Id,
  name: z.string(),
  firstName: z.string(),
  way: BroadcastWay,
  reason: z.nullable(NoMailReason),
});
export type Recipient = z.output<typeof Recipient>;

/** What became of it for one person. */
export const RecipientStatus = z.enum([
  'waiting',
  'sent',
  'delivered',
  'unanswered',
  'kept',
  'failed',
  'to_tell',
  'told',
  'stopped',
  'unreached',
]);
export type RecipientStatus = z.output<typeof RecipientStatus>;

const ToldRecipient = z.extend(Recipient, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  status: RecipientStatus,
  /** Somebody has answered STOP from their number: they are not to be told by hand. */
  hasStopped: z.boolean(),
  /** When they were told by hand, and by whom. */
  toldAt: z.nullable(IsoInstant),
  toldBy: z.nullable(z.string()),
});
export type ToldRecipient = z.output<typeof ToldRecipient>;

export const Broadcast = z.object({
  id: Id,
  at: IsoInstant,
  actor: z.string(),
  purpose: BroadcastPurpose,
  subject: z.string(),
  text: z.string(),
  /** To whom it went, in words, as of when it did. */
  audience: z.string(),
  /** When it was stopped, and by whom; null while all of it goes out. */
  stoppedAt: z.nullable(IsoInstant),
  stoppedBy: z.nullable(z.string()),
  /** People by what became of it for them. */
  counts: z.record(RecipientStatus, z.int()),
});
export type Broadcast = z.output<typeof Broadcast>;

const BroadcastDetails = z.extend(Broadcast, { recipients: z.array(ToldRecipient) });
export type BroadcastDetails = z.output<typeof BroadcastDetails>;

const byId = z.object({ id: Id });

/** What a template leaves open: it has to be filled in. */
const isFilledIn = (text: string): boolean => !/\[[^\][]*\]/.test(text);

const filled = (max: number, missing: string) =>
  requiredText(max, missing).check(
    z.refine(isFilledIn, 'Please fill in what stands in [brackets].'),
  );

const NewBroadcast = z.object({
  audience: Audience,
  subject: filled(120, 'Please write what it is about.'),
  text: filled(2000, 'Please write what you want to say.'),
  /** How many it reaches, as somebody has seen it. */
  reaches: z.int().check(z.gte(1), z.lte(1_000_000)),
});

const SEND_ERRORS = ['broadcast_to_nobody', 'broadcast_changed'] as const;

export const adminBroadcasts = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/broadcasts',
    access: 'kitchen',
    summary: 'List the latest broadcasts, and what became of each',
    data: z.array(Broadcast),
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/broadcasts/:id',
    access: 'kitchen',
    summary: 'Read a broadcast with everybody whom it was for',
    params: byId,
    data: BroadcastDetails,
    errors: ['broadcast_not_found'],
  }),
  plans: endpoint({
    method: 'GET',
    path: '/v1/admin/broadcasts/plans',
    access: 'kitchen',
    summary:
      'List the plans that run, also those that are no longer sold, to write to their eaters',
    data: z.array(z.object({ id: Id, name: z.string(), running: z.int() })),
  }),
  recipients: endpoint({
    method: 'POST',
    path: '/v1/admin/broadcasts/recipients',
    access: 'kitchen',
    summary: 'Say who would get a broadcast, and in which way; writes nothing',
    body: z.object({ audience: Audience, purpose: BroadcastPurpose }),
    data: z.array(Recipient),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/broadcasts',
    access: 'kitchen',
    summary: 'Write to many customers at once about what they have ordered, each of them once',
    body: NewBroadcast,
    data: Broadcast,
    status: 201,
    idempotent: true,
    errors: SEND_ERRORS,
  }),
  advertise: endpoint({
    method: 'POST',
    path: '/v1/admin/broadcasts/promotions',
    access: 'owner',
    summary: 'Advertise to those who have agreed to it, by mail, each of them once',
    body: NewBroadcast,
    data: Broadcast,
    status: 201,
    idempotent: true,
    errors: SEND_ERRORS,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/v1/admin/broadcasts/:id/stop',
    access: 'kitchen',
    summary: 'Stop a broadcast: whoever does not have it yet does not get it',
    params: byId,
    data: Broadcast,
    errors: ['broadcast_not_found', 'broadcast_is_over'],
  }),
  tell: endpoint({
    method: 'POST',
    path: '/v1/admin/broadcasts/:id/tell',
    access: 'kitchen',
    summary: 'Note that somebody was told by hand, or was not after all',
    params: byId,
    body: z.object({ customerId: Id, told: z.boolean() }),
    data: Broadcast,
    errors: ['broadcast_not_found', 'action_not_allowed'],
  }),
};
