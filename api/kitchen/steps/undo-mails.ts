import type { Transaction } from 'kysely';
import { enqueueMail, putBackMails, withdrawMails } from '#api/kitchen/mail/enqueue-mail.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { JournalledRow } from '#db/kitchen/journal.ts';
import {
  balanceOfRow,
  PAYABLE_TABLES,
  type PayableTable,
  readPayables,
} from '#db/money/payables.ts';
import type { DB } from '#db/types.ts';
import { paymentsMeanwhileText } from '#domain/money/balance-text.ts';
import type { RowImage } from '#domain/platform/undo-step.ts';
import { currentStatesOf, numbersIn } from './correction.ts';

type Mail = {
  id: string;
  subject: string;
  sent_at: Temporal.Instant | null;
  customer_id: string | null;
  inquiry_id: string | null;
  details: { name?: string };
};

/** The row of a change as it was found when it was locked. */
export type CurrentRow = (change: JournalledRow) => RowImage | null;

/**
 * What moved for a thing since the step that is undone, in words; the thing's number, and whose it
 * is.
 */
type PaymentsSinceStep = { number: string; name: string; words: string };

/** The same for the desk, which has many things before it. */
export const paymentsSinceStepText = ({ number, name, words }: PaymentsSinceStep): string =>
  `${number} (${name}): ${words}`;

/** A row of a table that keeps balances, as the database tells it. */
const balanceOfImage = (row: RowImage) => balanceOfRow(row as Parameters<typeof balanceOfRow>[0]);

/**
 * What was paid or paid back since a step for the things that it changed, where they stand otherwise
 * once it is undone: whoever was paid back is asked again.
 *
 * @param current the rows as they were before anything was put back
 */
export async function paymentsSinceStep(
  db: Transaction<DB>,
  changes: readonly JournalledRow[],
  current: CurrentRow,
): Promise<PaymentsSinceStep[]> {
  const moved: PaymentsSinceStep[] = [];
  for (const change of changes) {
    const { relation, after } = change;
    const row = current(change);
    if (!isPaidTable(relation) || !after || !row) continue;
    const [account] = await readPayables(db, relation, [String(row.id)]);
    if (!account) continue;
    const [left, found] = [balanceOfImage(after), balanceOfImage(row)];
    const words = paymentsMeanwhileText(found.paid - left.paid, found, account.stored);
    if (words) moved.push({ number: String(row.number), name: nameOfRow(row), words });
  }
  return moved;
}

/** Whose a thing is: an inquiry has its name in two parts. */
const nameOfRow = (row: RowImage): string =>
  String(row.customer_name ?? `${row.first_name} ${row.last_name}`.trim());

const isPaidTable = (relation: string): relation is PayableTable =>
  (PAYABLE_TABLES as readonly string[]).includes(relation);

/**
 * Withdraws the mails of a step that wait; whoever has got one already gets one mail that says
 * which to disregard, how things stand now, and what was paid or paid back for them meanwhile. Everybody else gets what the step had withdrawn.
 */
export async function undoMails(
  { db }: StaffWrite,
  changes: readonly JournalledRow[],
  money: readonly PaymentsSinceStep[],
): Promise<{ withdrawn: number; corrected: number }> {
  const mails = changes.filter(({ relation }) => relation === 'mails');
  const wrote = mails.flatMap(({ before, after }) => (!before && after ? [String(after.id)] : []));
  const withdrawn = await withdrawMails(db, wrote);
  const sent = wrote.length > 0 ? await listSent(db, wrote) : [];
  const byReader = Map.groupBy(sent, readerOf);
  for (const read of byReader.values()) await follow(db, read, money);
  const hadWaited = mails.flatMap(({ before, after }) =>
    isWaiting(before?.status) && after?.status === 'withdrawn'
      ? [before as Pick<Mail, 'id' | 'inquiry_id' | 'customer_id'>]
      : [],
  );
  const stillWanted = hadWaited.filter((mail) => !byReader.has(readerOf(mail)));
  await putBackMails(
    db,
    stillWanted.map(({ id }) => id),
  );
  return { withdrawn: withdrawn.length, corrected: byReader.size };
}

const isWaiting = (status: unknown): boolean => status === 'queued' || status === 'to_print';

const readerOf = (mail: Pick<Mail, 'inquiry_id' | 'customer_id'>): string | null =>
  mail.inquiry_id ?? mail.customer_id;

/** Those that have reached their reader, or are as good as sent. */
const listSent = async (db: Transaction<DB>, ids: readonly string[]): Promise<Mail[]> =>
  (await db
    .selectFrom('mails')
    .where('id', 'in', ids)
    .where('status', 'in', ['sent', 'delivered', 'unanswered', 'kept', 'queued', 'printed'])
    .select(['id', 'subject', 'sent_at', 'customer_id', 'inquiry_id', 'details'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()) as unknown as Mail[];

async function follow(
  db: Transaction<DB>,
  mails: readonly Mail[],
  money: readonly PaymentsSinceStep[],
): Promise<void> {
  const [first] = mails;
  if (!first) return;
  const told = mails.map(({ details }) => details);
  const numbers = numbersIn(told);
  const details = {
    name: first.details.name ?? '',
    messages: mails.map(({ subject }) => subject).filter((subject) => subject !== ''),
    stands: await currentStatesOf(db, told),
    money: money.filter(({ number }) => numbers.includes(number)).map(({ words }) => words),
    voidsReceipt: told.some((mail) => 'receipt' in mail),
  };
  if (first.inquiry_id)
    await enqueueMail(db, { kind: 'taken_back', inquiryId: first.inquiry_id, details });
  else if (first.customer_id)
    await enqueueMail(db, { kind: 'taken_back', customerId: first.customer_id, details });
}
