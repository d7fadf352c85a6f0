import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect } from '#db/platform/connect.ts';
import { prepared } from '#db/platform/prepared.ts';
import { asLauncher, useDatabase } from '#test/database.ts';
import { inTransaction } from './transaction.ts';

const database = useDatabase();

describe('a transaction of a call', () => {
  it('runs again when a migration has outdated a plan of its connection meanwhile', async () => {
    const [owner, one] = [
      connect(asLauncher(database.url), { max: 1 }),
      connect(database.url, { max: 1 }),
    ];
    await sql`CREATE TABLE spices AS SELECT 'ajwain' AS name`.execute(owner.db);
    await sql`GRANT ALL ON spices TO PUBLIC`.execute(owner.db);
    const addSpice = (name: string) =>
      inTransaction(one.db, async (tx) => {
        await sql`INSERT INTO spices (name) VALUES (${name})`.execute(tx);
        return sql`${prepared} SELECT * FROM spices ORDER BY name`.execute(tx);
      });

    await addSpice('jeera');
    await sql`ALTER TABLE spices ADD COLUMN is_hot boolean DEFAULT false`.execute(owner.db);
    const { rows } = await addSpice('rai');

    expect(rows).toEqual([
      { name: 'ajwain', is_hot: false },
      { name: 'jeera', is_hot: false },
      { name: 'rai', is_hot: false },
    ]);
    await one.close();
    await owner.close();
  });
});
