import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { runTransaction, sendAhead } from './transaction.ts';

const database = useDatabase();

const note = (name: string) =>
  sql`INSERT INTO settings (name, value, updated_at) VALUES (${name}, '{}', now())`;

async function noted(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM settings WHERE name LIKE 'noted %' ORDER BY name`.execute(database.db);
  return rows.map(({ name }) => name);
}

describe('a transaction', () => {
  it('keeps all when it answers', async () => {
    const answer = await runTransaction(database.db, async (tx) => {
      await note('noted 1').execute(tx);
      sendAhead(tx, note('noted 2').execute(tx));
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await noted()).toEqual(['noted 1', 'noted 2']);
  });

  it('keeps nothing when it throws, and gives its connection back', async () => {
    const before = await noted();
    for (let round = 0; round < 20; round++) {
      await expect(
        runTransaction(database.db, async (tx) => {
          await note('noted never').execute(tx);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
    }
    expect(await noted()).toEqual(before);
  });

  it('does what is begun together in its order', async () => {
    const [, , { rows }] = await runTransaction(database.db, (tx) =>
      Promise.all([
        sql`CREATE TEMPORARY TABLE together (place serial, what text) ON COMMIT DROP`.execute(tx),
        sql`INSERT INTO together (what) VALUES ('first'), ('second')`.execute(tx),
        sql<{ what: string }>`SELECT what FROM together ORDER BY place`.execute(tx),
      ]),
    );
    expect(rows.map(({ what }) => what)).toEqual(['first', 'second']);
  });

  it('fails at its end with what nobody has waited for, and keeps nothing', async () => {
    const before = await noted();
    await expect(
      runTransaction(database.db, async (tx) => {
        await note('noted 3').execute(tx);
        sendAhead(tx, sql`SELECT 1 / 0`.execute(tx));
      }),
    ).rejects.toThrow('division by zero');
    expect(await noted()).toEqual(before);
  });

  it('keeps nothing when what nobody waits for was never sent', async () => {
    const before = await noted();
    const unwritable = async () => {
      throw new TypeError('not to be written');
    };
    await expect(
      runTransaction(database.db, async (tx) => {
        await note('noted 9').execute(tx);
        sendAhead(tx, unwritable());
      }),
    ).rejects.toThrow('not to be written');
    expect(await noted()).toEqual(before);
  });

  it('tells of the first failure to whoever asks after it', async () => {
    await expect(
      runTransaction(database.db, async (tx) => {
        sendAhead(tx, sql`SELECT 1 / 0`.execute(tx));
        await note('noted 4').execute(tx);
      }),
    ).rejects.toThrow('division by zero');
  });

  it('goes on after a failure that was rolled back to a savepoint', async () => {
    await runTransaction(database.db, async (tx) => {
      sendAhead(tx, sql`SAVEPOINT attempt`.execute(tx));
      await expect(sql`SELECT 1 / 0`.execute(tx)).rejects.toThrow('division by zero');
      await sql`ROLLBACK TO SAVEPOINT attempt`.execute(tx);
      await note('noted 5').execute(tx);
    });
    expect(await noted()).toContain('noted 5');
  });

  it('is over when its connection breaks, and the next one has another', async () => {
    await expect(
      runTransaction(database.db, async (tx) => {
        sendAhead(tx, note('noted 6').execute(tx));
        await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx);
      }),
    ).rejects.toThrow();
    expect(await noted()).not.toContain('noted 6');
    await runTransaction(database.db, (tx) => note('noted 7').execute(tx));
    expect(await noted()).toContain('noted 7');
  });

  it('writes nothing of what goes on beside work that has failed', async () => {
    let beside: Promise<unknown> = Promise.resolve();
    await expect(
      runTransaction(database.db, async (tx) => {
        beside = sql`SELECT pg_sleep(0.05)`.execute(tx).then(() => note('noted 8').execute(tx));
        await Promise.all([beside, Promise.reject(new Error('no'))]);
      }),
    ).rejects.toThrow('no');
    await expect(beside).rejects.toThrow('The transaction is over.');
    expect(await noted()).not.toContain('noted 8');
  });

  it('begins on a pool alone, not within another one', async () => {
    await runTransaction(database.db, async (tx) => {
      await expect(runTransaction(tx, async () => {})).rejects.toThrow('not within another one');
    });
  });
});
