import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { fillEveryTable } from '#test/every-table.ts';
import { asCalled, wordToFind } from './thing-finds.ts';
import { isAboutThingLike, thingsLike } from './thing-names.ts';

const database = useDatabase();

beforeAll(async () => {
  await fillEveryTable(database.db, Temporal.Instant.from('2026-11-18T15:00:00Z'));
  await sql`INSERT INTO audit_log (actor, action, resource, resource_id)
    SELECT 'Kiran Rao', 'update', resource, id FROM (${thingsLike('')}) AS thing`.execute(
    database.db,
  );
});

it.each([
  ['Asha Patel', 'Patel'],
  ['of TF-2026-0017 of', 'TF-2026-0017'],
  ['905 555 0123', '0123'],
  ['Caller 905-555-0123', '905-555-0123'],
  ['tiffin of Mon, Nov 3', undefined],
  ['C$12.00', undefined],
])('in “%s” it is %s by which names are found', (search, word) => {
  expect(wordToFind(search)).toBe(word);
});

it.each([
  ['905 555 0123', '905-555-0123'],
  ['(905) 555-0123', '905-555-0123'],
  ['9055550123', '9055550123'],
  ['TF-2026-0017', 'TF-2026-0017'],
])('%s is looked for as %s', (typed, search) => {
  expect(asCalled(typed)).toBe(search);
});

const found = async (search: string) =>
  (await thingsLike(search).execute(database.db)).rows
    .map(({ resource, id }) => `${resource} ${id}`)
    .sort();

it.each([
  [
    'for Asha Pat',
    [
      'tiffin-orders',
      'snack-orders',
      'payments',
      'catering-inquiries',
      'customers',
      'subscriptions',
    ],
  ],
  ['Everyday Tiff', ['subscriptions', 'plan-groups']],
  ['a@b.example', ['mails']],
])('a name with “%s” in it is found by its word as by itself', async (search, among) => {
  const resources = new Set((await found(search)).map((thing) => thing.split(' ')[0]));
  expect(among).toEqual(expect.arrayContaining([...resources]));
  expect(resources.size).toBeGreaterThan(0);
});

it.each([
  'Asha',
  'for Asha Pat',
  'Everyday Tiff',
  'a@b.example',
  'the',
  'TF-2026',
  'nobody of that name',
])(
  'a line of the audit log is about a thing called “%s”, or it is not, whichever is looked at first',
  async (search) => {
    const { db } = database;
    const { rows: byThing } = await sql<{ id: number }>`SELECT DISTINCT line.id
      FROM (${thingsLike(search)}) AS thing JOIN audit_log AS line
        ON line.resource = thing.resource AND line.resource_id = thing.id ORDER BY 1`.execute(db);
    const { rows: byLine } = await sql<{ id: number }>`SELECT id FROM audit_log AS line
      WHERE ${isAboutThingLike(search)} ORDER BY 1`.execute(db);
    expect(byLine).toEqual(byThing);
  },
);

it('numbers are found whole and from their beginning', async () => {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT id, number FROM tiffin_orders`.execute(database.db);
  for (const { id, number } of rows) {
    expect(await found(number)).toContain(`tiffin-orders ${id}`);
    expect(await found(`tiffin ${number} of`)).toContain(`tiffin-orders ${id}`);
  }
});
