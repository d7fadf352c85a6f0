import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { buildCustomer } from '#test/factories.ts';
import { isNumberLike, isPhoneLike, takePage } from './paging.ts';

const database = useDatabase();
const CUSTOMERS = 7;

beforeAll(async () => {
  for (let n = 0; n < CUSTOMERS; n += 1)
    await buildCustomer(database.db, {
      first_name: `Asha ${n % 2}`,
      email: `asha-${n}@example.com`,
    });
});

it.each(['ASC', 'DESC'] as const)(
  'the pages of a list are its rows in their order, %s',
  async (order) => {
    const { db } = database;
    const wanted = db.selectFrom('customers').select('id');
    const page = (number: number, limit: number) =>
      takePage(wanted, { page: number, limit, order }, 'first_name', 'id');
    const whole = (await page(1, 100)).rows;
    expect(whole).toHaveLength(CUSTOMERS);
    for (const limit of [1, 2, 3, 7]) {
      const pages = Array.from({ length: Math.ceil(CUSTOMERS / limit) }, (_, n) =>
        page(n + 1, limit),
      );
      expect((await Promise.all(pages)).flatMap(({ rows }) => rows)).toEqual(whole);
    }
    expect(await page(9, 3)).toEqual({ rows: [], total: CUSTOMERS });
  },
);

it.each([
  ['tf-2026-0017', ['TF-2026-0017', 'TF-2026-00171']],
  ['TF-2026-00171', ['TF-2026-00171']],
  ['0017', ['TF-2026-0017', 'TF-2026-00171']],
  ['TF-2026_0017', []],
  ['Patel 0017', []],
  ['f-2026', ['TF-2026-0017', 'TF-2026-00171']],
])('a number is found by %s', async (search, found) => {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM unnest(ARRAY['TF-2026-0017', 'TF-2026-00171', 'SN-2026-0018']) AS number
    WHERE ${isNumberLike('number', search)} ORDER BY number`.execute(database.db);
  expect(rows.map(({ number }) => number)).toEqual(found);
});

it.each([
  ['905 555-0123', ['+19055550123']],
  ['(905) 555 0123', ['+19055550123']],
  ['19055550123', ['+19055550123']],
  ['[905]\u00a0555\u20110123', ['+19055550123']],
  ['555\u20130123', ['+14165550123', '+19055550123']],
  ['+1 905 555 0123', ['+19055550123']],
  ['5550123', ['+14165550123', '+19055550123']],
  ['+4479', ['+447911123456']],
  ['Asha 905', []],
])('a phone is found by %s', async (search, found) => {
  const { rows } = await sql<{ phone: string }>`
    SELECT phone FROM unnest(ARRAY['+19055550123', '+14165550123', '+447911123456']) AS phone
    WHERE ${isPhoneLike('phone', search)} ORDER BY phone`.execute(database.db);
  expect(rows.map(({ phone }) => phone)).toEqual(found);
});
