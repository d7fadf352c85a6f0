import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { backupFolder } from '#api/env.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { listErased } from '#db/account/account-deletion.ts';
import { codeOf, isUnwritable } from '#db/platform/database-error.ts';
import type { DB } from '#db/types.ts';
import { eraseCustomer, eraseDueAccounts } from './erase-customer.ts';

const ErasedLine = z.object({ id: z.uuid(), erasedAt: z.string() });

/** Beside the backups, so that whoever copies them copies it along. */
const listPath = (env: { dataDir: string }) => join(backupFolder(env), 'erased.jsonl');

async function readText(env: { dataDir: string }): Promise<string> {
  return readFile(listPath(env), 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
}

/** The id of a line; null where a kill left half of one. */
function idOf(line: string): string | null {
  try {
    return z.parse(ErasedLine, JSON.parse(line)).id;
  } catch {
    return null;
  }
}

const idsIn = (text: string): string[] => text.split('\n').flatMap((line) => idOf(line) ?? []);

/** The ids of everybody whom this list remembers as erased. */
export const readErasedList = async (env: { dataDir: string }): Promise<string[]> => [
  ...new Set(idsIn(await readText(env))),
];

/**
 * Writes whoever was erased and is not in the list yet to its end: ids and instants, nothing else.
 * A node without a disk of its own keeps no list; one that has backups does.
 */
export async function recordErasures({
  db,
  env,
  log,
}: {
  db: Kysely<DB>;
  env: { dataDir: string };
  log: Pick<FastifyBaseLogger, 'warn'>;
}): Promise<void> {
  const erased = await listErased(db);
  try {
    const text = await readText(env);
    const known = new Set(idsIn(text));
    const lines = erased
      .filter(({ id }) => !known.has(id))
      .map(({ id, erasedAt }) => `${JSON.stringify({ id, erasedAt: erasedAt.toString() })}\n`);
    if (lines.length === 0) return;
    await mkdir(backupFolder(env), { recursive: true, mode: 0o700 });
    const mend = text === '' || text.endsWith('\n') ? '' : '\n';
    await appendFile(listPath(env), mend + lines.join(''), { mode: 0o600, flush: true });
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    log.warn(
      { err: error },
      'the list of erased customers was not written: the folder is not writable',
    );
  }
}

/**
 * Erases everybody whom the list beside the backups names and the database still knows, because a
 * backup of before was restored (docs/rules.md#erasure). Nobody is mailed a second time. Answers
 * how many there were.
 */
async function reapplyErasure({
  db,
  env,
  now,
}: {
  db: Kysely<DB>;
  env: { dataDir: string };
  now: Temporal.Instant;
}): Promise<number> {
  const ids = await readErasedList(env);
  if (ids.length === 0) return 0;
  const known = await db
    .selectFrom('customers')
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .select('id')
    .execute();
  let erased = 0;
  for (const { id } of known) {
    const isErased = await inTransaction(db, (tx) => eraseCustomer(tx, id, now, { tell: false }));
    if (isErased) erased += 1;
  }
  return erased;
}

/**
 * Before the program serves anybody: whoever was erased stays erased, also when an older backup was
 * restored (docs/rules.md#erasure). First those whom the list beside the backups names, then those
 * whose day has come meanwhile; then the list learns whom it did not know. Answers how many came
 * back and are gone again.
 */
export async function reapplyErasures(kitchen: {
  db: Kysely<DB>;
  env: { dataDir: string };
  now: Temporal.Instant;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}): Promise<number> {
  const again = await reapplyErasure(kitchen);
  const due = await eraseDueAccounts(kitchen).catch((error) => {
    // The clock tries again each minute; nobody else has to wait for it.
    kitchen.log.error({ err: error }, 'customers whose day has come could not be erased');
    return 0;
  });
  if (again + due > 0) kitchen.log.info({ again, due }, 'erased customers before serving');
  await recordErasures(kitchen);
  return again + due;
}
