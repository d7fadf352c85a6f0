import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { codeOf } from './database-error.ts';
import { ProgramClient } from './program-client.ts';

const MARK = '/* prepared */';

/**
 * Stands in a statement that each connection is to have planned once, instead of each time: one that
 * many calls need and whose text is the same for all of them (docs/decisions/0051). `ON CONFLICT` that
 * names a partial index needs the states of that index as literals, or the kept plan fails.
 */
export const prepared = sql.raw(MARK);

/** By their text. */
const names = new Map<string, string>();

/** Counts how often all plans were given up. */
let generation = 0;

/** A statement as the driver takes it for a connection: by a name where its plan is kept there. */
export function statementOf(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
): pg.QueryConfig {
  const forgets = client instanceof ProgramClient && client.isPooled;
  if (forgets || !text.includes(MARK)) return { text, values: [...values] };
  const known = names.get(text);
  const name = known ?? `s${generation}-${createHash('sha1').update(text).digest('hex')}`;
  if (!known) names.set(text, name);
  return { name, text, values: [...values] };
}

/**
 * Whether a kept plan no longer answers what its table has: a newer program's migration has added a
 * column meanwhile (SQLSTATE 0A000, of PostgreSQL's `RevalidateCachedQuery`).
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as { routine?: string }).routine === 'RevalidateCachedQuery';

/** From now on every statement is planned anew, under another name. */
export function planAnew(): void {
  names.clear();
  generation += 1;
}

/** Sends a statement outside a transaction, and once more where its kept plan turns out to be outdated. */
export const keepingPlan = <T>(send: () => Promise<T>): Promise<T> =>
  send().catch((error) => {
    if (!isOutdatedPlan(error)) throw error;
    planAnew();
    return send();
  });
