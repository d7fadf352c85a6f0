import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { eraseLeavers } from '#api/platform/clock/erase-leavers.ts';
import type { DB } from '#db/types.ts';
import { eraseAgain } from './erase-again.ts';
import { noteErased } from './erased-list.ts';

/**
 * Before the program serves anybody: whoever was erased stays erased, also when an older backup was
 * restored (docs/rules.md#erasure). First those whom the list beside the backups names, then those
 * whose day has come meanwhile; then the list learns whom it did not know. Answers how many came
 * back and are gone again.
 */
export async function forgetTheErased(kitchen: {
  db: Kysely<DB>;
  env: { dataDir: string };
  now: Temporal.Instant;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}): Promise<number> {
  const again = await eraseAgain(kitchen);
  const due = await eraseLeavers(kitchen).catch((error) => {
    // The clock tries again each minute; nobody else has to wait for it.
    kitchen.log.error({ err: error }, 'customers whose day has come could not be erased');
    return 0;
  });
  if (again + due > 0) kitchen.log.info({ again, due }, 'erased customers before serving');
  await noteErased(kitchen);
  return again + due;
}
