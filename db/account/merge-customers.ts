import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { fillInEmail } from './accounts.ts';
import { findDoublesAnew } from './doubles.ts';

/** Two accounts of one person, by their ids: the one that stays, and the one that becomes part of it. */
export type AccountMerge = { stays: string; goes: string };

/** Rows that move from one account to the other; `what` names them in a preview. */
type MoveRows = { moves: string | null };
/** Rows that go with the account, and why nothing of them is missed. */
type EndRows = { ends: string };
/** Rows that move as far as the account that stays has none like them. */
type MergeColumns = { joins: (merging: AccountMerge) => RawBuilder<unknown>[] };

/** Whoever one of the two is not, the account that stays is not; it is no longer anybody but itself. */
const toldApart =
  (own: string, other: string) =>
  ({ stays, goes }: AccountMerge) => [
    sql`INSERT INTO told_apart (one_id, other_id, at, actor)
      SELECT least(${stays}, ${sql.ref(other)}), greatest(${stays}, ${sql.ref(other)}), at, actor
      FROM told_apart WHERE ${sql.ref(own)} = ${goes} AND ${sql.ref(other)} <> ${stays}
      ON CONFLICT DO NOTHING`,
    sql`DELETE FROM told_apart WHERE ${sql.ref(own)} = ${goes}`,
  ];

/**
 * What becomes of every column that names a customer when one account becomes part of another. A new
 * one has to say it here: a test looks for those that do not (docs/decisions/0024).
 */
export const MERGED: Record<string, MoveRows | EndRows | MergeColumns> = {
  'subscriptions.customer_id': { moves: 'plans' },
  'tiffin_orders.customer_id': { moves: 'tiffin orders' },
  'snack_orders.customer_id': { moves: 'snack orders' },
  'catering_inquiries.customer_id': { moves: 'inquiries' },
  'contact_messages.customer_id': { moves: 'messages' },
  'mails.customer_id': { moves: 'mails' },
  'customer_steps.customer_id': { moves: null },
  'mail_choices.customer_id': { moves: null },
  // Whoever is in both households is one of them by then (`joinHouseholds`).
  'household_members.customer_id': { moves: 'household members' },
  'merged_accounts.customer_id': { moves: null },
  'customer_addresses.customer_id': {
    joins: ({ stays, goes }) => [
      sql`DELETE FROM customer_addresses other WHERE other.customer_id = ${goes}
        AND EXISTS (SELECT FROM customer_addresses own WHERE own.customer_id = ${stays}
          AND own.address_key = other.address_key)`,
      sql`UPDATE customer_addresses SET customer_id = ${stays} WHERE customer_id = ${goes}`,
    ],
  },
  'broadcast_recipients.customer_id': {
    // Of two who were in one broadcast, the one who has it already holds.
    joins: ({ stays, goes }) => [
      sql`DELETE FROM broadcast_recipients own USING broadcast_recipients other
        WHERE own.customer_id = ${stays} AND other.customer_id = ${goes}
          AND own.broadcast_id = other.broadcast_id
          AND num_nonnulls(own.mail_id, own.told_at) < num_nonnulls(other.mail_id, other.told_at)`,
      sql`DELETE FROM broadcast_recipients other WHERE other.customer_id = ${goes}
        AND EXISTS (SELECT FROM broadcast_recipients own WHERE own.customer_id = ${stays}
          AND own.broadcast_id = other.broadcast_id)`,
      sql`UPDATE broadcast_recipients SET customer_id = ${stays} WHERE customer_id = ${goes}`,
    ],
  },
  'told_apart.one_id': { joins: toldApart('one_id', 'other_id') },
  'told_apart.other_id': { joins: toldApart('other_id', 'one_id') },
  'doubles.one_id': { ends: 'the account that stays is compared anew' },
  'doubles.other_id': { ends: 'the account that stays is compared anew' },
  'sessions.customer_id': { ends: 'the account that stays is signed in to anew' },
  'account_invitations.customer_id': { ends: 'a link that opens an account that is gone' },
  'phone_codes.customer_id': { ends: 'a code for a phone, for ten minutes' },
  'password_resets.customer_id': { ends: 'links for a password that is gone' },
  'idempotency_keys.customer_id': { ends: 'answers to calls of sessions that ended' },
};

/** Columns that hold a customer's id or address without a reference to the customer. */
const LOOSE: ((merging: AccountMerge, email: string | null) => RawBuilder<unknown>)[] = [
  ({ stays, goes }) => sql`UPDATE reminders own SET about = ${stays} WHERE own.about = ${goes}
    AND NOT EXISTS (SELECT FROM reminders other WHERE other.kind = own.kind
      AND other.part = own.part AND other.about = ${stays})`,
  ({ goes }) => sql`DELETE FROM reminders WHERE about = ${goes}`,
  (_, email) => sql`DELETE FROM email_codes WHERE email = ${email}`,
  ({ stays }, email) => sql`UPDATE mails SET customer_id = ${stays}
    WHERE customer_id IS NULL AND kind = 'email_code' AND to_address = ${email}`,
  (_, email) => sql`DELETE FROM sign_in_addresses WHERE audience = 'customer' AND email = ${email}`,
  (_, email) => sql`DELETE FROM sign_in_failures WHERE audience = 'customer' AND email = ${email}`,
];

const placeOf = (column: string) => {
  const [table = '', name = ''] = column.split('.');
  return { table: sql.table(table), name: sql.ref(name) };
};

/** How many rows of each kind would move to another account; only kinds of which there are any. */
export async function countMoves(
  db: Kysely<DB>,
  goes: string,
): Promise<{ what: string; count: number }[]> {
  const counted = Object.entries(MERGED).flatMap(([column, treatment]) => {
    if (!('moves' in treatment) || treatment.moves === null) return [];
    const { table, name } = placeOf(column);
    return [
      sql`SELECT ${treatment.moves}::text AS what, count(*)::int AS count FROM ${table}
        WHERE ${name} = ${goes}`,
    ];
  });
  const { rows } = await sql<{ what: string; count: number }>`${sql.join(
    counted,
    sql` UNION ALL `,
  )}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

/**
 * Moves everything of one account to another and deletes its row; both rows are locked. Inquiries
 * and messages that were sent without a session from an address that the account had proved come along. Whoever
 * writes to the account at the same moment fails: there is no row left to write to.
 */
export async function mergeAccountRows(
  tx: Transaction<DB>,
  merging: AccountMerge & {
    email: string | null;
    emailProved: boolean;
    staysEmail: string | null;
    at: Temporal.Instant;
  },
): Promise<void> {
  const { stays, goes, email, emailProved, staysEmail, at } = merging;
  for (const [column, treatment] of Object.entries(MERGED)) {
    const { table, name } = placeOf(column);
    if ('joins' in treatment) {
      for (const statement of treatment.joins(merging)) await statement.execute(tx);
    } else if ('moves' in treatment) {
      await sql`UPDATE ${table} SET ${name} = ${stays} WHERE ${name} = ${goes}`.execute(tx);
    } else {
      await sql`DELETE FROM ${table} WHERE ${name} = ${goes}`.execute(tx);
    }
  }
  for (const statement of LOOSE) await statement(merging, email).execute(tx);
  if (emailProved) {
    for (const table of ['catering_inquiries', 'contact_messages'] as const) {
      await sql`UPDATE ${sql.table(table)} SET customer_id = ${stays}
        WHERE customer_id IS NULL AND email = ${email}`.execute(tx);
    }
  }
  await tx.deleteFrom('customers').where('id', '=', goes).execute();
  if (staysEmail) await fillInEmail(tx, stays, staysEmail);
  await findDoublesAnew(tx, stays);
  await tx.insertInto('merged_accounts').values({ id: goes, customer_id: stays, at }).execute();
}

/** How the account is known that another one became part of; undefined when it did not. */
export async function findMergedInto(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('merged_accounts')
    .innerJoin('customers', 'customers.id', 'merged_accounts.customer_id')
    .where('merged_accounts.id', '=', id)
    .select(['customers.email', 'customers.phone'])
    .executeTakeFirst();
  return row && (row.email ?? row.phone ?? '');
}
