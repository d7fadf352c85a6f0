import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Until the transaction ends nobody else changes what is called so. */
export const lockEdits = (tx: Transaction<DB>, name: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba change of ${name}`}))`.execute(tx);
