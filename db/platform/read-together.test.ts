import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import type { DB } from '../types.ts';
import { type Connection, connect } from './connect.ts';
import { prepared } from './prepared.ts';
import { readTogether } from './read-together.ts';
import { runTransaction } from './transaction.ts';

const database = useDatabase();
let two: Connection;

beforeEach(() => {
  two = connect(database.url, { max: 2 });
});

afterEach(() => two.close());

async function backend(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

describe('reads that go together', () => {
  it('are answered each with its own, by one connection', async () => {
    const number = async (db: Kysely<DB>, value: number) =>
      (await sql<{ value: number }>`SELECT ${value}::int AS value`.execute(db)).rows[0]?.value;
    const [one, other, ...numbers] = await readTogether(two.db, (db) =>
      Promise.all([backend(db), backend(db), ...[1, 2, 3].map((value) => number(db, value))]),
    );
    expect(one).toBe(other);
    expect(numbers).toEqual([1, 2, 3]);
    expect(two.pool.totalCount).toBe(1);
  });

  it('fail alone, and give their connection back when all are answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slow: Promise<number>[] = [];
      await expect(
        readTogether(two.db, (db) => {
          const failing = sql`SELECT 1 / 0`.execute(db);
          slow.push(backend(db));
          return failing;
        }),
      ).rejects.toMatchObject({ code: '22012' });
      expect(await Promise.all(slow)).toEqual([expect.any(Number)]);
      expect(two.pool.idleCount).toBe(two.pool.totalCount);
    }
  });

  it('are over with their work: what goes on beside it sends nothing more', async () => {
    const over = await readTogether(two.db, async (db) => ({ db }));
    await expect(backend(over.db)).rejects.toThrow('The reads are over.');
    expect(two.pool.idleCount).toBe(two.pool.totalCount);
  });

  it('are no transaction, and begin none', async () => {
    await expect(
      readTogether(two.db, (db) => db.transaction().execute(async () => {})),
    ).rejects.toThrow('A transaction begins on a pool');
  });

  it('keep their plans', async () => {
    const uses = await readTogether(two.db, async (db) => {
      for (let round = 0; round < 3; round += 1) await sql`${prepared} SELECT 'ajwain'`.execute(db);
      const { rows } = await sql<{ uses: number }>`
        SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements
        WHERE statement LIKE '%ajwain%'`.execute(db);
      return rows;
    });
    expect(uses).toEqual([{ uses: 3 }]);
  });

  it('see within a transaction what it has written', async () => {
    const seen = await runTransaction(two.db, async (tx) => {
      await sql`CREATE TEMPORARY TABLE spices ON COMMIT DROP AS SELECT 'hing' AS name`.execute(tx);
      return readTogether(tx, (db) => sql`SELECT name FROM spices`.execute(db));
    });
    expect(seen.rows).toEqual([{ name: 'hing' }]);
  });
});
