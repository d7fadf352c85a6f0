import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';

const FILE = join(import.meta.dirname, '../results/plans.json');

/** So many statements are kept; one of them stays while it is among a few more. */
export const COSTLIEST = 20;
const STILL_COSTLY = 30;

export type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Node[];
};

/** A statement with the shape of its plan where it took longest, and of all its plans: values differ. */
export type Statement = { text: string; plan: string; plans: string[]; ms: number };

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

/** Seq Scan on mails, or Index Scan by mails_created: what stays the same while costs change. */
export function shapeOf(node: Node): string {
  const by = node['Index Name'];
  const on = node['Relation Name'];
  const name = node['Node Type'] + (by ? ` by ${by}` : on ? ` on ${on}` : '');
  const below = (node.Plans ?? []).map(shapeOf);
  return below.length > 0 ? `${name} (${below.join(', ')})` : name;
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

/** The plans of statements by their text. */
export type Kept = Record<string, string>;

/** A statement that goes no more by the plan that was kept, whatever its values. */
export type Changed = { text: string; was: string; is: string };

/**
 * Which plans are kept from now on, and which are not what they were. Such a one stays in the file as it
 * was, and is told of again, until somebody has looked at it and taken it out.
 */
export function comparePlans(
  before: Kept,
  statements: readonly Statement[],
): { kept: Kept; changed: Changed[] } {
  const changed = statements.flatMap(({ text, plan, plans }) => {
    const was = before[text];
    return was === undefined || plans.includes(was) ? [] : [{ text, was, is: plan }];
  });
  const known = new Set(changed.map(({ text }) => text));
  const stays = statements.filter(
    ({ text }, place) => known.has(text) || (place < STILL_COSTLY && text in before),
  );
  const others = statements.slice(0, COSTLIEST).filter(({ text }) => !(text in before));
  const kept = [...stays, ...others].slice(0, Math.max(COSTLIEST, known.size));
  const sorted = kept.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  return {
    kept: Object.fromEntries(sorted.map(({ text, plan }) => [text, before[text] ?? plan])),
    changed,
  };
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
    say(`  was ${was}`);
    say(`  is  ${is}`);
  }
  if (changed.length > 0)
    say('What is meant to be so is taken out of bench/results/plans.json, and kept anew.');
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  return changed.length;
}
