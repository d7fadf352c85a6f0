import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mondaysFrom } from '#api/menu/desk/save-week.ts';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { readMenuCycle } from '#db/menu/menu-weeks.ts';
import { storePhoto } from '#db/platform/photos.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { dayOf } from '#domain/platform/days.ts';
import { type Client, TEST_NOW, type TestApp, testApp } from './app.ts';
import {
  ALL,
  addOddThings,
  bodyOf,
  type Cells,
  download,
  importSheet,
  NOUNS,
  type Noun,
  readAll,
  readDue,
} from './sheet-kit.ts';
import { snackOrderOf } from './snack-factories.ts';
import { buildSubscription } from './tiffin-factories.ts';

const MONDAYS = mondaysFrom(dayOf(TEST_NOW), 8);

let services: TestApp;
let owner: Client;
beforeAll(async () => {
  services = await testApp();
  await seedIfEmpty(services.db, TEST_NOW);
  owner = await services.asStaff();
  await addOddThings(services, owner);
});
afterAll(() => services.close());

/** Imports rows, and answers the id of the import. */
async function importRows(who: Client, noun: Noun, rows: readonly Cells[]): Promise<string> {
  const known = new Set((await listed(who, noun)).map(({ id }) => id));
  const { status } = await importSheet(who, noun, bodyOf(noun, rows, Object.keys(rows[0] ?? {})));
  expect(status).toBe(200);
  const [added] = (await listed(who, noun)).filter(({ id }) => !known.has(id));
  return added?.id ?? '';
}

const listed = async (who: Client, noun: Noun) =>
  (await who.call(NOUNS[noun].endpoints.listSheetImports, {})).data;

const takeBack = (who: Client, noun: Noun, id: string) =>
  who.call(NOUNS[noun].endpoints.takeBackSheet, { params: { id } });

/** A sheet of each noun that adds, changes and takes off. */
const CHANGES: Record<Noun, (rows: readonly Cells[]) => Cells[]> = {
  dishes: ([first = {}, ...others]) => [
    { ...first, description: 'Something else', tags: 'a, b', portion: '90 g', allergens: 'None' },
    ...others,
    { ...first, name: 'Khichdi of ours' },
  ],
  snacks: ([first = {}, second = {}, ...others]) => [
    { ...first, price: '3.33', slug: 'somewhere-else', isActive: 'no' },
    { ...second, description: '', dailyLimit: '4' },
    ...others,
    { ...first, name: 'Snack of ours', slug: '', sortOrder: '' },
  ],
  plans: ([first = {}, ...others]) => [
    { ...first, price: '3.00', totalPrice: '' },
    ...others,
    { ...first, tiffinCount: '77', totalPrice: '', unit: 'other' },
    { ...first, name: 'Plan of ours', totalPrice: '' },
  ],
  menus: (rows) => {
    const [first = {}, second = {}, ...others] = rows.map((row): Cells => ({ ...row, due: '' }));
    const weeks = new Set(rows.flatMap(({ week = '' }) => (week.length < 3 ? [week] : [])));
    const added = String(weeks.size + 1);
    return [
      { ...second, isSpecial: 'yes', due: MONDAYS[1] },
      ...others,
      { ...first, week: added },
      { ...first, week: '2027-03-01' },
    ];
  },
};

describe('an import of a sheet that is taken back', () => {
  it.each(ALL)('leaves all as it was before it: %s', async (noun) => {
    const before = await readAll(services);
    const id = await importRows(owner, noun, CHANGES[noun](await download(owner, noun)));
    expect(await readAll(services)).not.toEqual(before);
    expect(await listed(owner, noun)).toContainEqual(
      expect.objectContaining({ id, fileName: 'sheet.csv', takenBackAt: null }),
    );
    const { status, data } = await takeBack(owner, noun, id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, takenBackBy: expect.any(String) });
    expect(await readAll(services)).toEqual(before);
    expect(await takeBack(owner, noun, id)).toMatchObject({
      status: 409,
      code: 'import_taken_back',
    });
  });

  it.each(ALL)('is said in the audit log: %s', async (noun) => {
    const id = await importRows(owner, noun, CHANGES[noun](await download(owner, noun)));
    await takeBack(owner, noun, id);
    const { rows } = await sql`SELECT action, after ->> 'fileName' AS file FROM audit_log
      WHERE resource = 'sheet-imports' AND resource_id = ${id} ORDER BY id`.execute(services.db);
    expect(rows).toEqual([
      { action: 'create', file: 'sheet.csv' },
      { action: 'take-back', file: 'sheet.csv' },
    ]);
  });

  it('leaves an empty kitchen empty, the last one first', async () => {
    const other = await testApp();
    try {
      const theirs = await other.asStaff();
      const before = await readAll(other);
      const imports: { noun: Noun; id: string }[] = [];
      for (const noun of ALL)
        imports.push({ noun, id: await importRows(theirs, noun, await download(owner, noun)) });
      expect(await takeBack(theirs, 'dishes', imports[0]?.id ?? '')).toMatchObject({
        status: 409,
        code: 'sheet_in_use',
      });
      for (const { noun, id } of imports.reverse())
        expect((await takeBack(theirs, noun, id)).status).toBe(200);
      expect(await readAll(other)).toEqual(before);
    } finally {
      await other.close();
    }
  });

  it('at the same time by two is taken back once', async () => {
    const id = await importRows(owner, 'snacks', CHANGES.snacks(await download(owner, 'snacks')));
    const both = await Promise.all([1, 2].map(() => takeBack(owner, 'snacks', id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is taken back by its own noun only', async () => {
    const id = await importRows(owner, 'snacks', CHANGES.snacks(await download(owner, 'snacks')));
    expect(await takeBack(owner, 'dishes', id)).toMatchObject({ status: 404 });
    expect(await takeBack(owner, 'snacks', randomUUID())).toMatchObject({ status: 404 });
    expect((await takeBack(owner, 'snacks', id)).status).toBe(200);
  });

  it('gives the days back to the weeks of the cycle, however much later', async () => {
    const before = await readAll(services);
    const rows = await download(owner, 'menus');
    const id = await importRows(owner, 'menus', CHANGES.menus(rows));
    services.clock.set(TEST_NOW.add({ hours: 24 * 7 * 5 }));
    expect((await takeBack(await services.asStaff(), 'menus', id)).status).toBe(200);
    services.clock.set(TEST_NOW);
    expect(await readAll(services)).toEqual(before);
  });
});

describe('an import of a sheet stays', () => {
  const refused = async (noun: Noun, id: string, code: string, things: RegExp) => {
    const before = await readAll(services);
    const answer = await takeBack(owner, noun, id);
    expect(answer).toMatchObject({ status: 409, code, message: expect.stringMatching(things) });
    expect(await readAll(services)).toEqual(before);
    expect(await listed(owner, noun)).toContainEqual(
      expect.objectContaining({ id, takenBackAt: null }),
    );
  };
  const dish = { course: 'Dal', diets: 'Jain', spiceLevel: 'Mild', isActive: 'yes' };

  it('when a thing of it was changed since, until that is changed back', async () => {
    const [first = {}, second = {}] = await download(owner, 'dishes');
    const id = await importRows(owner, 'dishes', [
      { ...first, description: 'One' },
      { ...second, description: 'Two' },
    ]);
    const later = await importRows(owner, 'dishes', [{ ...second, description: 'Three' }]);
    await refused('dishes', id, 'sheet_changed_since', new RegExp(`wrote: ${second.name}\\.`));
    expect((await takeBack(owner, 'dishes', later)).status).toBe(200);
    expect((await takeBack(owner, 'dishes', id)).status).toBe(200);
    const [one, two] = await download(owner, 'dishes');
    expect([one, two]).toEqual([first, second]);
  });

  it('when a new dish of it is in a menu, or is gone', async () => {
    const id = await importRows(owner, 'dishes', [
      { ...dish, name: 'Dapka' },
      { ...dish, name: 'Trevti' },
    ]);
    const week = {
      week: '2027-05-03',
      day: 'Monday',
      dish: 'Trevti',
      isSpecial: 'no',
      servedTo: '',
    };
    const menu = await importRows(owner, 'menus', [week]);
    await refused('dishes', id, 'sheet_in_use', /by now: Trevti\./);
    await takeBack(owner, 'menus', menu);
    const { rows } = await sql<{ id: string }>`SELECT id FROM dishes WHERE name = 'Dapka'`.execute(
      services.db,
    );
    await owner.call(adminDishes.remove, { params: { id: rows[0]?.id ?? '' } });
    await refused('dishes', id, 'sheet_changed_since', /wrote: Dapka\./);
  });

  it('when somebody has given a photo to something new of it', async () => {
    const id = await importRows(owner, 'dishes', [{ ...dish, name: 'Moraiyo' }]);
    const photo = { small: Buffer.from('s'), large: Buffer.from('l'), width: 960, height: 640 };
    const photoId = await runTransaction(services.db, (tx) => storePhoto(tx, photo, TEST_NOW));
    await services.db
      .updateTable('dishes')
      .set({ photo_id: photoId })
      .where('name', '=', 'Moraiyo')
      .execute();
    await refused('dishes', id, 'sheet_changed_since', /wrote: Moraiyo\./);
  });

  it('when a new snack of it was ordered', async () => {
    const snack = { name: 'Lilva of ours', price: '8.00', taxPercentage: '13', isActive: 'yes' };
    const id = await importRows(owner, 'snacks', [snack]);
    const { id: snackId } = await services.db
      .selectFrom('snacks')
      .where('name', '=', 'Lilva of ours')
      .select('id')
      .executeTakeFirstOrThrow();
    const customer = await services.asCustomer();
    const placed = await customer.call(snackOrders.place, { body: snackOrderOf({ snackId }) });
    expect(placed.status).toBe(201);
    await refused('snacks', id, 'sheet_in_use', /by now: Lilva of ours\./);
  });

  it('when a new way to buy a plan was bought, and not when one that was there is', async () => {
    const [first = {}] = await download(owner, 'plans');
    const dearer = await importRows(owner, 'plans', [{ ...first, price: '9.00', totalPrice: '' }]);
    const added = { ...first, tiffinCount: '66', totalPrice: '' };
    const id = await importRows(owner, 'plans', [added]);
    const buy = async (tiffins: number) => {
      const bought = await services.db
        .selectFrom('plan_variants as variant')
        .innerJoin('plan_groups as plan', 'plan.id', 'variant.plan_group_id')
        .where('plan.name', '=', first.name ?? '')
        .where('variant.tiffin_count', '=', tiffins)
        .select(['plan.id as plan_group_id', 'variant.id as plan_variant_id'])
        .executeTakeFirstOrThrow();
      return buildSubscription(services.db, bought);
    };
    await buy(Number(first.tiffinCount));
    const { id: sold } = await buy(66);
    await refused('plans', id, 'sheet_in_use', new RegExp(`by now: the plan ${first.name}\\.`));
    await refused('plans', dearer, 'sheet_changed_since', new RegExp(`the plan ${first.name}\\.`));
    await services.db
      .updateTable('subscriptions')
      .set({ plan_variant_id: null })
      .where('id', '=', sold)
      .execute();
    expect((await takeBack(owner, 'plans', id)).status).toBe(200);
    expect((await takeBack(owner, 'plans', dearer)).status).toBe(200);
    expect((await download(owner, 'plans'))[0]).toEqual(first);
  });

  it('when somebody has turned the cycle since', async () => {
    const rows = await download(owner, 'menus');
    const due = await readDue(services.db);
    const at = rows.findIndex(({ week }) => week === String(due[1]));
    const turned = rows.map((row, index) => ({ ...row, due: index === at ? MONDAYS[0] : '' }));
    const id = await importRows(owner, 'menus', turned);
    const { cycle } = await readMenuCycle(services.db);
    const serve = (week: string | undefined) =>
      owner.call(adminWeeklyMenus.serveThisWeek, { params: { id: week ?? '' } });
    await serve(cycle[0]);
    await refused('menus', id, 'sheet_changed_since', /wrote: the order of the weeks\./);
    await serve(cycle[(due[1] ?? 0) - 1]);
    expect((await takeBack(owner, 'menus', id)).status).toBe(200);
    expect(await readDue(services.db)).toEqual(due);
  });
});
