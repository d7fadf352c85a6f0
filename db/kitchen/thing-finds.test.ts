import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { fillEveryTable } from '#test/every-table.ts';
import { wordToFind } from './thing-finds.ts';
import { thingsLike } from './thing-names.ts';

const database = useDatabase();

beforeAll(() => fillEveryTable(database.db, Temporal.Instant.from('2026-11-18T15:00:00Z')));

it.each([
  ['Asha Patel', 'Patel'],
  ['of TF-2026-0017 of', 'TF-2026-0017'],
  ['905 555 0123', '0123'],
  ['tiffin of Mon, Nov 3', undefined],
  ['C$12.00', undefined],
])('in “%s” it is %s by which names are found', (search, word) => {
  expect(wordToFind(search)).toBe(word);
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

it('numbers are found whole and from their beginning', async () => {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT id, number FROM tiffin_orders`.execute(database.db);
  for (const { id, number } of rows) {
    expect(await found(number)).toContain(`tiffin-orders ${id}`);
    expect(await found(`tiffin ${number} of`)).toContain(`tiffin-orders ${id}`);
  }
});
