import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backup, HOLDS_SECRET, keepNewest, LEFT_OUT, writeBackup } from '#db/backup/backup.ts';
import { type Restored, restoreBackup } from '#db/backup/restore.ts';
import { migrate, readMigrations } from '#db/platform/migrate.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { fillEveryTable } from '#test/every-table.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const NOW = Temporal.Instant.from('2026-11-18T15:00:00Z');

let kitchen: TestDatabase;
let folder: string;
let subscription: { id: string };

beforeAll(async () => {
  kitchen = await createTestDatabase();
  folder = makeTestFolder('backup');
  subscription = await fillEveryTable(kitchen.db, NOW);
});
afterAll(async () => {
  await kitchen.drop();
  removeFolder(folder);
});

/** The migrations of a version to come: ours and one more. */
function newer(): string {
  const migrations = join(folder, 'migrations');
  cpSync(join(import.meta.dirname, '../migrations'), migrations, { recursive: true });
  const next = String(readMigrations().length + 1).padStart(4, '0');
  writeFileSync(
    join(migrations, `${next}_shelf.sql`),
    `ALTER TABLE credit_entries ADD COLUMN shelf text NOT NULL DEFAULT 'dry'`,
  );
  return migrations;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const backUp = (from: TestDatabase, kind: 'backup' | 'nightly' = 'backup', now = NOW) =>
  withClient(from.url, (client) => writeBackup(client, { folder, kind, now }));

/** An empty database, without any migration. */
async function inNewDatabase<T>(work: (database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await createTestDatabase('template0');
  try {
    return await work(database);
  } finally {
    await database.drop();
  }
}

/** Every row of every table as text, by table. */
async function everything({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('schema_migrations', 'list_counts') ORDER BY 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** The same but for what no backup holds. */
async function withoutWhatOpens(database: TestDatabase): Promise<Record<string, string[]>> {
  const { rows } = await database.pool.query(
    `SELECT t::text AS row FROM mails t WHERE NOT (${HOLDS_SECRET}) ORDER BY 1`,
  );
  const leftOut = Object.keys(LEFT_OUT).filter((table) => table !== 'list_counts');
  const none = Object.fromEntries(leftOut.map((table) => [table, []]));
  return { ...(await everything(database)), ...none, mails: rows.map(({ row }) => row) };
}

/** Another credit for the subscription, in the ledger and on its row. */
const give = ({ db }: TestDatabase, key: string) =>
  runTransaction(db, (tx) =>
    appendCreditEntries(
      tx,
      [
        {
          subscriptionId: subscription.id,
          orderId: null,
          kind: 'adjust',
          availableChange: 1,
          reservedChange: 0,
          actor: 'staff',
          reason: 'a gift',
          key,
        },
      ],
      NOW,
    ),
  );

const nextNumber = async ({ pool }: TestDatabase): Promise<string> =>
  (await pool.query(`SELECT next_number('TF', 2026) AS number`)).rows[0].number;

describe('a backup', () => {
  let backup: Backup;
  let copy: TestDatabase;
  let restored: Restored;
  beforeAll(async () => {
    backup = await backUp(kitchen);
    copy = await createTestDatabase('template0');
    restored = await restoreBackup(copy.url, backup.path);
  });
  afterAll(() => copy.drop());

  it('brings every row of every table back', async () => {
    const before = await everything(kitchen);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const kept = await withoutWhatOpens(kitchen);
    expect(backup.rows).toBe(Object.values(kept).flat().length);
    expect(restored).toEqual({ at: '2026-11-18T15:00:00Z', rows: backup.rows, mails: 1 });
    expect(await everything(copy)).toEqual(kept);
  });

  it('counts the rows of lists anew as they come back', async () => {
    const { rows } = await copy.pool.query(`SELECT sum(rows)::int AS mails,
      (SELECT count(*)::int FROM mails) AS there FROM list_counts WHERE list = 'mails'`);
    expect(rows).toEqual([{ mails: 2, there: 2 }]);
  });

  it('holds no signing secret, no session, no key of a call, and no mail with a link that opens', async () => {
    const { pool } = kitchen;
    const { rows } = await pool.query<{ opens: string }>(`
      SELECT value AS opens FROM secrets UNION SELECT id::text FROM sessions
      UNION SELECT key FROM idempotency_keys UNION SELECT token_hash FROM password_resets
      UNION SELECT id::text FROM email_codes UNION SELECT id::text FROM mails WHERE ${HOLDS_SECRET}`);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    const text = gunzipSync(readFileSync(backup.path)).toString();
    expect(rows.filter(({ opens }) => text.includes(opens))).toEqual([]);
  });

  it('of before that was left out brings none of it back', async () => {
    const old = join(folder, 'old.gz');
    const text = gunzipSync(readFileSync(backup.path)).toString();
    const [header = '', ...more] = text.split('\n');
    const { tables, ...told } = JSON.parse(header);
    tables.unshift({ name: 'secrets', columns: ['name', 'value'] });
    const rows = `{"rows":${backup.rows + 1}}\n`;
    const body = ['session_signing\tan old secret', '\\.', ...more.slice(0, -2)].join('\n');
    writeFileSync(old, gzipSync(`${JSON.stringify({ ...told, tables })}\n${body}\n${rows}`));
    await inNewDatabase(async (later) => {
      await restoreBackup(later.url, old);
      expect((await later.pool.query('SELECT FROM secrets')).rowCount).toBe(0);
    });
  });

  it('keeps the rules that stepped aside: foreign keys and append-only tables', async () => {
    await expect(copy.pool.query('DELETE FROM credit_entries')).rejects.toThrow('append-only');
    await expect(copy.pool.query('DELETE FROM customers')).rejects.toThrow('foreign key');
  });

  it('gives mails that were waiting their jobs again, and only those', async () => {
    const { rows } = await copy.pool.query(
      `SELECT job.task_identifier, mail.status FROM graphile_worker.jobs job
       JOIN mails mail ON job.key = 'mail:' || mail.id`,
    );
    expect(rows).toEqual([{ task_identifier: 'send-mail', status: 'queued' }]);
  });

  it('leaves a database that goes on where the first one was', async () => {
    expect(await nextNumber(copy)).toBe('TF-2026-0002');
    await give(copy, 'a gift');
    const { row, fold } = await balanceOf(copy.db, subscription.id);
    expect(row).toEqual({ available: 4, reserved: 2 });
    expect(fold).toEqual(row);
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    let writing = true;
    const writer = (async () => {
      for (let gift = 0; writing; gift += 1) await give(copy, `gift ${gift}`);
    })();
    const { path } = await backUp(copy, 'backup', NOW.add({ hours: 1 }));
    writing = false;
    await writer;
    await inNewDatabase(async (later) => {
      await restoreBackup(later.url, path);
      const { row, fold } = await balanceOf(later.db, subscription.id);
      expect(fold).toEqual(row);
    });
  });

  it('is readable by its owner alone, and no half of one is left in the folder', async () => {
    const { path, bytes } = backup;
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(path).size).toBe(bytes);
    expect(readdirSync(folder).filter((name) => !name.endsWith('.gz'))).toEqual([]);
    expect(gunzipSync(readFileSync(path)).toString()).toContain('dabba-backup-1');
  });

  it('is refused by a database that holds anything, which stays as it is', async () => {
    const before = await everything(kitchen);
    await expect(restoreBackup(kitchen.url, backup.path)).rejects.toThrow(
      'This database is not empty: its table account_invitations has rows.',
    );
    expect(await everything(kitchen)).toEqual(before);
  });

  it('is refused when it is torn, before anything is touched', async () => {
    const whole = readFileSync(backup.path);
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 6) ^ 1, damaged.length - 6);
    for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, -1), damaged]) {
      const file = join(folder, 'torn.gz');
      writeFileSync(file, bytes);
      await inNewDatabase(async (empty) => {
        await expect(restoreBackup(empty.url, file)).rejects.toThrow('is torn');
        expect(await everything(empty)).toEqual({});
      });
    }
  });

  it('of an older version is brought forward once its rows are in', async () => {
    await inNewDatabase(async (later) => {
      await restoreBackup(later.url, backup.path, { migrations: newer() });
      const { rows } = await later.pool.query('SELECT DISTINCT shelf FROM credit_entries');
      expect(rows).toEqual([{ shelf: 'dry' }]);
    });
  });

  it('of a newer version is refused, before anything is touched', async () => {
    await inNewDatabase(async (newest) => {
      await migrate(newest.url, { folder: newer() });
      const { path } = await backUp(newest, 'backup', NOW.add({ hours: 2 }));
      await inNewDatabase(async (empty) => {
        await expect(restoreBackup(empty.url, path)).rejects.toThrow('_shelf.sql');
        expect(await everything(empty)).toEqual({});
      });
      await expect(restoreBackup(newest.url, backup.path, { migrations: newer() })).rejects.toThrow(
        'the backup is older',
      );
    });
  });

  it('is told from other files, and from none', async () => {
    const other = join(folder, 'other.gz');
    writeFileSync(other, 'dal, rice, roti\n');
    await expect(restoreBackup(kitchen.url, other)).rejects.toThrow('is not a backup');
    await expect(restoreBackup(kitchen.url, join(folder, 'none.gz'))).rejects.toThrow('no file');
  });
});

describe('the nightly backups', () => {
  it('are kept to the newest fourteen, and a person’s own are left alone', async () => {
    const own = await backUp(kitchen);
    for (let night = 0; night < 16; night += 1) {
      await backUp(kitchen, 'nightly', NOW.add({ hours: 24 * night }));
    }
    await keepNewest(folder, 14);
    const nightly = readdirSync(folder).filter((name) => name.startsWith('nightly-'));
    expect(nightly).toHaveLength(14);
    expect(nightly.sort()[0]).toBe('nightly-2026-11-20T15-00-00Z.gz');
    expect(statSync(own.path).isFile()).toBe(true);
  });
});
