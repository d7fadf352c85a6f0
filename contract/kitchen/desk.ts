import * as z from 'zod/mini';
import { OpenSession } from '#contract/account/sessions.ts';
import { MailChannel } from '#contract/kitchen/channels.ts';
import { DayOverview } from '#contract/kitchen/day-overview.ts';
import { OpeningHours } from '#contract/kitchen/kitchen.ts';
import { OutstandingMoney } from '#contract/money/outstanding-money.ts';
import { changedSince } from '#contract/platform/concurrent-edits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import {
  email,
  Id,
  IsoDay,
  IsoInstant,
  Nothing,
  requiredText,
  wallTime,
} from '#contract/platform/primitives.ts';
import { StaffRole } from '#contract/platform/staff-roles.ts';
import { OpenSnackDay, WaitingSnackOrders } from '#contract/snacks/desk-orders.ts';

const byId = z.object({ id: Id });

/** What waits for somebody at the desk. */
export const Overview = z.object({
  today: IsoDay,
  /** What today holds, whether the kitchen is open for tiffins or not. */
  holds: DayOverview,
  /** Null for those who do not see the books. */
  money: z.nullable(OutstandingMoney),
  pendingSubscriptions: z.int(),
  pendingOrders: z.int(),
  /** Tiffins that could not be handed over, and nobody has said whether their credit comes back. */
  undecidedOrders: z.int(),
  /** Snack orders of any day that could not be handed over, and nobody has said what becomes of them. */
  undeliveredSnackOrders: z.int(),
  days: z.array(
    z.object({
      date: IsoDay,
      isServiceDay: z.boolean(),
      /** Why the kitchen is closed on a day on which it would be open; null otherwise. */
      closure: z.nullable(z.string()),
      /** Those that wait for the kitchen's word are not among them. */
      tiffins: z.int(),
      /** How many of them are cooked already. */
      cooked: z.int(),
      /** How many have still to be brought. */
      toBring: z.int(),
      waiting: z.int(),
      /** Those that are still to be handed over. */
      snackOrders: z.int(),
      /** Accepted events, and their guests together. */
      events: z.int(),
      guests: z.int(),
    }),
  ),
  /** How many tiffins a day can have. */
  tiffinCapacity: z.int(),
  openPastDays: z.array(z.object({ date: IsoDay, orders: z.int() })),
  /** Today and the two days after it, where the menu lacks something that sold boxes promise. */
  shortMenus: z.array(z.object({ date: IsoDay, tiffins: z.int() })),
  waitingSnackOrders: WaitingSnackOrders,
  openPastSnackDays: z.array(OpenSnackDay),
  /** Catering inquiries that nobody has taken up. */
  pendingInquiries: z.int(),
  /** Quotes of which the customer wants something changed. */
  quotesToChange: z.int(),
  /** Confirmed events whose day has passed and that nobody has completed. */
  pastEvents: z.int(),
  /** Messages from the contact page that nobody has answered. */
  waitingMessages: z.int(),
  /** Those of which nobody knows whether they arrived, too. */
  failedMails: z.int(),
  /** Mails of customers without an e-mail address that are not on paper yet. */
  mailsToPrint: z.int(),
  /** Pairs of customers who may be one person. */
  doubles: z.int(),
  ledgerAlarms: z.int(),
  /** False while the disk of the database is full. */
  canSave: z.boolean(),
  /** Jobs that are due while nobody takes any, or a clock that stands; null while all is well. */
  standstill: z.nullable(z.object({ jobs: z.int(), since: IsoInstant })),
  /** The nightly copy elsewhere that failed or is overdue, with the last good one; null while all is well. */
  copyTrouble: z.nullable(
    z.object({ kind: z.enum(['failed', 'overdue']), lastGood: z.nullable(IsoInstant) }),
  ),
});
export type Overview = z.output<typeof Overview>;

export const overview = {
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/overview',
    access: 'kitchen',
    summary: 'Read what waits at the desk and the load of the coming days',
    data: Overview,
  }),
};

export const AdminStaff = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  disabled: z.boolean(),
  mustChangePassword: z.boolean(),
  createdAt: IsoInstant,
});
export type AdminStaff = z.output<typeof AdminStaff>;

const StaffBody = z.object({
  name: requiredText(120, 'Please enter a name.'),
  role: StaffRole,
  disabled: z._default(z.boolean(), false),
});

export const adminStaff = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/staff',
    access: 'owner',
    summary: 'List staff accounts',
    query: z.object(listQuery(['createdAt', 'name'])),
    data: z.array(AdminStaff),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/staff/:id',
    access: 'owner',
    summary: 'Read one staff account',
    params: byId,
    data: AdminStaff,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/staff',
    access: 'owner',
    line: 'passwords',
    summary: 'Add a staff account; answers its first password once',
    body: z.extend(StaffBody, { email: email('Please enter a valid email address') }),
    data: z.extend(AdminStaff, { firstPassword: z.string() }),
    status: 201,
    errors: ['staff_email_taken'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/staff/:id',
    access: 'owner',
    summary: 'Change a staff account, or disable it and end its sessions',
    params: byId,
    body: z.extend(StaffBody, changedSince),
    data: AdminStaff,
    errors: ['last_owner', 'conflict'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/v1/admin/staff/:id/sessions',
    access: 'owner',
    summary: 'List where a member of staff is signed in, the latest first',
    params: byId,
    data: z.array(OpenSession),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/v1/admin/staff/:id/actions/sign-out',
    access: 'owner',
    summary: 'Sign a member of staff out everywhere',
    params: byId,
    data: Nothing,
  }),
};

/**
 * `kept`: written, and nobody got it, because no mail server was set. `to_print`: of a customer
 * without an e-mail address, who gets it on paper. `delivered`: it is on the phone. `unanswered`: a
 * gateway was asked to send it and never said whether it does.
 */
export const MailStatus = z.enum([
  'queued',
  'sent',
  'delivered',
  'unanswered',
  'kept',
  'failed',
  'withdrawn',
  'to_print',
  'printed',
]);
export type MailStatus = z.output<typeof MailStatus>;

export const AdminMail = z.object({
  id: Id,
  kind: z.string(),
  /** What it is about, in words; its subject is empty until it is sent. */
  about: z.string(),
  channel: MailChannel,
  /** An e-mail address or a phone number; null for one that is printed. */
  to: z.nullable(z.string()),
  customerId: z.nullable(Id),
  customerName: z.nullable(z.string()),
  subject: z.string(),
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** What the files that go along with it are called. */
  attachments: z.array(z.string()),
  status: MailStatus,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: IsoInstant,
  sentAt: z.nullable(IsoInstant),
  deliveredAt: z.nullable(IsoInstant),
  /** How many parts of an SMS it took. */
  segments: z.nullable(z.int()),
});
export type AdminMail = z.output<typeof AdminMail>;

export const adminMails = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/mails',
    access: 'owner',
    summary: 'List the outbox, latest first',
    query: z.object({
      ...listQuery(['createdAt']),
      status: z.optional(MailStatus),
      channel: z.optional(MailChannel),
      kind: z.optional(z.string().check(z.maxLength(60))),
      customerId: z.optional(Id),
    }),
    data: z.array(AdminMail),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/mails/:id',
    access: 'owner',
    summary: 'Read one mail as it was sent',
    params: byId,
    data: AdminMail,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/v1/admin/mails/:id/actions/resend',
    access: 'owner',
    summary: 'Send a mail once more',
    params: byId,
    data: AdminMail,
    idempotent: true,
    errors: ['action_not_allowed'],
  }),
  markPrinted: endpoint({
    method: 'POST',
    path: '/v1/admin/mails/:id/actions/mark-printed',
    access: 'owner',
    summary: 'Note that a mail to a customer without an e-mail address is on paper',
    params: byId,
    data: AdminMail,
    idempotent: true,
    errors: ['action_not_allowed'],
  }),
};

export const AuditEntry = z.object({
  id: z.int(),
  at: IsoInstant,
  actor: z.string(),
  action: z.string(),
  resource: z.string(),
  resourceId: z.nullable(z.string()),
  /** What it was done to, as the desk calls it, and the record whose page shows it. */
  thing: z.nullable(
    z.object({
      name: z.string(),
      page: z.nullable(z.object({ resource: z.string(), id: z.string() })),
    }),
  ),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const adminAudit = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/audit-log',
    access: 'owner',
    summary: 'List what staff did, latest first',
    query: z.object({
      ...listQuery(['at']),
      resource: z.optional(z.string().check(z.maxLength(60))),
      /** An action of the resource `resource.action`, or one of any: `take-back`. */
      done: z.optional(z.string().check(z.maxLength(60))),
      resourceId: z.optional(z.string().check(z.maxLength(60))),
    }),
    data: z.array(AuditEntry),
    paginated: true,
  }),
};

export const AdminOpeningHours = z.extend(OpeningHours, { id: z.int() });

export const adminOpeningHours = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/weekly-timings',
    access: 'owner',
    summary: 'List the opening hours',
    query: z.object(listQuery(['day'])),
    data: z.array(AdminOpeningHours),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/weekly-timings/:id',
    access: 'owner',
    summary: 'Read the opening hours of a weekday (1 is Monday)',
    params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(7)) }),
    data: AdminOpeningHours,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/weekly-timings/:id',
    access: 'owner',
    summary: 'Change the opening hours of a weekday',
    params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(7)) }),
    body: z.object({
      open_time: z.nullish(wallTime()),
      close_time: z.nullish(wallTime()),
      is_closed: z.boolean(),
    }),
    data: AdminOpeningHours,
  }),
};
