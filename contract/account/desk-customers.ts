import * as z from 'zod/mini';
import { deskDetails } from '#contract/account/delivery-address.ts';
import {
  Birthday,
  deskEmail,
  Tags,
  writtenFields,
} from '#contract/account/desk-customer-fields.ts';
import { FoundAtDesk } from '#contract/account/found-at-desk.ts';
import { MailChannel, WishedChannel } from '#contract/kitchen/channels.ts';
import { changedSince } from '#contract/platform/concurrent-edits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import {
  Id,
  IsoDay,
  IsoInstant,
  optionalText,
  phoneAtDesk,
  requiredText,
  text,
} from '#contract/platform/primitives.ts';
import {
  AdminCustomerDetails,
  CustomerInList,
  CustomerListState,
  MergePreview,
} from './desk-customer.ts';

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
    data: z.array(CustomerInList),
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
      phone: phoneAtDesk(),
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
      phone: z.nullable(phoneAtDesk()),
      /** Written down or mended until somebody signs in with it; from then on it is theirs to change. */
      email: deskEmail,
      customerNote: optionalText(1000),
      internalNote: optionalText(2000),
      /** What is not sent stays. */
      tags: z.optional(Tags),
      birthday: z.nullish(Birthday),
      ...changedSince,
    }),
    data: AdminCustomerDetails,
    errors: [
      'customer_erased',
      'name_missing',
      'phone_missing',
      'email_has_account',
      'email_is_theirs',
      'conflict',
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
