import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { Theme } from '#contract/platform/theme.ts';

const Notifications = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  /** Instead of e-mail for news of their orders, as `sms` is; where both are on, it is WhatsApp. */
  whatsapp: z.boolean(),
  push: z.boolean(),
  orderUpdates: z.boolean(),
  promotions: z.boolean(),
});

const Privacy = z.object({
  profileVisibility: z.enum(['public', 'friends', 'private']),
  dataSharing: z.boolean(),
  /** Whether this person's visits are counted. */
  analytics: z.boolean(),
});

/** Zones in which instants can be shown; deliveries are always Toronto's. */
export const TIME_ZONES = [
  'America/Toronto',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const;

const Preferences = z.object({
  language: z.enum(['en', 'es', 'fr', 'hi']),
  timezone: z.enum(TIME_ZONES),
  currency: z.enum(['CAD', 'USD', 'EUR', 'GBP', 'INR']),
  theme: Theme,
});

/**
 * What a customer chooses (docs/rules.md#settings-of-a-customer), stored whole. Screens show what
 * acts only.
 */
export const CustomerSettings = z.object({
  notifications: Notifications,
  privacy: Privacy,
  preferences: Preferences,
});
export type CustomerSettings = z.output<typeof CustomerSettings>;

/**
 * What was changed of them, and nothing else: two tabs or devices that change different things undo
 * nothing of each other's.
 */
export const SettingsChange = z.object({
  notifications: z.optional(z.partial(Notifications)),
  privacy: z.optional(z.partial(Privacy)),
  preferences: z.optional(z.partial(Preferences)),
});
export type SettingsChange = z.output<typeof SettingsChange>;

/** The kinds of optional mails of which each change is on record. */
export const RecordedChoice = z.enum(['email', 'orderUpdates', 'promotions']);
export type RecordedChoice = z.output<typeof RecordedChoice>;

/**
 * How somebody has said what they choose: themselves, or told the kitchen, which has written it down.
 * `sheet`: a sheet that was imported says no, and no more than that.
 */
export const ChoiceSaid = z.enum(['settings', 'unsubscribe_link', 'phone', 'paper', 'sheet']);
export type ChoiceSaid = z.output<typeof ChoiceSaid>;

export const customerSettings = {
  read: endpoint({
    method: 'GET',
    path: '/v1/settings',
    access: 'customer',
    summary: 'Read the settings of the signed-in customer',
    data: CustomerSettings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/settings',
    access: 'customer',
    summary: 'Change settings of the signed-in customer: only what is named',
    body: SettingsChange,
    data: CustomerSettings,
  }),
};

/** What the links and buttons of optional mails do (docs/rules.md#optional-mails; RFC 8058). */
export const unsubscribe = {
  one: endpoint({
    method: 'POST',
    path: '/v1/unsubscribe',
    access: 'public',
    summary: 'Get no more optional mails of one choice, by the token of such a mail',
    query: z.object({
      token: requiredText(200, 'Please use the whole link.'),
    }),
    data: z.object({ choice: z.enum(['orderUpdates', 'promotions']) }),
    anyBody: true,
    limit: { max: 300, windowSeconds: 900, by: 'address' },
    errors: ['unsubscribe_link_invalid'],
  }),
};
