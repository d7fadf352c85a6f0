import type { Kysely, Selectable, Transaction } from 'kysely';
import type { QuoteLine } from '#contract/catering/inquiries.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { DB } from '#db/types.ts';

export type CateringQuoteRow = Selectable<DB['catering_quotes']>;

/** All versions of the quotes of these inquiries, first to last. */
export async function listQuotesOf(
  db: Kysely<DB>,
  inquiryIds: readonly string[],
): Promise<CateringQuoteRow[]> {
  return db
    .selectFrom('catering_quotes')
    .where('inquiry_id', 'in', [...inquiryIds])
    .selectAll()
    .orderBy('version')
    .execute();
}

export type NewQuote = {
  inquiryId: string;
  version: number;
  guests: number;
  menu: readonly MenuLine[];
  lines: readonly QuoteLine[];
  subtotal: number;
  taxBasisPoints: number;
  taxAmount: number;
  total: number;
  deposit: number;
  note: string | null;
  validUntil: string;
  sentAt: Temporal.Instant;
  sentBy: string;
};

/** Stores a version; from now on it is locked. */
export async function insertQuote(tx: Transaction<DB>, quote: NewQuote): Promise<void> {
  await tx
    .insertInto('catering_quotes')
    .values({
      inquiry_id: quote.inquiryId,
      version: quote.version,
      guests: quote.guests,
      menu: JSON.stringify(quote.menu),
      lines: JSON.stringify(quote.lines),
      subtotal_cents: quote.subtotal,
      tax_basis_points: quote.taxBasisPoints,
      tax_cents: quote.taxAmount,
      total_cents: quote.total,
      deposit_cents: quote.deposit,
      note: quote.note,
      valid_until: quote.validUntil,
      sent_at: quote.sentAt,
      sent_by: quote.sentBy,
    })
    .execute();
}

type Version = { inquiryId: string; version: number };

/** Writes down that a version was accepted, and by whom. */
export async function markAccepted(
  tx: Transaction<DB>,
  { inquiryId, version }: Version,
  by: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('catering_quotes')
    .set({ accepted_at: at, accepted_by: by })
    .where('inquiry_id', '=', inquiryId)
    .where('version', '=', version)
    .execute();
}

/** Forgets that a version was accepted: the quote is open again. */
export async function forgetAcceptance(tx: Transaction<DB>, inquiryId: string): Promise<void> {
  await tx
    .updateTable('catering_quotes')
    .set({ accepted_at: null, accepted_by: null })
    .where('inquiry_id', '=', inquiryId)
    .where('accepted_at', 'is not', null)
    .execute();
}

/** Writes down what the customer wants changed in a version; the latest words count. */
export async function storeChangeRequest(
  tx: Transaction<DB>,
  { inquiryId, version }: Version,
  message: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('catering_quotes')
    .set({ change_request: message, change_requested_at: at })
    .where('inquiry_id', '=', inquiryId)
    .where('version', '=', version)
    .execute();
}
