import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoInstant, Money, requiredText } from '#contract/platform/primitives.ts';
import { Slot } from '#contract/tiffin/tiffin-orders.ts';

/** So many rows are imported at once. */
export const MOST_IMPORTED_ROWS = 5000;

/** A full sheet with long notes: 5,000 rows of about 1.6 KB. */
const SHEET_BODY_BYTES = 8 * 1024 * 1024;

/** Longer than any cell may be, so that it is refused where it stands and not with the whole sheet. */
const cell = () => z.optional(z.string().check(z.maxLength(100_000)));

/** A row of the sheet of customers, as somebody typed it; a column that is not there is empty. */
export const CustomerCells = z.object({
  /** The whole name, or the first one where `lastName` has the other. */
  name: cell(),
  lastName: cell(),
  phone: cell(),
  email: cell(),
  /** The name of the household member whom the row is about; empty: the customer. */
  member: cell(),
  address: cell(),
  unit: cell(),
  entryCode: cell(),
  doorNote: cell(),
  /** What they call the address. */
  addressLabel: cell(),
  /** `no`: the row is about another address of their address book, beside the default one. */
  defaultAddress: cell(),
  diet: cell(),
  allergies: cell(),
  standingNote: cell(),
  birthday: cell(),
  tags: cell(),
  customerNote: cell(),
  internalNote: cell(),
  wishedChannel: cell(),
  stopped: cell(),
  mailChoices: cell(),
  settings: cell(),
  account: cell(),
  plan: cell(),
  tiffinsLeft: cell(),
  pattern: cell(),
  pausedUntil: cell(),
  planEnds: cell(),
  planInstructions: cell(),
  planCustomerNote: cell(),
  planInternalNote: cell(),
  owed: cell(),
});
export type CustomerCells = z.output<typeof CustomerCells>;

/** A column of that sheet. */
export const CustomerColumn = z.keyof(CustomerCells);
export type CustomerColumn = z.output<typeof CustomerColumn>;

/**
 * What somebody decided about a row that may be of a customer who is there already, or have a plan of
 * theirs that another row has, too.
 */
export const RowDecision = z.enum([
  'leave_out',
  'same_person',
  'another_person',
  'same_plan',
  'another_plan',
]);
export type RowDecision = z.output<typeof RowDecision>;

/**
 * What becomes of a row. `joined`: a plan, a household member, an address, a STOP or a no of somebody who is a
 * customer already, or of an earlier row;
 * `known`: nothing of it is new, and nothing is written; `wrong`: nothing can be written before it is
 * mended or decided.
 */
const RowOutcome = z.enum(['new', 'joined', 'known', 'left_out', 'wrong']);
export type RowOutcome = z.output<typeof RowOutcome>;

/** A row that is not simply a new customer, or that there is something to say about. */
const JudgedRow = z.object({
  /** Which row of those that were sent, from 0. */
  row: z.int(),
  outcome: RowOutcome,
  /** What is wrong; without a column it is about the whole row, and decided instead of mended. */
  problems: z.array(z.object({ column: z.nullable(CustomerColumn), message: z.string() })),
  /** What is worth knowing, and keeps nothing from being written. */
  notices: z.array(z.string()),
  /** What can be decided about it. */
  decisions: z.array(RowDecision),
});
export type JudgedRow = z.output<typeof JudgedRow>;

/** What an import writes, in sum. */
const ImportCounts = z.object({
  customers: z.int(),
  /** People who eat along under somebody's account. */
  members: z.int(),
  /** Addresses of address books beside the default ones. */
  addresses: z.int(),
  /** Phone numbers from which STOP was said, and of which that was not known. */
  stops: z.int(),
  /** Customers who are there already and say no to offers that they would get. */
  noes: z.int(),
  subscriptions: z.int(),
  /** Tiffins that are left in those, credits one by one. */
  credits: z.int(),
  patterns: z.int(),
  owed: Money,
});
export type ImportCounts = z.output<typeof ImportCounts>;

/** A row as it was understood, to see whether the columns are right. */
const UnderstoodRow = z.object({
  row: z.int(),
  /** `Meera (Asha Patel)`, where it is about a household member. */
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  tiffinsLeft: z.int(),
  pattern: z.string(),
  owed: Money,
});
export type UnderstoodRow = z.output<typeof UnderstoodRow>;

/** How a sheet would be imported as things stand. */
export const ImportCheck = z.object({
  /** The first rows that are written, as they were understood. */
  sample: z.array(UnderstoodRow),
  rows: z.array(JudgedRow),
  /** Rows by what becomes of them. */
  outcomes: z.object({
    new: z.int(),
    joined: z.int(),
    known: z.int(),
    left_out: z.int(),
    wrong: z.int(),
  }),
  counts: ImportCounts,
  /** How the tiffin plans of the price list are named in a cell. */
  plans: z.array(z.string()),
  /** Names this answer: what is imported is what somebody has seen. */
  fingerprint: z.string(),
});
export type ImportCheck = z.output<typeof ImportCheck>;

/** An import that was written. */
export const CustomerImport = z.object({
  id: Id,
  fileName: z.string(),
  at: IsoInstant,
  actor: z.string(),
  counts: ImportCounts,
  takenBackAt: z.nullable(IsoInstant),
  takenBackBy: z.nullable(z.string()),
});
export type CustomerImport = z.output<typeof CustomerImport>;

const sheet = {
  rows: z
    .array(
      z.object({
        cells: CustomerCells,
        decision: z.nullish(RowDecision),
        /** Where the row stands in its sheet, from 1. */
        line: z.int().check(z.gte(1), z.lte(10_000_000)),
      }),
    )
    .check(
      z.minLength(1, 'There are no rows to import.'),
      z.maxLength(
        MOST_IMPORTED_ROWS,
        `Please import at most ${MOST_IMPORTED_ROWS.toLocaleString('en-CA')} rows at once; the rest goes into a second sheet.`,
      ),
    ),
  /** When a weekly pattern comes that says no hour. */
  defaultSlot: Slot,
  /** The plan of rows that have tiffins left, a pattern or a debt, and do not say of which. */
  defaultPlan: z.optional(z.string().check(z.maxLength(300))),
};

const largeBody = { bytes: SHEET_BODY_BYTES, tooLarge: 'sheet_too_large' } as const;

export const adminImports = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/imports',
    access: 'owner',
    summary: 'List the latest imports of customers, taken back ones among them',
    data: z.array(CustomerImport),
  }),
  check: endpoint({
    method: 'POST',
    path: '/v1/admin/imports/check',
    access: 'owner',
    summary: 'Say what importing a sheet of customers would do, row by row; writes nothing',
    body: z.object(sheet),
    data: ImportCheck,
    largeBody,
    errors: ['sheet_too_large'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/imports',
    access: 'owner',
    summary:
      'Import a sheet of customers as it was checked: all of it or nothing; mails nobody but, if asked, invitations',
    body: z.object({
      ...sheet,
      fileName: requiredText(200, 'Please say where the rows come from.'),
      fingerprint: z.string().check(z.maxLength(100)),
      /** Whoever is new and has an e-mail address is mailed a link to their account; else nobody is. */
      invite: z._default(z.boolean(), false),
    }),
    data: CustomerImport,
    status: 201,
    idempotent: true,
    largeBody,
    errors: ['sheet_too_large', 'import_has_mistakes', 'import_writes_nothing', 'import_changed'],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/v1/admin/imports/:id/take-back',
    access: 'owner',
    summary: 'Take a whole import back, as long as nothing was built on it',
    params: z.object({ id: Id }),
    data: CustomerImport,
    errors: ['import_not_found', 'import_taken_back', 'import_built_on'],
  }),
};
