import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { comparePlans, type Kept, type Statement, shapeOf } from '#test/growth/kept-plans.ts';

const FILE = join(import.meta.dirname, '../results/plans.json');

/** From now on the server's log tells the plan of every statement, with how long that took. */
export async function logPlans(client: pg.Client): Promise<void> {
  for (const [name, value] of [
    ['session_preload_libraries', 'auto_explain'],
    ['auto_explain.log_min_duration', '0'],
    ['auto_explain.log_format', 'json'],
    ['auto_explain.log_verbose', 'off'],
  ])
    await client.query(`ALTER DATABASE dabba SET ${name} = '${value}'`);
  // Who is connected already goes by what held before; the program's pool connects anew.
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'dabba' AND pid <> pg_backend_pid()`);
}

/** The statement without its spaces, and with one sign for however many values. */
const normalized = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+(, \$\d+)*/g, '$n')
    .trim();

/** Every statement that the log tells of, each as it took longest, the costliest first. */
export async function readStatements(client: pg.Client): Promise<Statement[]> {
  const { rows } = await client.query('SHOW data_directory');
  const log = readFileSync(join(dirname(rows[0].data_directory), 'postgres.log'), 'utf8');
  const statements = new Map<string, Statement>();
  for (const [, ms, told = ''] of log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)) {
    const { 'Query Text': query, Plan: plan } = JSON.parse(told);
    const text = normalized(query);
    const known = statements.get(text);
    const shape = shapeOf(plan);
    const plans = [...new Set([...(known?.plans ?? []), shape])];
    const slowest = known && Number(ms) <= known.ms ? known : { plan: shape, ms: Number(ms) };
    statements.set(text, { ...slowest, text, plans });
  }
  return [...statements.values()].sort((one, other) => other.ms - one.ms);
}

function readKept(): Kept {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/** Keeps the plans of the costliest statements; answers how many are not what they were, and says which. */
export function keepPlans(statements: readonly Statement[], say: (line: string) => void): number {
  const { kept, changed } = comparePlans(readKept(), statements);
  for (const { text, was, is } of changed) {
    say(`another plan: ${text.slice(0, 160)}`);
    for (const one of was) say(`  was ${one}`);
    say(`  is  ${is}`);
  }
  if (changed.length > 0)
    say(
      'A plan that is as good is added in bench/results/plans.json; what is meant to be another is taken out.',
    );
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  return changed.length;
}
