import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ChoiceSaid, RecordedChoice } from '#contract/account/customer-settings.ts';
import type { DB } from '#db/types.ts';
import type { IsoDay } from '#domain/platform/days.ts';

/** How and when somebody has said what they choose; what was told the kitchen, on which day, and who wrote it down. */
export type Said =
  | { at: Temporal.Instant; how: Exclude<ChoiceSaid, 'phone' | 'paper' | 'sheet'> }
  | { at: Temporal.Instant; how: 'phone' | 'paper' | 'sheet'; toldOn: IsoDay; actor: string };

export type MailChoiceRow = Selectable<DB['mail_choices']>;

/** Writes down what a customer has said about kinds of optional mails; nothing of it is ever changed. */
export async function insertMailChoices(
  tx: Transaction<DB>,
  customerId: string,
  choices: Partial<Record<RecordedChoice, boolean>>,
  { at, how, ...told }: Said,
): Promise<void> {
  const rows = Object.entries(choices).map(([choice, is_on]) => ({
    ...{ customer_id: customerId, choice: choice as RecordedChoice, is_on, at, how },
    ...('toldOn' in told && { told_on: told.toldOn, actor: told.actor }),
  }));
  if (rows.length > 0) await tx.insertInto('mail_choices').values(rows).execute();
}

/** What a customer has said last about a kind of optional mails; undefined: nothing is on record. */
export function findLastChoice(
  db: Kysely<DB>,
  customerId: string,
  choice: RecordedChoice,
): Promise<MailChoiceRow | undefined> {
  return db
    .selectFrom('mail_choices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('choice', '=', choice)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
