import { sql } from 'kysely';
import { expect } from 'vitest';
import { readText } from '#admin/platform/sheets/read-sheet.ts';
import { mondaysFrom } from '#api/menu/desk/save-week.ts';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import type { sheetEndpoints } from '#contract/platform/sheets.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { readMenuCycle } from '#db/menu/menu-weeks.ts';
import { DISH_SHEET } from '#domain/menu/dish-sheet.ts';
import { MENU_SHEET } from '#domain/menu/menu-sheet.ts';
import { cyclePositionOn } from '#domain/menu/weekly-menu.ts';
import { PLAN_SHEET } from '#domain/money/plan-sheet.ts';
import { dayOf } from '#domain/platform/days.ts';
import { columnsOf, type SheetHeadings } from '#domain/platform/sheet.ts';
import { SNACK_SHEET } from '#domain/snacks/snack-sheet.ts';
import { type Client, TEST_NOW, type TestApp } from './app.ts';

export type Endpoints = ReturnType<typeof sheetEndpoints<StaffRole, string>>;
export type Cells = Partial<Record<string, string>>;

/** In the order in which a new kitchen imports them: menus name dishes. */
export const NOUNS = {
  dishes: { endpoints: adminDishes as unknown as Endpoints, sheet: DISH_SHEET as SheetHeadings },
  snacks: { endpoints: adminSnacks as unknown as Endpoints, sheet: SNACK_SHEET as SheetHeadings },
  plans: { endpoints: adminPlanGroups as unknown as Endpoints, sheet: PLAN_SHEET as SheetHeadings },
  menus: {
    endpoints: adminWeeklyMenus as unknown as Endpoints,
    sheet: MENU_SHEET as SheetHeadings,
  },
};
export type Noun = keyof typeof NOUNS;
export const ALL = Object.keys(NOUNS) as Noun[];

/** The sheet as somebody downloads it, by column. */
export async function download(owner: Client, noun: Noun): Promise<Cells[]> {
  const { endpoints, sheet } = NOUNS[noun];
  const { text } = await owner.call(endpoints.downloadSheet, {});
  const data = readText(text);
  const columns = columnsOf(sheet);
  return data
    .slice(1)
    .map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])));
}

export const bodyOf = (
  noun: Noun,
  rows: readonly Cells[],
  columns = columnsOf(NOUNS[noun].sheet),
) => ({
  columns,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});

export const check = async (owner: Client, noun: Noun, body: ReturnType<typeof bodyOf>) =>
  (await owner.call(NOUNS[noun].endpoints.checkSheet, { body })).data;

/** Imports a sheet as it was checked. */
export async function importSheet(owner: Client, noun: Noun, body: ReturnType<typeof bodyOf>) {
  const { fingerprint } = await check(owner, noun, body);
  return owner.call(NOUNS[noun].endpoints.importSheet, {
    body: { ...body, fileName: 'sheet.csv', fingerprint },
  });
}

/** What a kitchen sells and cooks, without ids and the moments of writing. */
export async function readAll({ db }: TestApp) {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    dishes: await read(sql`SELECT to_jsonb(dishes) - 'id' - 'created_at' - 'updated_at' - 'version'
      AS row FROM dishes ORDER BY name`),
    snacks: await read(sql`SELECT to_jsonb(snacks) - 'id' - 'created_at' - 'updated_at' AS row,
        (SELECT array_agg(category ORDER BY category) FROM snack_categories WHERE snack_id = id)
      FROM snacks ORDER BY slug`),
    plans: await read(sql`SELECT to_jsonb(g) - 'id' - 'created_at' - 'updated_at' AS of_group,
        to_jsonb(v) - 'id' - 'plan_group_id' - 'sort_order' - 'created_at'
          - 'updated_at' AS variant
      FROM plan_groups g JOIN plan_variants v ON v.plan_group_id = g.id
      ORDER BY g.name, v.sort_order`),
    menus: await read(sql`SELECT w.cycle_position, w.week_start, e.weekday, e.position,
        e.is_special, e.served_to, d.name
      FROM menu_weeks w LEFT JOIN menu_entries e ON e.week_id = w.id
        LEFT JOIN dishes d ON d.id = e.dish_id
      ORDER BY 1, 2, 3, 4`),
    due: await readDue(db),
  };
}

/** Which week of the cycle is due in each of the next weeks. */
export async function readDue(db: TestApp['db']) {
  const { cycle, anchor } = await readMenuCycle(db);
  return mondaysFrom(dayOf(TEST_NOW), 8).map((monday) =>
    cycle.length > 0 ? cyclePositionOn(monday, anchor, cycle.length) : null,
  );
}

/** What a sheet could easily lose. */
export async function addOddThings(services: TestApp, owner: Client): Promise<void> {
  const dish = {
    ...({ course: 'dal', spiceLevel: 'mild' } as const),
    ...{ diets: ['jain' as const], preparationTime: null, portion: null, isActive: true },
  };
  const dishes = [
    {
      ...dish,
      name: `'=Sambar`,
      description: `'+ as sent\n''-twice;'@home`,
      tags: ['high\nprotein', 'one, two', '=new'],
      allergens: ['none'],
      nutrition: [
        { name: 'Fat: saturated', amount: '2 g' },
        { name: 'So-called "sugar": added', amount: '1:2,\n5 g' },
        { name: '"Energy', amount: '90 kcal' },
      ],
    },
    { ...dish, name: 'Rasam', description: '- thin', tags: [], allergens: [], nutrition: [] },
    { ...dish, name: 'Osaman', description: '', tags: [], allergens: null, nutrition: [] },
  ];
  for (const body of dishes)
    expect((await owner.call(adminDishes.create, { body })).status).toBe(201);
  const { status } = await owner.call(adminSnacks.create, {
    body: {
      ...{ name: `'-Chevdo`, description: `''=1`, price: 400, unit: '@piece', taxPercentage: 50 },
      ...{ categories: [], isVegetarian: true, isSpicy: false, featured: false, isActive: false },
      ...{ tags: [' extra\r\nhot '], allergens: ['nuts;\tof trees'], deliveryCharge: 0 },
    },
  });
  expect(status).toBe(201);
  for (const weekStart of [null, '2026-12-21', '2026-12-28']) {
    const { data } = await owner.call(adminWeeklyMenus.create, { body: { weekStart } });
    const days = data.days.map(() => []);
    if (weekStart !== '2026-12-21')
      await owner.call(adminWeeklyMenus.update, {
        ...{ params: { id: data.id }, body: { version: data.version, days } },
      });
  }
  const { cycle } = await readMenuCycle(services.db);
  await owner.call(adminWeeklyMenus.serveThisWeek, { params: { id: cycle[1] ?? '' } });
}
