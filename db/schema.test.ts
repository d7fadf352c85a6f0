import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { SAMPLE_DETAILS } from '#api/kitchen/mail-templates/sample-details.ts';
import { useDatabase } from '#test/database.ts';
import { TYPES } from '#test/generate-types.ts';

const database = useDatabase();

it('every foreign key has an index: what it refers to is deleted, and looked up from, without reading all', async () => {
  const { rows } = await sql<{ column: string }>`
    SELECT DISTINCT key.conrelid::regclass || '.' || attribute.attname AS column
    FROM pg_constraint AS key
      JOIN pg_attribute AS attribute
        ON attribute.attrelid = key.conrelid AND attribute.attnum = key.conkey[1]
    WHERE key.contype = 'f' AND key.connamespace = 'public'::regnamespace
      AND NOT EXISTS (
        SELECT FROM pg_index AS index
        WHERE index.indrelid = key.conrelid AND index.indkey[0] = key.conkey[1]
          -- One that leaves out what refers to nothing is as good.
          AND (index.indpred IS NULL
            OR pg_get_expr(index.indpred, index.indrelid) = '(' || attribute.attname || ' IS NOT NULL)'))
    ORDER BY 1`.execute(database.db);
  expect(rows.map(({ column }) => column)).toEqual([]);
});

type Known = { column: string; values: string[] };

/** What the checks of the database let into a column of a closed list. */
async function readChecks(): Promise<Map<string, string[]>> {
  const { rows } = await sql<Known>`
    SELECT attribute.attrelid::regclass || '.' || attribute.attname AS column,
      array(SELECT (regexp_matches(pg_get_constraintdef(known.oid), '''([^'']+)''::text', 'g'))[1]) AS values
    FROM pg_constraint AS known
      JOIN pg_attribute AS attribute
        ON attribute.attrelid = known.conrelid AND attribute.attnum = known.conkey[1]
    WHERE known.contype = 'c' AND known.convalidated AND cardinality(known.conkey) = 1
      AND pg_get_constraintdef(known.oid) LIKE '%ARRAY[%'`.execute(database.db);
  return new Map(rows.map(({ column, values }) => [column, values.sort()]));
}

/** The closed lists of the code by their columns; a document is none. */
const lists = Object.entries(TYPES).filter(([, place]) => !place.endsWith('#DeliveryAddress'));

it('every column of a closed list has its check', async () => {
  const checks = await readChecks();
  expect(lists.map(([column]) => column).filter((column) => !checks.has(column))).toEqual([]);
});

it('the checks know the lists of the code, and the kinds of mails', async () => {
  const checks = await readChecks();
  const modules = import.meta.glob<Record<string, { options?: readonly string[] }>>(
    '../contract/**/*.ts',
  );
  const told = new Map<string, string[]>();
  for (const [column, place] of lists) {
    const [, file = '', name = ''] = /^#(contract\/.+)#(\w+)$/.exec(place) ?? [];
    const options = (await modules[`../${file}`]?.())?.[name]?.options;
    if (options) told.set(column, [...options].sort());
  }
  // Two of the lists are types alone.
  expect(told.size).toBeGreaterThanOrEqual(lists.length - 2);
  expect([...told].map(([column]) => [column, checks.get(column)])).toEqual([...told]);
  expect(checks.get('mails.kind')).toEqual(Object.keys(SAMPLE_DETAILS).sort());
});

it('of long rows the database samples few, by each column and each expression of an index', async () => {
  const { rows } = await sql<{ place: string }>`
    WITH long_rows AS (SELECT unnest(ARRAY['mails', 'idempotency_keys', 'audit_log']::regclass[]) AS id)
    SELECT attrelid::regclass || '.' || attname AS place FROM pg_attribute
    WHERE coalesce(attstattarget, -1) < 0 AND NOT attisdropped AND (
      attnum > 0 AND attrelid IN (SELECT id FROM long_rows)
      OR EXISTS (SELECT FROM pg_index
        WHERE indexrelid = attrelid AND indkey[attnum - 1] = 0 AND indrelid IN (SELECT id FROM long_rows)))
    ORDER BY 1`.execute(database.db);
  expect(rows.map(({ place }) => place)).toEqual([]);
});
