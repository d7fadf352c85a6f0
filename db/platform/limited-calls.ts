import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';

/** So many calls of one caller in a fixed window of so many seconds. */
type Limit = { max: number; windowSeconds: number };

/**
 * Counts a call on all nodes together; answers the seconds to wait when it is one too many, else 0. Those
 * that are refused count as well, in a window that does not move by them.
 * @param what the call that is counted, as `POST /v1/contact`
 * @param who the address or the account that calls; kept as a hash
 */
export async function countLimitedCall(
  db: Kysely<DB>,
  { what, who, limit }: { what: string; who: string; limit: Limit },
  now: Temporal.Instant,
): Promise<number> {
  const callerHash = createHash('sha256').update(`${what} ${who}`).digest('base64url');
  const endsAt = now.add({ seconds: limit.windowSeconds });
  const { rows } = await sql<{ count: number; ends_at: Temporal.Instant }>`
    ${prepared} INSERT INTO limited_calls AS made VALUES (${callerHash}, 1, ${endsAt})
    ON CONFLICT (caller_hash) DO UPDATE SET
      count = CASE WHEN made.ends_at > ${now} THEN made.count + 1 ELSE 1 END,
      ends_at = CASE WHEN made.ends_at > ${now} THEN made.ends_at ELSE excluded.ends_at END
    RETURNING count, ends_at`.execute(db);
  const [made] = rows;
  if (!made || made.count <= limit.max) return 0;
  return Math.max(1, Math.ceil(now.until(made.ends_at).total('seconds')));
}
