import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

export type EmailCodeRow = Selectable<DB['email_codes']>;

/** How often codes for an address were asked for. */
export type CodeRequestCounts = {
  fromNetwork: { inQuarter: number; inDay: number };
  byAll: { inHour: number; inDay: number };
};

/** The same in the time before now, from one network and by everybody. */
export async function countCodes(
  db: Kysely<DB>,
  email: string,
  address: string,
  now: Temporal.Instant,
): Promise<CodeRequestCounts> {
  const after = (span: { minutes?: number; hours?: number }) =>
    sql`created_at > ${now.subtract(span)}`;
  const here = sql`address = ${address}`;
  const counted = await db
    .selectFrom('email_codes')
    .where('email', '=', email)
    .where('created_at', '>', now.subtract({ hours: 24 }))
    .select([
      sql<number>`(count(*) FILTER (WHERE ${here} AND ${after({ minutes: 15 })}))::int`.as(
        'quarter',
      ),
      sql<number>`(count(*) FILTER (WHERE ${here}))::int`.as('dayHere'),
      sql<number>`(count(*) FILTER (WHERE ${after({ hours: 1 })}))::int`.as('hour'),
      sql<number>`count(*)::int`.as('day'),
    ])
    .executeTakeFirstOrThrow();
  return {
    fromNetwork: { inQuarter: counted.quarter, inDay: counted.dayHere },
    byAll: { inHour: counted.hour, inDay: counted.day },
  };
}

/** Whether an account that has proved an address to be its own has signed in from this network. */
export async function isKnownNetwork(
  db: Kysely<DB>,
  email: string,
  address: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_addresses as used')
    .innerJoin('customers as account', 'account.email', 'used.email')
    .where('used.audience', '=', 'customer')
    .where('used.email', '=', email)
    .where('used.address', '=', address)
    .where('account.email_verified_at', 'is not', null)
    .select('used.address')
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes down that somebody asks for a code; the code itself is made later, if at all. */
export async function insertEmailCode(
  tx: Transaction<DB>,
  asked: {
    email: string;
    address: string;
    askingHash: string;
    createdAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('email_codes')
    .values({
      email: asked.email,
      address: asked.address,
      asking_hash: asked.askingHash,
      created_at: asked.createdAt,
      expires_at: asked.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every live asking for an address, locked until the transaction ends: tries are counted one by one. */
export async function lockLiveCodes(
  tx: Transaction<DB>,
  email: string,
  now: Temporal.Instant,
): Promise<EmailCodeRow[]> {
  return tx
    .selectFrom('email_codes')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** One more try on each of these: of who asked for it, or of somebody else. */
export async function countTry(
  tx: Transaction<DB>,
  codes: readonly EmailCodeRow[],
  whose: 'asker_tries' | 'tries',
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .updateTable('email_codes')
    .set((row) => ({ [whose]: row(whose, '+', 1) }))
    .where(
      'id',
      'in',
      codes.map(({ id }) => id),
    )
    .execute();
}

/** Whether somebody with this address is known: an account, or an inquiry that was sent from it. */
export async function isKnownEmail(db: Kysely<DB>, email: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT 1 FROM catering_inquiries WHERE email = ${email})
      OR EXISTS (SELECT 1 FROM customers WHERE email = ${email} AND disabled_at IS NULL) AS known`.execute(
    db,
  );
  return rows[0]?.known ?? false;
}
