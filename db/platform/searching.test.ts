import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { likePattern } from './paging.ts';
import {
  findByPrefix,
  MOST_COUNTED,
  type Search,
  takeFoundPage,
  takeLongPage,
} from './searching.ts';

const database = useDatabase();

/** The later a customer's number, the later they came: the first of the list are the last of these. */
beforeAll(async () => {
  await sql`INSERT INTO customers (email, first_name, last_name, created_at)
    SELECT 'guest' || n || '@example.com', CASE WHEN n % 10 = 0 THEN 'Tenth' ELSE 'Guest' END,
      CASE WHEN n <= 600 THEN 'Early' WHEN n > 11400 THEN 'Late' ELSE 'Between' END,
      '2026-11-01T12:00:00Z'::timestamptz + n * interval '1 second'
    FROM generate_series(1, 12000) AS n`.execute(database.db);
});

const called = (column: 'first_name' | 'last_name' | 'email', text: string) =>
  sql`SELECT id FROM customers WHERE ${sql.ref(column)} ILIKE ${likePattern(text)}`;

const isLate: Search['fits'] = (id) =>
  sql`EXISTS (SELECT FROM customers AS one WHERE one.id = ${id} AND one.last_name = 'Late')`;

const numberOf = ({ email }: { email: string | null }) => Number(/\d+/.exec(email ?? '')?.[0]);

async function page(
  finds: Search['finds'],
  {
    page = 1,
    limit = 100,
    order = 'DESC',
    tenth = false,
    ...how
  }: { page?: number; limit?: number; order?: 'ASC' | 'DESC'; tenth?: boolean } & Omit<
    Search,
    'id' | 'finds'
  > = {},
) {
  let wanted = database.db.selectFrom('customers as customer').select('customer.email');
  if (tenth) wanted = wanted.where('first_name', '=', 'Tenth');
  const by = { by: 'customer.created_at', tieBreak: 'customer.id', order };
  const asked = { page, limit, order: by, narrowed: tenth };
  const search = { id: 'customer.id', finds, ...how };
  const { rows, ...counts } = await takeFoundPage(database.db, wanted, search, asked);
  return { rows: rows.map(numberOf), ...counts };
}

const down = (from: number, to: number, by = 1) =>
  Array.from({ length: (from - to) / by + 1 }, (_, place) => from - place * by);

describe('what few have', () => {
  const finds = [
    sql`SELECT id FROM customers WHERE email IN ('guest3@example.com', 'guest11999@example.com')`,
  ];

  it('is counted and stands in its order', async () => {
    expect(await page(finds)).toEqual({ rows: [11999, 3], total: 2, more: false });
  });

  it('is counted once, in however many ways it is found', async () => {
    const ways = [sql`SELECT id FROM customers WHERE email LIKE 'guest117__@example.com'`];
    const found = await page([...ways, ...ways, ...ways, ...ways, ...ways, ...ways], { limit: 3 });
    expect(found).toEqual({ rows: [11799, 11798, 11797], total: 100, more: false });
  });

  it('is counted once where the beginning of a name finds it, too', async () => {
    const prefixFinds = [findByPrefix('customers', sql.ref('email'), 'Guest117')];
    const found = await page([called('email', 'guest117')], { prefixFinds, limit: 2 });
    expect(found).toEqual({ rows: [11799, 11798], total: 111, more: false });
  });
});

describe('what many have', () => {
  const late = [called('last_name', 'late'), called('first_name', 'nobody')];

  it('is read in the order of the list and counted no further than so far', async () => {
    const counts = { total: MOST_COUNTED + 1, more: true };
    expect(await page(late)).toEqual({ rows: down(12000, 11901), ...counts });
    expect(await page(late, { page: 2 })).toEqual({ rows: down(11900, 11801), ...counts });
    expect(await page(late, { page: 2, limit: 7 })).toMatchObject({ rows: down(11993, 11987) });
  });

  it('has always one page more, to its last one', async () => {
    const third = { rows: down(11800, 11701), total: 301, more: true };
    expect(await page(late, { page: 3 })).toEqual(third);
    const last = { rows: down(11500, 11401), total: 600, more: false };
    expect(await page(late, { page: 6 })).toEqual(last);
    expect(await page(late, { page: 7 })).toEqual({ ...last, rows: [] });
    expect((await page(late, { page: 86, limit: 7 })).rows).toEqual(down(11405, 11401));
  });

  it('is found to the last where it stands far behind, and counted whole', async () => {
    const found = await page([called('last_name', 'early')], { page: 6 });
    expect(found).toEqual({ rows: down(100, 1), total: 600, more: false });
  });

  it('is counted whole where a filter leaves few of them', async () => {
    const found = await page(late, { tenth: true, limit: 10 });
    expect(found).toEqual({ rows: down(12000, 11910, 10), total: 60, more: false });
  });

  it('is more than are counted where a filter leaves many', async () => {
    const found = await page([called('last_name', 'e')], { tenth: true, limit: 2 });
    expect(found).toEqual({ rows: [12000, 11990], total: MOST_COUNTED + 1, more: true });
  });

  it('goes by what fits where that is told, and by what is known to be common', async () => {
    const found = await page([called('last_name', 'nobody')], {
      limit: 2,
      fits: isLate,
      isCommon: async () => true,
    });
    expect(found).toEqual({ rows: [12000, 11999], total: MOST_COUNTED + 1, more: true });
  });

  it('is known by how a name begins, before anything else is looked for', async () => {
    const failing = sql`SELECT id FROM customers WHERE 1 / (random() * 0)::int = 1`;
    const prefixFinds = [findByPrefix('customers', sql.ref('last_name'), 'LA')];
    const found = await page([failing], { limit: 2, fits: isLate, prefixFinds });
    expect(found).toEqual({ rows: [12000, 11999], total: MOST_COUNTED + 1, more: true });
  });
});

describe('what a filter leaves', () => {
  const shown = async (name: string, page: number) => {
    const rows = database.db.selectFrom('customers as customer').select('customer.email');
    const order = { by: 'customer.created_at', tieBreak: 'customer.id', order: 'DESC' } as const;
    const found = await takeLongPage(
      database.db,
      rows.where('last_name', '=', name),
      { id: 'customer.id', rows },
      { page, limit: 100, order },
    );
    return { ...found, rows: found.rows.map(numberOf) };
  };

  it('is counted no further than pages are turned, and to the end on the last one', async () => {
    expect(await shown('Late', 1)).toEqual({ rows: down(12000, 11901), total: 201, more: true });
    expect(await shown('Late', 3)).toEqual({ rows: down(11800, 11701), total: 301, more: true });
    expect(await shown('Late', 6)).toEqual({ rows: down(11500, 11401), total: 600, more: false });
    expect(await shown('Late', 7)).toEqual({ rows: [], total: 600, more: false });
    expect(await shown('Nobody', 1)).toEqual({ rows: [], total: 0, more: false });
  });
});
