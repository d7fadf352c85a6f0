import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runTransaction } from '#db/platform/transaction.ts';
import { breakable } from '#test/breakable-database.ts';
import { useDatabase } from '#test/database.ts';
import { type Connection, connect } from './connect.ts';

const database = useDatabase();

it.each([
  ['that nobody has asked anything', async () => {}],
  [
    'whose pool alone was asked',
    async ({ pool }: Connection) => void (await pool.query('SELECT 1')),
  ],
  ['that was used', async ({ db }: Connection) => void (await sql`SELECT 1`.execute(db))],
])('a connection %s is closed whole', async (_what, use) => {
  const connection = connect(database.url);
  await use(connection);
  await connection.close();
  expect(connection.pool.ended).toBe(true);
});

describe('what the database answers', () => {
  it('gives an instant back as it was sent', async () => {
    const at = Temporal.Instant.from('2026-11-01T05:30:00.123456Z');
    const { rows } = await sql<{ at: Temporal.Instant; list: Temporal.Instant[] }>`
      SELECT ${at}::timestamptz AS at, ARRAY[${at}::timestamptz] AS list`.execute(database.db);
    expect(rows[0]?.at.equals(at)).toBe(true);
    expect(rows[0]?.list[0]?.equals(at)).toBe(true);
  });

  it('takes an array of instants and compares by them', async () => {
    const at = Temporal.Instant.from('2026-03-08T07:00:00Z');
    const { rows } = await database.pool.query(
      'SELECT now() = ANY($1::timestamptz[]) AS hit, $1::timestamptz[] AS list',
      [[at]],
    );
    expect(rows[0].hit).toBe(false);
    expect(rows[0].list[0].equals(at)).toBe(true);
  });

  it('answers days as strings and counts as numbers', async () => {
    const { rows } = await database.pool.query(
      `SELECT date '2026-03-08' AS day, ARRAY[date '2026-03-08'] AS days, count(*) AS count,
        sum(1::bigint) AS sum, numeric '12.50' AS price`,
    );
    expect(rows[0]).toEqual({
      day: '2026-03-08',
      days: ['2026-03-08'],
      count: 1,
      sum: 1,
      price: 12.5,
    });
  });

  it('refuses an integer that a number cannot hold', async () => {
    const query = database.pool.query('SELECT 9007199254740993::bigint AS big');
    await expect(query).rejects.toThrow('too large');
  });

  it("takes a day from an instant by Toronto's clock", async () => {
    const { rows } = await database.pool.query(
      `SELECT timestamptz '2026-07-02T03:30:00Z'::date AS summer, timestamptz '2026-01-02T04:30:00Z'::date AS winter`,
    );
    expect(rows[0]).toEqual({ summer: '2026-07-01', winter: '2026-01-01' });
  });
});

describe('a query that gets no answer', () => {
  it('is ended by a server that works on it for too long, and the connection goes on', async () => {
    const { db, close } = connect(database.url, { max: 1, patience: 200 });
    await expect(sql`SELECT pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('is given up when the server is frozen, in a transaction too, and others get new connections', async () => {
    const door = await breakable(database.url);
    const { db, close } = connect(door.url, { max: 2, patience: 200 });
    const begun = Promise.withResolvers<void>();
    const frozen = Promise.withResolvers<void>();
    const booking = runTransaction(db, async (tx) => {
      await sql`SELECT 1`.execute(tx);
      begun.resolve();
      await frozen.promise;
      await sql`SELECT 2`.execute(tx);
    });
    await begun.promise;
    door.freeze();
    frozen.resolve();
    const askedAt = performance.now();
    await expect(booking).rejects.toThrow(/does not answer|not queryable/);
    expect(performance.now() - askedAt).toBeLessThan(4_000);

    door.thaw();
    expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    await door.close();
  });

  it('may wait for its reader as long as it takes between the batches of a download', async () => {
    const { db, close } = connect(database.url, { max: 1, patience: 200 });
    await runTransaction(db, async (tx) => {
      await sql`DECLARE batches CURSOR FOR SELECT generate_series(1, 4)`.execute(tx);
      await sql`FETCH 2 FROM batches`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect((await sql`FETCH 2 FROM batches`.execute(tx)).rows).toHaveLength(2);
    });
    await close();
  });
});
