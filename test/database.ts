import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Connection, connect } from '#db/platform/connect.ts';
import { programRole, superuser } from '#db/platform/embedded/roles.ts';

/**
 * A migrated, empty database of its own for this test file, made before its first test and dropped
 * after its last. Read `db`, `pool` and `url` inside tests and hooks, not while the file loads.
 */
export function useDatabase(): Connection {
  let current: TestDatabase | undefined;
  beforeAll(async () => {
    current = await createTestDatabase();
  });
  afterAll(async () => {
    await current?.drop();
  });
  const opened = (): TestDatabase => {
    if (!current) throw new Error('The test database is there inside tests and hooks only.');
    return current;
  };
  return {
    get url() {
      return opened().url;
    },
    get db() {
      return opened().db;
    },
    get pool() {
      return opened().pool;
    },
    close: () => opened().close(),
  };
}

/** A connection to a database of its own, and the way to be rid of both. */
export type TestDatabase = Connection & { drop(): Promise<void> };

/**
 * Copies the migrated template; for tests that need more than one database or their own hooks.
 * @param source the database to copy: `template0` has had no migration
 */
export async function createTestDatabase(source = 'dabba'): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(
    template,
    `CREATE DATABASE ${name} TEMPLATE ${source} OWNER ${programRole} STRATEGY file_copy`,
  );
  const connection = connect(withDatabase(template, name));
  return {
    ...connection,
    async drop() {
      await connection.close();
      await command(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** The same server's URL with another database. */
function withDatabase(url: string, name: string): string {
  return url.replace('@/dabba?', `@/${name}?`);
}

/** The launcher's way to a database: what the program itself may not do. */
export const asLauncher = (url: string): string =>
  url.replace(`//${programRole}@`, `//${superuser}@`);

async function command(template: string, sql: string): Promise<void> {
  const client = new pg.Client({
    connectionString: asLauncher(withDatabase(template, 'postgres')),
  });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
