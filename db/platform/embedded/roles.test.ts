import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startDatabase } from '#db/platform/embedded/embedded.ts';
import { migrate } from '#db/platform/migrate.ts';
import { asLauncher } from '#test/database.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { programRole, superuser } from './roles.ts';

let folder: string;
beforeEach(() => {
  folder = makeTestFolder('roles');
});
afterEach(() => removeFolder(folder));

const start = () =>
  startDatabase({ dataDir: join(folder, 'data'), settings: { fsync: 'off' }, log: () => {} });

async function ask<Row extends object>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** What is the superuser's in the program's database, the system's own things and an extension's aside. */
const NOT_THE_PROGRAMS = `
  WITH of_extensions AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
  SELECT relname::text AS name FROM pg_class WHERE relowner <> '${programRole}'::regrole
    AND relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
  UNION ALL SELECT proname FROM pg_proc WHERE proowner <> '${programRole}'::regrole
    AND pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
    AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM of_extensions)
  UNION ALL SELECT typname FROM pg_type WHERE typowner <> '${programRole}'::regrole
    AND typnamespace::regnamespace::text !~ '^(pg_|information_schema)'
    AND ('pg_type'::regclass, coalesce(nullif(typelem, 0), oid))
      NOT IN (SELECT classid, objid FROM of_extensions)
  UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = '${superuser}'::regrole
    AND nspname !~ '^(pg_|information_schema)'
  UNION ALL SELECT datname FROM pg_database
    WHERE datname = current_database() AND datdba <> '${programRole}'::regrole`;

describe('the program’s connection', () => {
  it('is no superuser’s, and may make neither roles nor databases', async () => {
    const [role] = await ask(
      inject('templateUrl'),
      `SELECT current_user AS name, rolsuper, rolcreaterole, rolcreatedb, rolreplication,
        rolbypassrls, pg_has_role('pg_execute_server_program', 'MEMBER') AS runs_programs
      FROM pg_roles WHERE rolname = current_user`,
    );
    expect(role).toEqual({
      name: programRole,
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      runs_programs: false,
    });
  });

  it.each([
    ['run a program', `COPY (SELECT 1) TO PROGRAM 'cat'`],
    ['read a program', `CREATE TEMP TABLE said (line text); COPY said FROM PROGRAM 'id'`],
    ['read a file', `SELECT pg_read_file('/etc/passwd')`],
    ['write a file', `COPY (SELECT 1) TO '/tmp/written-by-the-database'`],
    ['change the server', `ALTER SYSTEM SET log_statement = 'all'`],
    ['become the superuser', `SET SESSION AUTHORIZATION ${superuser}`],
    ['take the superuser’s role', `SET ROLE ${superuser}`],
    ['make itself one', `ALTER ROLE ${programRole} SUPERUSER`],
    ['load a language that may do all', 'CREATE EXTENSION plperlu'],
    ['make a role', 'CREATE ROLE another'],
  ])('cannot %s', async (_what, statement) => {
    await expect(ask(inject('templateUrl'), statement)).rejects.toThrow(
      /permission denied|must be superuser|not available/,
    );
  });

  it('owns its database and all that is in it', async () => {
    expect(await ask(inject('templateUrl'), NOT_THE_PROGRAMS)).toEqual([]);
  });
});

describe('a data folder of before the program had a role of its own', () => {
  it('is handed over at the next start, and goes on', async () => {
    const before = await start();
    const url = asLauncher(before.url);
    await ask(url, `ALTER DATABASE dabba OWNER TO ${superuser}`, `DROP ROLE ${programRole}`);
    await migrate(url);
    await ask(url, `INSERT INTO secrets VALUES ('kept', 'from before')`);
    await ask(url, `SELECT next_number('TF', 2026)`);
    await before.stop();

    const now = await start();
    expect(await ask(now.url, 'SELECT current_user AS name')).toEqual([{ name: programRole }]);
    expect(await ask(now.url, NOT_THE_PROGRAMS)).toEqual([]);
    expect(await ask(now.url, 'SELECT value FROM secrets')).toEqual([{ value: 'from before' }]);
    await ask(now.url, 'ALTER TABLE customers ADD COLUMN shelf text', 'DROP TABLE page_views');
    expect(await ask(now.url, `SELECT next_number('TF', 2026) AS number`)).toEqual([
      { number: 'TF-2026-0002' },
    ]);
    await now.stop();
  });
});
