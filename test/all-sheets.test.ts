import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminImports, type CustomerCells } from '#contract/account/desk-imports.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { type Client, TEST_NOW, type TestApp, testApp } from './app.ts';
import { checkCustomers, downloadCustomers, importCustomers } from './customer-sheet-kit.ts';
import { addCustomersOfEveryKind } from './customers-of-every-kind.ts';
import { ALL, addOddThings, bodyOf, download, importSheet, readDue } from './sheet-kit.ts';
import { LEFT_BEHIND, type Row, readTable, TABLES } from './sheet-tables.ts';

let services: TestApp;
let empty: TestApp;
let owner: Client;
let theirs: Client;
let sheet: CustomerCells[];
beforeAll(async () => {
  [services, empty] = [await testApp(), await testApp()];
  await seedIfEmpty(services.db, TEST_NOW);
  [owner, theirs] = [await services.asStaff(), await empty.asStaff()];
  await addOddThings(services, owner);
  await sellOtherwise(services);
  await addCustomersOfEveryKind(services);
  sheet = await downloadCustomers(owner);
  for (const noun of ALL) {
    const body = bodyOf(noun, await download(owner, noun));
    expect((await importSheet(theirs, noun, body)).status).toBe(200);
  }
});
afterAll(async () => {
  await services.close();
  await empty.close();
});

/** What of the catalogue is hidden, or sold in another way. */
async function sellOtherwise({ db }: TestApp): Promise<void> {
  await sql`UPDATE dishes SET is_active = false WHERE name = 'Rasam'`.execute(db);
  await sql`UPDATE snacks SET daily_limit = 40, is_vegetarian = false WHERE slug = 'chevdo'`.execute(
    db,
  );
  await sql`UPDATE plan_groups SET is_active = false WHERE name = 'Family Dabba'`.execute(db);
  await sql`UPDATE plan_variants SET is_active = false, tax_basis_points = 500
    WHERE plan_group_id = (SELECT id FROM plan_groups WHERE name = 'Family Dabba')
      AND billing_cycle = 'weekly'`.execute(db);
}

/** Columns that say the same in every row of a kitchen with everything. */
function sayNothing(rows: readonly Row[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  return columns.filter(
    (column) => new Set(rows.map((row) => JSON.stringify(row[column]))).size < 2,
  );
}

describe('every sheet of a kitchen with everything', () => {
  it.each(TABLES)('is about %s, of which no column says the same in every row', async (table) => {
    // A column that is new is filled in the kitchen of this test and carried, or has its reason.
    expect(sayNothing(await readTable(services, table))).toEqual([]);
  });

  it('has columns that are left behind for a reason, and no other', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT concat(table_name, '.', column_name) AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ANY (${[...TABLES]}::text[])`.execute(
      services.db,
    );
    const known = rows.flatMap(({ name }) => [name, name.replace(/^\w+/, '*')]);
    expect(Object.keys(LEFT_BEHIND).filter((column) => !known.includes(column))).toEqual([]);
  });

  it('makes an empty kitchen an equal one, table by table, and taken back an empty one again', async () => {
    const before = await readAllTables(empty);
    // However somebody has sorted it.
    const imported = await importCustomers(theirs, [...sheet].sort(byText));
    expect(imported.status).toBe(201);
    for (const table of TABLES)
      expect(await readTable(empty, table), table).toEqual(await readTable(services, table));
    expect(await readDue(empty.db)).toEqual(await readDue(services.db));
    expect([...(await downloadCustomers(theirs))].sort(byText)).toEqual([...sheet].sort(byText));
    const { id } = imported.data;
    expect((await theirs.call(adminImports.takeBack, { params: { id } })).status).toBe(200);
    expect(await readAllTables(empty)).toEqual(before);
  });

  it('changes nothing where it comes from', async () => {
    const before = await readAllTables(services);
    const { counts, outcomes } = await checkCustomers(owner, sheet);
    expect(outcomes).toMatchObject({ known: sheet.length, wrong: 0 });
    expect(counts).toMatchObject({ customers: 0, members: 0, addresses: 0, stops: 0 });
    expect(await readAllTables(services)).toEqual(before);
  });
});

const byText = (one: CustomerCells, other: CustomerCells) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

const readAllTables = async (kitchen: TestApp) =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await readTable(kitchen, table)])),
  );
