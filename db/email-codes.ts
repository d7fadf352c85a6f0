import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from './types.ts';

export type EmailCodeRow = Selectable<DB['email_codes']>;

/** How often codes for an address were asked for since then, by everybody and from one network. */
export async function countCodesSince(
  db: Kysely<DB>,
  email: string,
  address: string,
  since: { byAll: Temporal.Instant; fromNetwork: Temporal.Instant },
): Promise<{ byAll: number; fromNetwork: number }> {
  const counted = await db
    .selectFrom('email_codes')
    .where('email', '=', email)
    .where('created_at', '>', since.byAll)
    .select([
      sql<number>`count(*)::int`.as('byAll'),
      sql<number>`(count(*) FILTER (WHERE address = ${address}
        AND created_at > ${since.fromNetwork}))::int`.as('fromNetwork'),
    ])
    .executeTakeFirstOrThrow();
  return counted;
}

/** Writes down that somebody asks for a code; the code itself is made later, if at all. */
export async function insertEmailCode(
  tx: Transaction<DB>,
  asked: {
    email: string;
    address: string;
    createdAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('email_codes')
    .values({
      email: asked.email,
      address: asked.address,
      created_at: asked.createdAt,
      expires_at: asked.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The latest asking for an address, locked until the transaction ends: tries are counted one by one. */
export async function lockLatestCode(
  tx: Transaction<DB>,
  email: string,
): Promise<EmailCodeRow | undefined> {
  return tx
    .selectFrom('email_codes')
    .where('email', '=', email)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether somebody with this address is known: an account, or an inquiry that was sent from it. */
export async function isKnownAddress(db: Kysely<DB>, email: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT 1 FROM catering_inquiries WHERE email = ${email})
      OR EXISTS (SELECT 1 FROM customers WHERE email = ${email} AND disabled_at IS NULL) AS known`.execute(
    db,
  );
  return rows[0]?.known ?? false;
}
