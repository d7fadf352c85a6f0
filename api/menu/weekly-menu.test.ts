import { beforeEach, describe, expect, it } from 'vitest';
import { decodeInput } from '#api/platform/http/json-body.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { weeklyMenu } from '#contract/menu/weekly-menu.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { addDays } from '#domain/platform/days.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildDish, buildWeek, entryOf, weekOf } from '#test/site-factories.ts';

const services = useApp();
const MONDAY = '2026-11-16';
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('menu_weeks').execute();
  await services.db.deleteFrom('closures').execute();
  await storeSettings(services.db, 'menu', { cycleAnchor: MONDAY }, TEST_NOW);
  staff = await services.asStaff();
});

async function menu(day?: string) {
  await services.contentSettled();
  const query = day ? { week_start_date: day } : {};
  return (await services.visitor.call(weeklyMenu.read, { query })).data;
}

const namesOn = async (day: (typeof MENU_DAYS)[number], week?: string) =>
  (await menu(week)).menuByDay[day].items.map(({ name }) => name);

/** A cycle of two weeks: `one` on Mondays of the first, `two` on those of the second. */
async function buildCycle() {
  const [one, two] = [await buildDish(services.db), await buildDish(services.db)];
  const ids = [
    await buildWeek(services.db, { 1: [entryOf(one)] }),
    await buildWeek(services.db, { 1: [entryOf(two)] }),
  ] as const;
  return { one, two, ids };
}

describe('the weekly menu', () => {
  it('is the present week’s, seven days with their dates', async () => {
    const { weekStartDate, menuByDay } = await menu();
    expect(weekStartDate).toBe(MONDAY);
    expect(Object.keys(menuByDay)).toEqual([...MENU_DAYS]);
    expect(menuByDay.Sunday).toEqual({ date: '2026-11-22', closed: null, items: [] });
  });

  it('turns with the cycle, week after week, also backwards', async () => {
    const { one, two } = await buildCycle();
    const mondays = ['2026-11-02', '2026-11-09', MONDAY, '2026-11-23', '2026-11-30'];
    const served = [];
    for (const monday of mondays) served.push((await namesOn('Monday', monday))[0]);
    expect(served).toEqual([one, two, one, two, one].map(({ name }) => name));
  });

  it('is that of the week that a day is in, whichever day is asked for', async () => {
    const { two } = await buildCycle();
    expect((await menu('2026-11-29')).weekStartDate).toBe('2026-11-23');
    expect(await namesOn('Monday', '2026-11-29')).toEqual([two.name]);
  });

  it('is one question, and so one snapshot, whichever of the seven days asks it', () => {
    for (const week_start_date of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03']) {
      const wire = { params: {}, query: { week_start_date }, body: undefined };
      const query = { week_start_date: '2026-12-28' };
      expect(decodeInput(weeklyMenu.read, wire)).toEqual({ input: { query } });
    }
  });

  it('is another one from Toronto’s midnight on, without anybody editing it', async () => {
    const { one, two } = await buildCycle();
    services.clock.set('2026-11-23T04:59:59Z');
    expect(await namesOn('Monday')).toEqual([one.name]);
    services.clock.set('2026-11-23T05:00:00Z');
    expect(await namesOn('Monday')).toEqual([two.name]);
  });

  it('gives way to a week of its own, and comes back when that is removed', async () => {
    const { one } = await buildCycle();
    const own = await buildDish(services.db);
    const id = await buildWeek(services.db, { 1: [entryOf(own)] }, MONDAY);
    expect(await namesOn('Monday')).toEqual([own.name]);
    await staff.call(adminWeeklyMenus.remove, { params: { id } });
    expect(await namesOn('Monday')).toEqual([one.name]);
  });

  it('serves nothing on a day that is closed, and says why', async () => {
    await buildCycle();
    const date = addDays(MONDAY, 4);
    await staff.call(adminClosures.create, {
      body: { startDate: date, endDate: date, reason: 'Diwali' },
    });
    expect((await menu()).menuByDay.Friday).toEqual({ date, closed: 'Diwali', items: [] });
  });

  it('tells everything of a dish, nutrition in the order of the kitchen', async () => {
    const dish = await buildDish(services.db, { course: 'dal', spiceLevel: 'extra_hot' });
    await buildWeek(services.db, { 3: [entryOf(dish, { isSpecial: true })] });
    const [item] = (await menu()).menuByDay.Wednesday.items;
    expect(item).toEqual({
      id: dish.id,
      name: dish.name,
      description: 'Simmered low with cumin and a little jaggery.',
      imageUrl: null,
      course: 'dal',
      dietaryType: 'veg',
      diets: ['vegetarian', 'jain', 'swaminarayan'],
      spiceLevel: 'extra_hot',
      isSpecial: true,
      preparationTime: 40,
      tags: ['Gujarati', 'Everyday', 'Light', 'Quick'],
      allergens: ['Mustard'],
      allergensKnown: true,
      nutritionalInfo: { Protein: '6 g', Calories: '180 kcal' },
    });
    expect(Object.keys(item?.nutritionalInfo ?? {})).toEqual(['Protein', 'Calories']);
  });

  it('claims no allergens, and not that there are none, while nobody has said', async () => {
    const [unsaid, none] = [
      await buildDish(services.db, { allergens: null }),
      await buildDish(services.db, { allergens: [] }),
    ];
    await buildWeek(services.db, { 1: [entryOf(unsaid), entryOf(none)] });
    expect((await menu()).menuByDay.Monday.items).toMatchObject([
      { allergens: [], allergensKnown: false },
      { allergens: [], allergensKnown: true },
    ]);
  });

  it('names the diet of a dish that only some are served', async () => {
    const dish = await buildDish(services.db, { diets: ['vegetarian', 'jain'] });
    await buildWeek(services.db, { 1: [entryOf(dish, { servedTo: ['jain', 'swaminarayan'] })] });
    const [item] = (await menu()).menuByDay.Monday.items;
    expect([item?.diets, item?.dietaryType]).toEqual([['jain'], 'jain']);
  });

  it('leaves out a dish that suits nobody whom the plan has it for', async () => {
    const dish = await buildDish(services.db, { diets: ['vegetarian'] });
    await buildWeek(services.db, { 1: [entryOf(dish, { servedTo: ['jain'] })] });
    expect(await namesOn('Monday')).toEqual([]);
  });

  it('reaches from the first day that there is to the last', async () => {
    await buildCycle();
    const [first, last] = [await menu('2000-01-03'), await menu('2199-12-29')];
    expect(first.menuByDay.Monday.date).toBe('2000-01-03');
    expect(last.menuByDay.Sunday.date).toBe('2199-12-29');
    for (const day of ['2000-01-02', '2199-12-30']) {
      const asked = `/api/v1/weekly-menu?week_start_date=${day}`;
      expect((await services.visitor.send('GET', asked)).status).toBe(400);
    }
  });

  it('is empty, not broken, before anybody has planned a week', async () => {
    expect(await namesOn('Monday')).toEqual([]);
  });

  it('shows what the desk has just saved', async () => {
    const { ids } = await buildCycle();
    const dish = await buildDish(services.db);
    await namesOn('Monday');
    await staff.call(adminWeeklyMenus.update, {
      params: { id: ids[0] },
      body: { version: 2, days: weekOf({ 1: [entryOf(dish)] }) },
    });
    const { data } = await services.visitor.call(weeklyMenu.read, { query: {} });
    expect(data.menuByDay.Monday.items.map(({ name }) => name)).toEqual([dish.name]);
  });
});
