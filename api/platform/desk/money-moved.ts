import type { Transaction } from 'kysely';
import { balanceOfRow, PAID_TABLES, type PaidTable, readAccounts } from '#db/money/accounts.ts';
import type { Journalled } from '#db/platform/journal.ts';
import type { DB } from '#db/types.ts';
import { movedMeanwhileWords } from '#domain/money/balance-words.ts';
import type { RowImage } from '#domain/platform/take-back.ts';

/** The row of a change as it was found when it was locked. */
export type CurrentRow = (change: Journalled) => RowImage | null;

/** What moved for a thing since the step that is taken back, in words; the thing's number, and whose it is. */
export type MoneyMoved = { number: string; name: string; words: string };

/** The same for the desk, which has many things before it. */
export const moneyMovedWords = ({ number, name, words }: MoneyMoved): string =>
  `${number} (${name}): ${words}`;

/** A row of a table that keeps balances, as the database tells it. */
const balanceOfImage = (row: RowImage) => balanceOfRow(row as Parameters<typeof balanceOfRow>[0]);

/**
 * What was paid or paid back since a step for the things that it changed, where they stand otherwise
 * once it is taken back: whoever was paid back is asked again.
 *
 * @param current the rows as they were before anything was put back
 */
export async function moneyMovedSince(
  db: Transaction<DB>,
  changes: readonly Journalled[],
  current: CurrentRow,
): Promise<MoneyMoved[]> {
  const moved: MoneyMoved[] = [];
  for (const change of changes) {
    const { relation, before, after } = change;
    const row = current(change);
    if (!isPaidTable(relation) || !before || !after || !row) continue;
    const [account] = await readAccounts(db, relation, [String(row.id)]);
    if (!account) continue;
    const [left, found] = [balanceOfImage(after), balanceOfImage(row)];
    const words = movedMeanwhileWords(found.paid - left.paid, found, account.stored);
    if (words) moved.push({ number: String(row.number), name: nameIn(row), words });
  }
  return moved;
}

/** Whose a thing is: an inquiry has its name in two parts. */
const nameIn = (row: RowImage): string =>
  String(row.customer_name ?? `${row.first_name} ${row.last_name}`);

const isPaidTable = (relation: string): relation is PaidTable =>
  (PAID_TABLES as readonly string[]).includes(relation);
