import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';

const FILE = join(import.meta.dirname, '../results/plans.json');

/** So many statements are kept; one of them stays while it is among a few more. */
const COSTLIEST = 20;
const STILL_COSTLY = 30;

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Node[];
};

/** A statement with the shape of its plan, where it took longest. */
export type Statement = { text: string; plan: string; ms: number };

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
function shapeOf(node: Node): string {
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
    if (!known || Number(ms) > known.ms)
      statements.set(text, { text, plan: shapeOf(plan), ms: Number(ms) });
  }
  return [...statements.values()].sort((one, other) => other.ms - one.ms);
}

type Kept = Record<string, string>;

function readKept(): Kept {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/** Keeps the plans of the costliest statements, and says which one is not what it was. */
export function keepPlans(statements: readonly Statement[], say: (line: string) => void): void {
  const before = readKept();
  const stays = statements.slice(0, STILL_COSTLY).filter(({ text }) => text in before);
  const others = statements.slice(0, COSTLIEST).filter(({ text }) => !(text in before));
  const kept = [...stays, ...others].slice(0, COSTLIEST);
  for (const { text, plan } of statements) {
    if (!(text in before) || before[text] === plan) continue;
    say(`another plan: ${text.slice(0, 160)}`);
    say(`  was ${before[text]}`);
    say(`  is  ${plan}`);
  }
  const sorted = kept.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  const file = Object.fromEntries(sorted.map(({ text, plan }) => [text, plan]));
  writeFileSync(FILE, `${JSON.stringify(file, null, 2)}\n`);
}
