import * as z from 'zod/mini';
import { CreditForecast } from '#contract/account/credit-forecast.ts';
import { ChoiceSaid } from '#contract/account/customer-settings.ts';
import { addressDetails, deskDetails } from '#contract/account/delivery-address.ts';
import {
  Birthday,
  deskEmail,
  Tags,
  writtenFields,
} from '#contract/account/desk-customer-fields.ts';
import { Diet } from '#contract/account/diet.ts';
import { FoundAtDesk } from '#contract/account/found-at-desk.ts';
import { MailChannel, PhoneChannel, WishedChannel } from '#contract/kitchen/channels.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import {
  Id,
  IsoDay,
  IsoInstant,
  Money,
  optionalText,
  phone,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';

/**
 * A customer as the kitchen sees them; `internalNote` never leaves the desk
 * (docs/rules.md#two-notes).
 */
export const AdminCustomer = z.object({
  id: Id,
  /** How they are called: by their number where the kitchen knows no name. */
  name: z.string(),
  /** Empty, as the last name, for somebody who is known by their number. */
  firstName: z.string(),
  /** Empty for somebody who gave one name. */
  lastName: z.string(),
  /** Null for a household that is reached by phone and paper. */
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  ...addressDetails,
  diet: Diet,
  allergies: z.string(),
  standingNote: z.string(),
  /** What the kitchen calls them for itself: `VIP`, `pays monthly`. */
  tags: z.array(z.string()),
  /** `MM-DD`; null: not given. */
  birthday: z.nullable(z.string()),
  /** How they have told the kitchen that messages should reach them, as long as they have no e-mail address. */
  wishedChannel: z.nullable(WishedChannel),
  /** They have agreed to offers by mail. */
  wantsOffers: z.boolean(),
  customerNote: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  disabled: z.boolean(),
  /** Nobody is left in the account: only the books hang on it. */
  erased: z.boolean(),
  /** The day from which nothing is left of a customer who asked to be deleted. */
  leavingOn: z.nullable(IsoDay),
  subscriptionCount: z.int(),
  availableCredits: z.int(),
  /** The day of the latest tiffin, snacks or event that they were brought or have fetched. */
  lastOrderDay: z.nullable(IsoDay),
  /** What they owe for plans, snacks and events together. */
  owed: Money,
  createdAt: IsoInstant,
});
export type AdminCustomer = z.output<typeof AdminCustomer>;

/**
 * The lists of customers that a kitchen asks for (docs/rules.md#lists-of-customers); all but the
 * erased ones without it.
 */
export const CustomerListState = z.enum([
  'with_plan',
  'new',
  'doubles',
  'runs_out',
  'stopped',
  'unpaid',
  'birthday',
  'disabled',
  'leaving',
  'erased',
]);
export type CustomerListState = z.output<typeof CustomerListState>;

/** What the desk does with an account. */
export const CustomerStepAction = z.enum(['disable', 'enable', 'sign-out', 'merge']);
export type CustomerStepAction = z.output<typeof CustomerStepAction>;

/** One time that it did. */
export const CustomerStep = z.object({
  id: z.int(),
  action: CustomerStepAction,
  reason: z.string(),
  actor: z.string(),
  at: IsoInstant,
});
export type CustomerStep = z.output<typeof CustomerStep>;

/** What two who may be the same person have in common; `home` is their name and where they live. */
export const SharedByDoubles = z.enum(['phone', 'home', 'email']);
export type SharedByDoubles = z.output<typeof SharedByDoubles>;

/** A customer with everything about the account itself; what they ordered comes from its own lists. */
export const AdminCustomerDetails = z.extend(AdminCustomer, {
  emailVerifiedAt: z.nullable(IsoInstant),
  hasPassword: z.boolean(),
  /** With neither they cannot sign in: the desk wrote them down. */
  hasGoogle: z.boolean(),
  /** Until when a link works that lets them take over the account; null: none does. */
  invitedUntil: z.nullable(IsoInstant),
  /** How news of their orders reaches them; null where they have turned it off, `paper` where nothing does. */
  newsBy: z.nullable(MailChannel),
  /** Whether any optional mail comes to them by e-mail. */
  getsOptionalMails: z.boolean(),
  /** What they have said last about offers, and how; null: nothing is on record. */
  offersSaid: z.nullable(
    z.object({
      isOn: z.boolean(),
      at: IsoInstant,
      how: ChoiceSaid,
      /** Of what they have told the kitchen: on which day, and who wrote it down. */
      toldOn: z.nullable(IsoDay),
      actor: z.nullable(z.string()),
    }),
  ),
  /** The ways to phones on which somebody has answered STOP from their number. */
  optedOut: z.array(PhoneChannel),
  /** Who at the desk has noted that they want no more messages, as they have said it; null: nobody. */
  stopNotedBy: z.nullable(z.string()),
  lastSignInAt: z.nullable(IsoInstant),
  /** When one of their devices was last heard of. */
  lastSeenAt: z.nullable(IsoInstant),
  /** On how many devices they are signed in now. */
  liveSessions: z.int(),
  termsVersion: z.nullable(z.string()),
  termsAcceptedAt: z.nullable(IsoInstant),
  totalOrders: z.int(),
  loyaltyPoints: z.int(),
  /** How many other accounts became part of this one. */
  mergedAccounts: z.int(),
  steps: z.array(CustomerStep),
  /** When their credits run out, if they go on as they do; null where nobody can say. */
  runOut: CreditForecast,
  /** With whom they may be the same person (docs/rules.md#doubles). */
  doubles: z.array(
    z.object({
      id: Id,
      name: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      signsIn: z.boolean(),
      shares: SharedByDoubles,
    }),
  ),
  /** Running plans with another diet than is on record of whom they are for: somebody has to say which is right. */
  otherDiets: z.array(
    z.object({
      id: Id,
      number: z.string(),
      planName: z.string(),
      memberName: z.nullable(z.string()),
      diet: Diet,
      profileDiet: Diet,
    }),
  ),
  /** What runs, is booked or owed, in words: an account is anonymised when there is nothing. */
  toSettle: z.array(z.string()),
});
export type AdminCustomerDetails = z.output<typeof AdminCustomerDetails>;

/** What becomes of two accounts when they become one. */
export const MergePreview = z.object({
  stays: AdminCustomer,
  goes: AdminCustomer,
  /** What moves over, with how many: `{what: 'tiffin orders', count: 12}`; only what there is. */
  moves: z.array(z.object({ what: z.string(), count: z.int() })),
  /** What the account that stays takes over of the other one's facts, in words. */
  takesOver: z.array(z.string()),
});
export type MergePreview = z.output<typeof MergePreview>;

const byId = z.object({ id: Id });
const action = <Name extends string>(name: Name) =>
  `/v1/admin/customers/:id/actions/${name}` as const;
const reason = requiredText(300, 'Please give a reason; it stays at the desk.');

/** Why two accounts cannot become one. */
const MERGE_ERRORS = [
  'merge_same_account',
  'customer_is_staff',
  'customer_merged',
  'customer_erased',
  'customer_leaving',
  'merge_into_sign_in',
] as const;

export const adminCustomers = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/customers',
    access: 'kitchen',
    summary:
      'List customers; the search knows names (a household member’s too), contact and the numbers of what they ordered',
    query: z.object({
      ...listQuery(['createdAt', 'name', 'email']),
      state: z.optional(CustomerListState),
      tag: z.optional(text(30)),
    }),
    data: z.array(AdminCustomer),
    paginated: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/admin/customers/find',
    access: 'kitchen',
    summary:
      'Find customers while typing: by the beginning of a name (a household member’s too) or e-mail, digits of a phone, or a number',
    query: z.object({ search: requiredText(100, 'Please type a name, a phone or a number.') }),
    data: z.array(FoundAtDesk),
  }),
  tags: endpoint({
    method: 'GET',
    path: '/v1/admin/customers/tags',
    access: 'kitchen',
    summary: 'List the tags that customers have, the most used first',
    data: z.array(z.string()),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/customers',
    access: 'kitchen',
    summary:
      'Write down a new customer by their phone, with or without a name and an e-mail address',
    body: z.object({
      ...writtenFields,
      phone: phone(),
      email: deskEmail,
      ...deskDetails,
      /** Somebody else has this phone, and they are two people. */
      sharesPhone: z._default(z.boolean(), false),
    }),
    data: AdminCustomerDetails,
    status: 201,
    idempotent: true,
    errors: ['email_has_account', 'phone_has_account'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/customers/:id',
    access: 'kitchen',
    summary: 'Read one customer: who they are and how their account is',
    params: byId,
    data: AdminCustomerDetails,
    errors: ['customer_merged'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/customers/:id',
    access: 'kitchen',
    summary: "Change a customer's contact, diet and notes",
    params: byId,
    body: z.object({
      ...writtenFields,
      phone: z.nullable(phone()),
      /** Written down or mended until somebody signs in with it; from then on it is theirs to change. */
      email: deskEmail,
      customerNote: optionalText(1000),
      internalNote: optionalText(2000),
      /** What is not sent stays. */
      tags: z.optional(Tags),
      birthday: z.nullish(Birthday),
    }),
    data: AdminCustomerDetails,
    errors: [
      'customer_erased',
      'name_missing',
      'phone_missing',
      'email_has_account',
      'email_is_theirs',
    ],
  }),
  disable: endpoint({
    method: 'POST',
    path: action('disable'),
    access: 'owner',
    undoable: true,
    summary:
      'Disable an account and end its sessions; what is booked stays, unless plans are paused',
    params: byId,
    body: z.object({ reason, pausePlans: z._default(z.boolean(), false) }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased', 'action_not_allowed'],
  }),
  enable: endpoint({
    method: 'POST',
    path: action('enable'),
    access: 'owner',
    undoable: true,
    summary: 'Let a disabled account sign in again',
    params: byId,
    body: z.object({ reason }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased', 'action_not_allowed'],
  }),
  setChannel: endpoint({
    method: 'POST',
    path: action('set-channel'),
    access: 'kitchen',
    undoable: true,
    summary:
      'Write down how somebody without an e-mail address wants to be reached, as they have said it',
    params: byId,
    /** Null: they have said nothing. */
    body: z.object({ channel: z.nullable(WishedChannel) }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased', 'chooses_channel_themselves'],
  }),
  setOffers: endpoint({
    method: 'POST',
    path: action('set-offers'),
    access: 'kitchen',
    summary: 'Write down whether somebody wants offers by mail, as they have told the kitchen',
    params: byId,
    body: z.object({
      wants: z.boolean(),
      how: z.enum(['phone', 'paper']),
      /** When they have said it. */
      day: IsoDay,
    }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased', 'offers_need_proved_email', 'told_in_future'],
  }),
  setStopped: endpoint({
    method: 'POST',
    path: action('set-stopped'),
    access: 'kitchen',
    summary:
      'Note that somebody has said that they want no more messages on their phone, or wants them again',
    params: byId,
    body: z.object({ stopped: z.boolean() }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased', 'no_phone_to_stop', 'stopped_themselves'],
  }),
  tellApart: endpoint({
    method: 'POST',
    path: action('tell-apart'),
    access: 'kitchen',
    summary:
      'Note that somebody who shares a number, an address or a name with them is somebody else',
    params: byId,
    body: z.object({ otherId: Id }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased', 'customer_merged'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: action('sign-out'),
    access: 'kitchen',
    summary: 'End all sessions of a customer',
    params: byId,
    body: z.object({ reason }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased'],
  }),
  invite: endpoint({
    method: 'POST',
    path: action('invite'),
    access: 'kitchen',
    summary:
      'Make the link with which somebody whom the desk wrote down takes over their account; an earlier one ends',
    params: byId,
    data: z.object({ url: z.string(), expiresAt: IsoInstant }),
    errors: ['customer_erased', 'action_not_allowed', 'signs_in_already'],
  }),
  sendInvitation: endpoint({
    method: 'POST',
    path: action('send-invitation'),
    access: 'kitchen',
    summary:
      'Send somebody whom the desk wrote down the link to their account, by e-mail or SMS; an earlier one ends',
    params: byId,
    data: z.object({ channel: MailChannel, expiresAt: IsoInstant }),
    idempotent: true,
    errors: [
      'customer_erased',
      'action_not_allowed',
      'signs_in_already',
      'invitation_not_sendable',
    ],
  }),
  anonymise: endpoint({
    method: 'POST',
    path: action('anonymise'),
    access: 'owner',
    summary: 'Erase a customer at once, at their request; refused while something is to be settled',
    params: byId,
    /** Their e-mail address; of somebody without one their phone number. */
    body: z.object({ contact: requiredText(254, 'Please type what is asked for.') }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: ['customer_erased', 'customer_unsettled', 'contact_differs'],
  }),
  mergePreview: endpoint({
    method: 'GET',
    path: '/v1/admin/customers/:id/merge/:otherId',
    access: 'owner',
    summary: 'Read what would move if another account became part of this one',
    params: z.object({ id: Id, otherId: Id }),
    data: MergePreview,
    errors: MERGE_ERRORS,
  }),
  merge: endpoint({
    method: 'POST',
    path: action('merge'),
    access: 'owner',
    summary: 'Make another account of the same person part of this one; cannot be undone',
    params: byId,
    body: z.object({ otherId: Id }),
    data: AdminCustomerDetails,
    idempotent: true,
    errors: MERGE_ERRORS,
  }),
};
