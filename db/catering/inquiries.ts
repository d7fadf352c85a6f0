import { randomUUID } from 'node:crypto';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { GuestDiets } from '#contract/catering/inquiry-choices.ts';
import type { MenuChoice, MenuLine } from '#contract/catering/inquiry-menu.ts';
import { namedActor } from '#db/kitchen/staff.ts';
import type { PayablePayment } from '#db/money/payments.ts';
import { settlePayables } from '#db/money/settle.ts';
import type { DB } from '#db/types.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { type CateringQuoteRow, listQuotesOf } from './quotes.ts';

export type InquiryRow = Selectable<DB['catering_inquiries']>;

/** `Wedding`, or what was typed for another kind of event, of a row. */
export const eventOfRow = (row: Pick<InquiryRow, 'event_type' | 'event_type_other'>): string =>
  eventOf({ eventType: row.event_type, eventTypeOther: row.event_type_other });
export type InquiryStepRow = Selectable<DB['catering_inquiry_steps']>;
export type InquiryPaymentRow = PayablePayment & { inquiry_id: string | null };

/** An inquiry with its quotes, its payments and the states it has been in. */
export type InquiryWithDetails = InquiryRow & {
  quotes: CateringQuoteRow[];
  payments: InquiryPaymentRow[];
  steps: InquiryStepRow[];
};

const STEP_COLUMNS = [
  ...(['id', 'inquiry_id', 'status', 'at', 'note'] as const),
  namedActor('actor').as('actor'),
] as const;

/** Every read of inquiries starts here. */
export const selectInquiries = (db: Kysely<DB>) =>
  db.selectFrom('catering_inquiries as inquiry').selectAll('inquiry');

/** Adds quotes, payments and steps to inquiries, in one query each. */
export async function withInquiryDetails(
  db: Kysely<DB>,
  inquiries: readonly InquiryRow[],
): Promise<InquiryWithDetails[]> {
  if (inquiries.length === 0) return [];
  const ids = inquiries.map(({ id }) => id);
  const quotes = Map.groupBy(await listQuotesOf(db, ids), (quote) => quote.inquiry_id);
  const payments = Map.groupBy(
    await db
      .selectFrom('payments')
      .where('inquiry_id', 'in', ids)
      .select(['id', 'inquiry_id', 'amount_cents', 'reduction_cents', 'tax_cents', 'reverses'])
      .select(['method', 'reference', 'received_day'])
      .orderBy('place')
      .execute(),
    (payment) => payment.inquiry_id,
  );
  const steps = Map.groupBy(
    await db
      .selectFrom('catering_inquiry_steps')
      .where('inquiry_id', 'in', ids)
      .select(STEP_COLUMNS)
      .orderBy('id')
      .execute(),
    (step) => step.inquiry_id,
  );
  return inquiries.map((inquiry) => ({
    ...inquiry,
    quotes: quotes.get(inquiry.id) ?? [],
    payments: payments.get(inquiry.id) ?? [],
    steps: steps.get(inquiry.id) ?? [],
  }));
}

async function whole(db: Kysely<DB>, row: InquiryRow | undefined) {
  return row && (await withInquiryDetails(db, [row]))[0];
}

/** One inquiry, for the desk. */
export const findInquiry = async (db: Kysely<DB>, id: string) =>
  whole(db, await selectInquiries(db).where('inquiry.id', '=', id).executeTakeFirst());

/**
 * What a caller has proved to be theirs: those sent in their session, all of the addresses they have
 * verified, and those that this browser has a token for.
 */
export type InquiryAccess = { customerId: string | null; emails: string[]; inquiryIds: string[] };

const within = ({ customerId, emails, inquiryIds }: InquiryAccess): Expression<boolean>[] => [
  ...(customerId ? [sql<boolean>`inquiry.customer_id = ${customerId}`] : []),
  ...(emails.length > 0 ? [sql<boolean>`inquiry.email = ANY(${emails})`] : []),
  ...(inquiryIds.length > 0 ? [sql<boolean>`inquiry.id = ANY(${inquiryIds}::uuid[])`] : []),
];

/** The condition that a caller has access to an inquiry (`selectInquiries`). */
export const withinAccess =
  (access: InquiryAccess) =>
  ({ or, lit }: ExpressionBuilder<DB & { inquiry: DB['catering_inquiries'] }, 'inquiry'>) =>
    or([lit(false), ...within(access)] as Expression<boolean>[]);

const accessibleInquiries = (db: Kysely<DB>, access: InquiryAccess) =>
  selectInquiries(db).where(withinAccess(access));

/** One inquiry that a caller has access to; undefined for somebody else's. */
export const findAccessibleInquiry = async (db: Kysely<DB>, access: InquiryAccess, id: string) =>
  whole(db, await accessibleInquiries(db, access).where('inquiry.id', '=', id).executeTakeFirst());

/** How many inquiries a caller has access to. */
export async function countAccessibleInquiries(
  db: Kysely<DB>,
  access: InquiryAccess,
): Promise<number> {
  const { total } = await accessibleInquiries(db, access)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page of what a caller has access to, newest first, and how many there are. */
export async function listAccessibleInquiries(
  db: Kysely<DB>,
  access: InquiryAccess,
  { page, limit }: { page: number; limit: number },
): Promise<{ inquiries: InquiryWithDetails[]; total: number }> {
  const total = await countAccessibleInquiries(db, access);
  const rows = await accessibleInquiries(db, access)
    .orderBy('inquiry.created_at', 'desc')
    .orderBy('inquiry.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { inquiries: await withInquiryDetails(db, rows), total };
}

/** One inquiry, locked until the transaction ends; `access` narrows it to the caller's own. */
export async function lockInquiry(
  tx: Transaction<DB>,
  id: string,
  access?: InquiryAccess,
): Promise<InquiryWithDetails | undefined> {
  const rows = access ? accessibleInquiries(tx, access) : selectInquiries(tx);
  return whole(tx, await rows.where('inquiry.id', '=', id).forUpdate().executeTakeFirst());
}

/**
 * How often an address was written to since then about what was asked for. One asking goes after the other,
 * so that none is counted before another has written.
 */
export async function countReceivedMails(
  tx: Transaction<DB>,
  email: string,
  since: Temporal.Instant,
): Promise<number> {
  const [, { mails }] = await Promise.all([
    sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba inquiry ${email}`}))`.execute(tx),
    tx
      .selectFrom('mails')
      .where('to_address', '=', email)
      .where('kind', '=', 'inquiry_received')
      .where('created_at', '>', since)
      .select(sql<number>`count(*)::int`.as('mails'))
      .executeTakeFirstOrThrow(),
  ]);
  return mails;
}

/** What was asked for and what it is estimated at; choices, plan and menu as they are now. */
export type InquiryContent = Pick<
  InquiryRow,
  | 'event_type'
  | 'event_type_other'
  | 'event_day'
  | 'event_times'
  | 'dietary_preferences'
  | 'dietary_preference_other'
  | 'catering_services'
  | 'catering_service_other'
  | 'guests'
  | 'location'
  | 'cuisine_type'
  | 'cuisine_type_other'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'hear_about_us'
  | 'hear_about_us_other'
  | 'plan_variant_id'
  | 'extra_roti'
  | 'extra_puri'
  | 'base_cents'
  | 'extras_cents'
  | 'delivery_cents'
  | 'tax_basis_points'
  | 'tax_cents'
  | 'total_cents'
  | 'needs_call'
> & { plan: object; choices: readonly MenuChoice[]; menu: readonly MenuLine[] };

const columns = ({ plan, choices, menu, ...content }: InquiryContent) => ({
  ...content,
  plan: JSON.stringify(plan),
  choices: JSON.stringify(choices),
  menu: JSON.stringify(menu),
});

/** Stores a new inquiry with its number and its first step, sent together; nothing is read again. */
export async function insertInquiry(
  tx: Transaction<DB>,
  content: InquiryContent,
  {
    customerId,
    actor,
    year,
    at,
  }: { customerId: string | null; actor: string; year: number; at: Temporal.Instant },
): Promise<InquiryWithDetails> {
  const id = randomUUID();
  const [inquiry, step] = await Promise.all([
    tx
      .insertInto('catering_inquiries')
      .values({
        id,
        ...columns(content),
        number: sql<string>`next_number('CI', ${year}::int)`,
        customer_id: customerId,
        asked_at: at,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
    tx
      .insertInto('catering_inquiry_steps')
      .values({ inquiry_id: id, status: 'pending', at, actor })
      .returning(STEP_COLUMNS)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...inquiry, quotes: [], payments: [], steps: [step] };
}

/** Writes an edited inquiry over the one that is there, as its next version. */
export async function replaceInquiry(
  tx: Transaction<DB>,
  id: string,
  content: InquiryContent,
  at: Temporal.Instant,
): Promise<InquiryWithDetails> {
  await tx
    .updateTable('catering_inquiries')
    .set({ ...columns(content), version: sql<number>`version + 1`, asked_at: at, updated_at: at })
    .where('id', '=', id)
    .execute();
  return stored(tx, id);
}

/** What may change with a step, besides the state. What is undefined stays as it is. */
export type InquiryUpdate = {
  status?: InquiryStatus;
  /** The guests of the accepted quote, and what is served to them. */
  served?: { guests: number; menu: readonly MenuLine[] } | undefined;
  /** When the food has to be there, `HH:MM`; null while that is not agreed. */
  eventClock?: string | null | undefined;
  /** How many guests eat what; null while that is not agreed. */
  guestDiets?: GuestDiets;
  cancelReason?: string | null | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/** Changes a locked inquiry; it is another version then. */
export async function updateInquiry(
  tx: Transaction<DB>,
  id: string,
  {
    status,
    served,
    eventClock,
    guestDiets,
    cancelReason,
    customerNote,
    internalNote,
  }: InquiryUpdate,
  at: Temporal.Instant,
): Promise<InquiryWithDetails> {
  await tx
    .updateTable('catering_inquiries')
    .set({
      updated_at: at,
      version: sql<number>`version + 1`,
      ...(status !== undefined && { status }),
      ...(served && { guests: served.guests, menu: JSON.stringify(served.menu) }),
      ...(eventClock !== undefined && { event_clock: eventClock }),
      ...(guestDiets !== undefined && { guest_diets: guestDiets && JSON.stringify(guestDiets) }),
      ...(cancelReason !== undefined && { cancel_reason: cancelReason }),
      ...(customerNote !== undefined && { customer_note: customerNote || null }),
      ...(internalNote !== undefined && { internal_note: internalNote || null }),
    })
    .where('id', '=', id)
    .execute();
  await settlePayables(tx, 'catering_inquiries', [id]);
  return stored(tx, id);
}

async function stored(tx: Transaction<DB>, id: string): Promise<InquiryWithDetails> {
  const inquiry = await findInquiry(tx, id);
  if (!inquiry) throw new Error('an inquiry that was just stored is not there');
  return inquiry;
}

type Step = {
  inquiryId: string;
  status: InquiryStatus;
  at: Temporal.Instant;
  actor: string;
  note?: string | null | undefined;
};

/** Writes down that an inquiry has come into a state. */
export async function addInquiryStep(tx: Transaction<DB>, step: Step): Promise<void> {
  const { inquiryId, status, at, actor, note } = step;
  await tx
    .insertInto('catering_inquiry_steps')
    .values({ inquiry_id: inquiryId, status, at, actor, note: note || null })
    .execute();
}

/** Notes that whoever sent an inquiry wants none of the mails that it does not need. */
export async function unsubscribeInquiry(db: Kysely<DB>, inquiryId: string): Promise<void> {
  await db
    .updateTable('catering_inquiries')
    .set({ wants_updates: false })
    .where('id', '=', inquiryId)
    .execute();
}
