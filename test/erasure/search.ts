import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Where a word was found: a column of a table, a file, a line of the log. */
export type Find = { text: string; place: string };

type Rows = { table: string; rows: Record<string, unknown>[] };

/** Every row of every table that the database has, of any schema. */
async function readEverything(pool: pg.Pool): Promise<Rows[]> {
  const { rows: tables } = await pool.query<{ name: string; table: string }>(`
    SELECT format('%I.%I', nspname, relname) AS name, nspname || '.' || relname AS table
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'm') AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    ORDER BY 1`);
  const everything: Rows[] = [];
  for (const { name, table } of tables) {
    const { rows } = await pool.query(`SELECT to_jsonb(t) AS row FROM ${name} AS t`);
    everything.push({ table, rows: rows.map(({ row }) => row) });
  }
  return everything;
}

/** A value as it may hide a word: as it is, and in the hexadecimal digits in which bytes are shown. */
const holds = (value: unknown, text: string): boolean => {
  const shown = (typeof value === 'string' ? value : JSON.stringify(value ?? null)).toLowerCase();
  return shown.includes(text) || shown.includes(Buffer.from(text).toString('hex'));
};

/** Where words are found in a database: `public.mails.text`. */
export async function findInDatabase(pool: pg.Pool, texts: readonly string[]): Promise<Find[]> {
  const finds = new Map<string, Find>();
  for (const { table, rows } of await readEverything(pool))
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        for (const text of texts)
          if (holds(value, text)) {
            const place = `${table}.${column}`;
            finds.set(`${text} ${place}`, { text, place });
          }
  return [...finds.values()];
}

/** Where words are found in the files of a folder, in their names too; folders in `except` are not opened. */
export function findInFiles(
  folder: string,
  texts: readonly string[],
  except: string[] = [],
): Find[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return except.includes(entry.name) ? [] : findInFiles(path, texts, except);
    const content = decoded(readFileSync(path, 'utf8')).toLowerCase();
    return texts
      .filter((text) => content.includes(text) || entry.name.includes(text))
      .map((text) => ({ text, place: entry.name }));
  });
}

/** Mails break long lines and encode parts: read as a mail program reads them. */
const decoded = (content: string): string => {
  const joined = content.replace(/=\r?\n/g, '');
  const base64 = [...content.matchAll(/(?:^[A-Za-z0-9+/=]{40,}\r?\n?)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );
  return [joined, ...base64].join('\n');
};

/** Where words are found in the lines of a log. */
export const findInLog = (lines: readonly string[], texts: readonly string[]): Find[] =>
  lines.flatMap((line) =>
    texts
      .filter((text) => line.toLowerCase().includes(text))
      .map((text) => ({ text, place: `log: ${line}` })),
  );
