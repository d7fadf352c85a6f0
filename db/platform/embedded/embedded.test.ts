import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { type Holder, holdDatabase, serverOf } from '#test/held-database.ts';
import { startDatabase } from './embedded.ts';

let folder: string;
let dataDir: string;
let holders: Holder[];
beforeEach(() => {
  folder = makeTestFolder('launcher');
  dataDir = join(folder, 'data');
  holders = [];
});
afterEach(async () => {
  for (const holder of holders) await holder.end('SIGKILL');
  // The last one out stops the server that a killed program left.
  if (serverOf(dataDir)) await (await start()).stop();
  removeFolder(folder);
});

const start = (settings: Record<string, string> = { fsync: 'off' }, at = dataDir) =>
  startDatabase({ dataDir: at, settings, log: () => {} });

function hold(): Holder {
  const holder = holdDatabase(dataDir);
  holders.push(holder);
  return holder;
}

async function ask<T>(url: string, sql: string): Promise<T[]> {
  // A server that dies while it is asked may never answer.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<{ value: T }>(sql)).rows.map((row) => row.value);
  } finally {
    await client.end();
  }
}

describe('starting the embedded database', () => {
  it('makes a safe, private server and finds everything again the next time', async () => {
    const first = await start({});
    expect(first).toMatchObject({ startedHere: true, isNew: true, dataDir });
    await ask(first.url, 'CREATE TABLE dishes AS SELECT $$dal$$ AS value');
    expect(await ask(first.url, `SELECT current_setting('fsync') AS value`)).toEqual(['on']);
    expect(await ask(first.url, `SELECT current_setting('listen_addresses') AS value`)).toEqual([
      '',
    ]);
    await first.stop();
    expect(serverOf(dataDir)).toBeNull();

    const second = await start();
    expect(second).toMatchObject({ startedHere: true, isNew: false });
    expect(await ask(second.url, 'SELECT value FROM dishes')).toEqual(['dal']);
    await second.stop();
  });

  it('puts the socket elsewhere when the path is too long for one', async () => {
    const deep = join(folder, 'long'.repeat(30));
    const database = await start(undefined, deep);
    expect(database.url).not.toContain(encodeURIComponent(deep));
    expect(await ask(database.url, 'SELECT 1 AS value')).toEqual([1]);
    await database.stop();
  });
});

describe('two programs on one data folder', () => {
  it('both at once on a new folder are served by one server', async () => {
    const both = await Promise.all([hold().ready, hold().ready]);
    expect(both.filter(({ startedHere }) => startedHere)).toHaveLength(1);
    expect(both[0]?.url).toBe(both[1]?.url);
  });

  it('the server lives until the last of them has gone', async () => {
    const [first, second] = [hold(), hold()];
    await Promise.all([first.ready, second.ready]);
    const server = serverOf(dataDir);
    await first.end();
    expect(serverOf(dataDir)).toBe(server);
    await second.end();
    expect(serverOf(dataDir)).toBeNull();
  });

  it('a server left by a killed program is joined, and stopped by the program that joined', async () => {
    const killed = hold();
    await killed.ready;
    const server = serverOf(dataDir);
    await killed.end('SIGKILL');
    const next = await start();
    expect(next.startedHere).toBe(false);
    expect(serverOf(dataDir)).toBe(server);
    await next.stop();
    expect(serverOf(dataDir)).toBeNull();
  });
});

describe('what gets killed', () => {
  it('a server is soon running again, with all that was committed', async () => {
    const holder = hold();
    const { url } = await holder.ready;
    await ask(url, 'CREATE TABLE dishes AS SELECT $$dal$$ AS value');
    const killed = serverOf(dataDir) ?? 0;
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => ask(url, 'SELECT value FROM dishes').catch(() => []), { timeout: 10_000 })
      .toEqual(['dal']);
    expect(serverOf(dataDir)).not.toBe(killed);
    await holder.end();
  });

  it('a server that is just coming back is stopped with the program', async () => {
    const database = await start();
    process.kill(serverOf(dataDir) ?? 0, 'SIGKILL');
    await database.lost();
    const back = database.restart();
    await database.stop();
    await back;
    expect(serverOf(dataDir)).toBeNull();
  });

  it.each([200, 600])('a first start killed after %i ms spoils nothing', async (moment) => {
    const holder = hold();
    const group = -(holder.process.pid ?? 0);
    await new Promise((resolve) => setTimeout(resolve, moment));
    process.kill(group, 'SIGKILL');
    const database = await start();
    expect(await ask(database.url, 'SELECT 1 AS value')).toEqual([1]);
    await database.stop();
  });
});

describe('what stands in the way', () => {
  it('says that the data folder is a file', async () => {
    writeFileSync(dataDir, '');
    await expect(start()).rejects.toThrow(`The data folder ${dataDir} cannot be used`);
  });

  it('says that the folder holds no database', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    await expect(start()).rejects.toThrow('exists but holds no database');
  });

  it('says what is wrong with a database that it finds', async () => {
    await (await start()).stop();
    const version = join(dataDir, 'postgres/PG_VERSION');
    const settings = join(dataDir, 'postgres/postgresql.conf');

    const good = readFileSync(version);
    writeFileSync(version, '15\n');
    await expect(start()).rejects.toThrow('was written by PostgreSQL 15');
    writeFileSync(version, good);

    const goodSettings = readFileSync(settings);
    writeFileSync(settings, 'nonsense\n');
    await expect(start()).rejects.toThrow(/did not start:[\s\S]*syntax error/);
    writeFileSync(settings, goodSettings);

    // After a restart of the machine, the lock of a server whose id another program has now.
    const stale = [process.pid, join(dataDir, 'postgres'), 1, 5432, join(dataDir, 'run'), '', ''];
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), stale.join('\n'));
    writeFileSync(join(dataDir, 'run/.s.PGSQL.5432.lock'), stale.join('\n'));
    const database = await start();
    expect(database.startedHere).toBe(true);
    await database.stop();
  });
});
