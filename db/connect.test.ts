import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';

const database = useDatabase();

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
