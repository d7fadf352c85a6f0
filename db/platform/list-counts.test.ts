import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { DB } from '#db/types.ts';
import { callDuring } from '#test/call-during.ts';
import { useDatabase } from '#test/database.ts';
import { fillEveryTable } from '#test/every-table.ts';
import { countListed, recountLists } from './list-counts.ts';

const database = useDatabase();
const NOW = Temporal.Instant.from('2026-11-18T15:00:00Z');

beforeAll(() => fillEveryTable(database.db, NOW));

/** What the lines of every list add up to. */
async function counted() {
  const { rows } = await sql`
    SELECT list, day, kinds, sum(rows)::int AS rows FROM list_counts
    GROUP BY list, day, kinds HAVING sum(rows) <> 0 ORDER BY list, day, kinds`.execute(database.db);
  return rows;
}

it('what is written, changed and deleted is counted as it is counted anew', async () => {
  const { db } = database;
  await db.updateTable('tiffin_orders').set({ status: 'confirmed', slot: '15:00-16:00' }).execute();
  await db.updateTable('snack_orders').set({ delivery_day: '2026-11-21' }).execute();
  await db.updateTable('subscriptions').set({ internal_note: 'a note' }).execute();
  await db
    .updateTable('customers')
    .set({ tags: ['corner house', 'no onion'] })
    .execute();
  await db
    .updateTable('customers')
    .set({ tags: ['no onion'] })
    .execute();
  await db.deleteFrom('mails').where('status', '=', 'sent').execute();
  const asWritten = await counted();
  expect(asWritten.length).toBeGreaterThan(7);
  await recountLists(db);
  expect(await counted()).toEqual(asWritten);
  const { rows } = await sql`SELECT FROM list_counts GROUP BY list, day, kinds
    HAVING count(*) > 1`.execute(db);
  expect(rows).toEqual([]);
});

it('rows are counted by kind, by day, and by what they are not', async () => {
  const { db } = database;
  const tiffins = { list: 'tiffin_orders' } as const;
  expect(await countListed(db, tiffins)).toBe(1);
  expect(await countListed(db, { ...tiffins, kinds: { status: 'confirmed' } })).toBe(1);
  expect(await countListed(db, { ...tiffins, kinds: { slot: '14:00-15:00' } })).toBe(0);
  expect(await countListed(db, { ...tiffins, from: '2026-11-20', to: '2026-11-20' })).toBe(1);
  expect(await countListed(db, { ...tiffins, from: '2026-11-21' })).toBe(0);
  expect(await countListed(db, { ...tiffins, butNot: { status: 'confirmed' } })).toBe(0);
  expect(await countListed(db, { list: 'snack_orders', to: '2026-11-20' })).toBe(0);
});

it('of a tag that nobody has any more nothing stays', async () => {
  const { db } = database;
  const tags = (value: string[]) => db.updateTable('customers').set({ tags: value }).execute();
  const named = () => sql`SELECT FROM list_counts WHERE kinds = ARRAY['said by one']`.execute(db);
  await tags(['said by one']);
  expect((await named()).rows).not.toEqual([]);
  await tags([]);
  expect((await named()).rows).toEqual([]);
});

it('a tag that goes while everything is counted anew is gone after it', async () => {
  const { db } = database;
  const tagged = (tags: string[]) => (one: Kysely<DB>) =>
    one.updateTable('customers').set({ tags }).execute();
  await tagged(['gone by then'])(db);
  await callDuring(db, tagged([]), () => recountLists(db));
  const { rows } = await sql`SELECT FROM list_counts WHERE kinds = ARRAY['gone by then']`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

it('of what is rolled back nothing stays', async () => {
  const { db } = database;
  const before = await counted();
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.insertInto('mails').values({ kind: 'welcome', to_address: 'a@b.example' }).execute();
      throw new Error('no');
    })
    .catch(() => {});
  expect(await counted()).toEqual(before);
});
