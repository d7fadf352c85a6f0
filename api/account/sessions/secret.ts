import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

const NAME = 'session_signing';

/**
 * The key that signs sessions: the configured one, else one that is made once and kept in the
 * database, so that every node shares it and restarts keep people signed in.
 */
export async function readSigningSecret(
  db: Kysely<DB>,
  configured: string | undefined,
): Promise<string> {
  if (configured) return configured;
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return value;
}
