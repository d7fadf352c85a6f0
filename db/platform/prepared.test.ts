import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asLauncher, useDatabase } from '#test/database.ts';
import { type Connection, connect } from './connect.ts';
import { isOutdatedPlan, prepared } from './prepared.ts';
import { runTransaction, sendAhead } from './transaction.ts';

const database = useDatabase();
let owner: Connection;
let one: Connection;

beforeAll(() => {
  owner = connect(asLauncher(database.url), { max: 1 });
});

afterAll(() => owner.close());

beforeEach(async () => {
  one = connect(database.url, { max: 1 });
  await sql`DROP TABLE IF EXISTS spices`.execute(owner.db);
  await sql`CREATE TABLE spices AS SELECT 'ajwain' AS name`.execute(owner.db);
  await sql`GRANT SELECT ON spices TO PUBLIC`.execute(owner.db);
});

afterEach(() => one.close());

/** What another program's migration does meanwhile. */
const addColumn = () =>
  sql`ALTER TABLE spices ADD COLUMN is_hot boolean DEFAULT false`.execute(owner.db);

const listSpices = (db = one.db) => sql`${prepared} SELECT * FROM spices`.execute(db);

describe('a prepared statement', () => {
  it('is planned once by its connection, and any other each time', async () => {
    for (let count = 0; count < 3; count += 1) {
      await listSpices();
      await sql`SELECT name FROM spices`.execute(one.db);
    }
    const kept = await sql<{ uses: number }>`
      SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements
      WHERE statement LIKE '%spices%'`.execute(one.db);
    expect(kept.rows).toEqual([{ uses: 3 }]);
  });

  it('answers with a column that was added since it was planned', async () => {
    await listSpices();
    await addColumn();
    expect((await listSpices()).rows).toEqual([{ name: 'ajwain', is_hot: false }]);
  });

  it('tells what went wrong before it, also where two alike are planned for the first time', async () => {
    const failing = runTransaction(one.db, async (tx) => {
      sendAhead(tx, sql`SELECT 1 / 0`.execute(tx));
      sendAhead(tx, listSpices(tx));
      await listSpices(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await listSpices()).rows).toEqual([{ name: 'ajwain' }]);
  });

  it('fails a transaction whose plan is outdated once, and not the next one', async () => {
    const inTransaction = () => runTransaction(one.db, (tx) => listSpices(tx));
    await inTransaction();
    await addColumn();
    expect(isOutdatedPlan(await inTransaction().catch((error) => error))).toBe(true);
    expect((await inTransaction()).rows).toEqual([{ name: 'ajwain', is_hot: false }]);
  });
});
