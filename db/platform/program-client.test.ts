import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startDatabase } from '#db/platform/embedded/embedded.ts';
import type { DB } from '#db/types.ts';
import { useDatabase } from '#test/database.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { connect } from './connect.ts';
import { prepared } from './prepared.ts';
import { readTogether } from './read-together.ts';
import { runTransaction } from './transaction.ts';

const database = useDatabase();

describe('a connection to the server that takes writes', () => {
  it('is none when the server takes none, and is one as soon as it does', async () => {
    const url = `${database.url}&target_session_attrs=read-write`;
    const { db, close } = connect(url, { max: 1 });
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      database.db,
    );
    const changing = sql`ALTER DATABASE ${sql.id(rows[0]?.name ?? '')}`;
    await sql`${changing} SET default_transaction_read_only = on`.execute(database.db);
    const refused = await sql`SELECT 1`.execute(db).catch((error) => error);
    expect(refused.errors).toMatchObject([{ code: '25006' }]);
    await sql`${changing} RESET default_transaction_read_only`.execute(database.db);
    expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('breaks off when its server takes writes no more, and the next one is another', async () => {
    const url = `${database.url}&target_session_attrs=read-write`;
    const { db, close } = connect(url, { max: 1 });
    await sql`CREATE TABLE notes (text text)`.execute(db);
    await sql`SET default_transaction_read_only = on`.execute(db);
    const writing = () => sql`INSERT INTO notes VALUES ('Ajwain is out')`.execute(db);
    await expect(writing()).rejects.toMatchObject({ code: '25006' });
    await writing();
    expect((await sql`SELECT text FROM notes`.execute(db)).rows).toHaveLength(1);
    await close();
  });
});

describe('the first to find that its server has gone', () => {
  /** A server's address, by which the test's database answers. */
  async function openDoor(port: number) {
    const { searchParams } = new URL(database.url.replace('@/', '@localhost/'));
    const socket = join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
    const door = createServer((caller) => {
      const within = createConnection(socket);
      caller.pipe(within).pipe(caller);
      for (const line of [caller, within]) line.on('error', () => {});
    });
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
    return () => new Promise((closed) => door.close(closed));
  }

  it.each([
    ['a query', (db: Kysely<DB>) => sql`SELECT 1 AS one`.execute(db)],
    [
      'a transaction',
      (db: Kysely<DB>) => runTransaction(db, (tx) => sql`SELECT 1 AS one`.execute(tx)),
    ],
    ['reads', (db: Kysely<DB>) => readTogether(db, (one) => sql`SELECT 1 AS one`.execute(one))],
  ])('is answered by the other one: %s', async (_what, ask) => {
    const [old, next] = [await findFreePort(), await findFreePort()];
    const url = database.url.replace(/@\/(\w+)\?.*/, `@127.0.0.1:${old},127.0.0.1:${next}/$1`);
    const { db, close } = connect(`${url}?target_session_attrs=read-write`, { max: 1, idle: 1 });
    const closeOld = await openDoor(old);
    await ask(db);
    await closeOld();
    const closeNext = await openDoor(next);
    expect((await ask(db)).rows).toEqual([{ one: 1 }]);
    await close();
    await closeNext();
  });
});

describe('a connection through a pooler in transaction mode', () => {
  it('has no names for statements and no settings of its own but the zone', async () => {
    const { db, close } = connect(database.url, { max: 1, isPooled: true });
    const counting = () => sql`${prepared} SELECT count(*) FROM customers`;
    await counting().execute(db);
    await runTransaction(db, (tx) => counting().execute(tx));
    const { rows } = await sql`
      SELECT (SELECT count(*) FROM pg_prepared_statements) AS kept,
        current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS patience`.execute(
      db,
    );
    expect(rows).toEqual([{ kept: 0, zone: 'America/Toronto', patience: '0' }]);
    await close();
  });
});

describe('a write that the second server has to confirm', () => {
  it('is not called done when somebody tells the first one to wait no longer', async () => {
    const folder = makeTestFolder('alone');
    const waiting = { synchronous_standby_names: 'another', synchronous_commit: 'local' };
    const settings = { fsync: 'off', ...waiting };
    const alone = await startDatabase({ dataDir: join(folder, 'data'), settings, log: () => {} });
    const { db, close } = connect(alone.url, { max: 2 });
    await sql`CREATE TABLE notes (text text)`.execute(db);
    const writing = runTransaction(db, async (tx) => {
      await sql`SET LOCAL synchronous_commit = on`.execute(tx);
      await sql`INSERT INTO notes VALUES ('Ajwain is out')`.execute(tx);
    });
    const refused = expect(writing).rejects.toThrow(
      'the second server has not confirmed the write',
    );
    const cancel = () =>
      sql<{ told: boolean }>`SELECT pg_cancel_backend(pid) AS told FROM pg_stat_activity
        WHERE wait_event = 'SyncRep'`.execute(db);
    await expect.poll(async () => (await cancel()).rows.length).toBe(1);
    await refused;
    expect((await sql`SELECT text FROM notes`.execute(db)).rows).toHaveLength(1);
    await close();
    await alone.stop();
    removeFolder(folder);
  });
});
