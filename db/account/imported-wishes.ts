import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImportedStop, KnownStops } from '#domain/account/judge-import.ts';
import type { SaidChoice } from '#domain/account/mail-choices-cell.ts';
import { dayOf, type IsoDay, instantAt } from '#domain/platform/days.ts';

/** Which of these phone numbers have said STOP, and to what. */
export const listKnownStops = async (
  db: Kysely<DB>,
  phones: readonly string[],
): Promise<KnownStops> =>
  db
    .selectFrom('opt_outs')
    .where('phone', '=', sql<string>`ANY (${[...phones]}::text[])`)
    .select(['phone', 'channel'])
    .execute();

/** What somebody of an import has said about optional mails, by which they are the customer's word here. */
export async function insertImportedChoices(
  tx: Transaction<DB>,
  choices: readonly { customerId: string; said: readonly SaidChoice[] }[],
  by: { actor: string; at: Temporal.Instant },
): Promise<void> {
  const rows = choices.flatMap(({ customerId, said: lines }) =>
    lines.flatMap(({ choice, isOn, said }) => {
      if (!said) return [];
      const isTold = said.how === 'phone' || said.how === 'paper' || said.how === 'sheet';
      return {
        ...{ customerId, choice, isOn, how: said.how },
        at: (isTold ? by.at : momentOf(said.day, by.at)).toString(),
        toldOn: isTold ? said.day : null,
        actor: isTold ? (said.notedBy ?? by.actor) : null,
      };
    }),
  );
  await sql`
    INSERT INTO mail_choices (customer_id, choice, is_on, at, how, told_on, actor)
    SELECT "customerId", choice, "isOn", at, how, "toldOn", actor
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS one ("customerId" uuid, choice text, "isOn" boolean, at timestamptz, how text,
        "toldOn" date, actor text)`.execute(tx);
}

/** A no to a kind of optional mails, of somebody who is a customer. */
export type NoOfCustomer = SaidChoice & { customerId: string };

/**
 * Ends what these customers get by their noes, with the day and how they have said it; a no without both is
 * one of the sheet's. It is theirs, and not the import's: it stays when that is taken back.
 */
export async function takeOverNoes(
  tx: Transaction<DB>,
  noes: readonly NoOfCustomer[],
  by: { actor: string; at: Temporal.Instant },
): Promise<void> {
  if (noes.length === 0) return;
  await sql`
    UPDATE customers SET updated_at = ${by.at}, settings = coalesce(settings, '{}') ||
      jsonb_build_object('notifications', coalesce(settings -> 'notifications', '{}') || no.off)
    FROM (
      SELECT "customerId" AS id, jsonb_object_agg(choice, false) AS off
      FROM jsonb_to_recordset(${JSON.stringify(noes)}::jsonb) AS one ("customerId" uuid, choice text)
      GROUP BY 1
    ) AS no WHERE customers.id = no.id`.execute(tx);
  const day = dayOf(by.at);
  const said = noes.map(({ customerId, ...no }) => ({
    customerId,
    said: [{ ...no, said: no.said ?? { day, how: 'sheet' as const, notedBy: null } }],
  }));
  await insertImportedChoices(tx, said, by);
}

/**
 * Notes who of an import has said STOP. What is known stays as it is known: it is the import's no longer,
 * if it was one's, so that taking that one back does not lose it.
 */
export async function insertImportedStops(
  tx: Transaction<DB>,
  importId: string,
  stops: readonly ImportedStop[],
  by: { actor: string; at: Temporal.Instant },
): Promise<void> {
  const rows = stops.map(({ phone, channel, since, notedBy }) => ({
    ...{ phone, channel, notedBy: notedBy === undefined ? by.actor : notedBy },
    at: (since === null ? by.at : momentOf(since, by.at)).toString(),
  }));
  await sql`
    INSERT INTO opt_outs (phone, channel, at, noted_by, import_id)
    SELECT DISTINCT ON (phone, channel) phone, channel, at, "notedBy", ${importId}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS stop (phone text, channel text, at timestamptz, "notedBy" text)
    ORDER BY phone, channel, "notedBy" NULLS FIRST
    ON CONFLICT (phone, channel) DO UPDATE SET import_id = NULL
      WHERE opt_outs.import_id IS NOT NULL`.execute(tx);
}

/** The last moment of a day, of which no hour is known: what was said on it is not older than anything. */
function momentOf(day: IsoDay, now: Temporal.Instant): Temporal.Instant {
  const last = instantAt(day, '23:59');
  return Temporal.Instant.compare(last, now) < 0 ? last : now;
}
