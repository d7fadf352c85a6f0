import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

/** Keeps the hash of a secret that opens one inquiry, or all of an address. */
export async function insertInquiryAccess(
  db: Kysely<DB>,
  access: {
    tokenHash: string;
    opens: { inquiryId: string } | { email: string };
    createdAt: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const { opens } = access;
  await db
    .insertInto('inquiry_access')
    .values({
      token_hash: access.tokenHash,
      ...('email' in opens ? { email: opens.email } : { inquiry_id: opens.inquiryId }),
      created_at: access.createdAt,
      expires_at: access.expiresAt,
    })
    .execute();
}

/** What these secrets open now. */
export async function findInquiryAccess(
  db: Kysely<DB>,
  tokenHashes: readonly string[],
  now: Temporal.Instant,
): Promise<{ inquiryIds: string[]; emails: string[] }> {
  if (tokenHashes.length === 0) return { inquiryIds: [], emails: [] };
  const rows = await db
    .selectFrom('inquiry_access')
    .where('token_hash', 'in', [...tokenHashes])
    .where('expires_at', '>', now)
    .select(['inquiry_id', 'email'])
    .execute();
  return {
    inquiryIds: rows.flatMap(({ inquiry_id }) => inquiry_id ?? []),
    emails: rows.flatMap(({ email }) => email ?? []),
  };
}
