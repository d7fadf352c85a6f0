import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import type { Box } from '#contract/tiffin/box.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildDish, buildWeek, entryOf, weekOf } from '#test/site-factories.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
const MONDAY = '2026-11-16';
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('menu_weeks').execute();
  await storeSettings(services.db, 'menu', { cycleAnchor: MONDAY }, TEST_NOW);
  staff = await services.asStaff();
});

const buildCycle = async (weeks: number) => {
  const ids: string[] = [];
  for (let week = 0; week < weeks; week++) ids.push(await buildWeek(services.db, {}));
  return ids;
};

const read = async (id: string) =>
  (await staff.call(adminWeeklyMenus.read, { params: { id } })).data;

const calendar = async () => (await staff.call(adminWeeklyMenus.calendar, {})).data;

const save = (id: string, version: number, days: ReturnType<typeof weekOf>) =>
  staff.call(adminWeeklyMenus.update, { params: { id }, body: { version, days } });

const add = (body: { weekStart?: string | null; copyOf?: string | null } = {}) =>
  staff.call(adminWeeklyMenus.create, { body: { weekStart: null, copyOf: null, ...body } });

describe('planning a week', () => {
  it('keeps dishes in their order, who gets them, and what is special', async () => {
    const [id = ''] = await buildCycle(1);
    const [one, two] = [await buildDish(services.db), await buildDish(services.db)];
    const days = weekOf({
      2: [entryOf(two, { isSpecial: true }), entryOf(one, { servedTo: ['jain'] })],
    });
    expect((await save(id, 2, days)).data).toMatchObject({ version: 3, days });
    expect((await read(id)).days).toEqual(days);
  });

  it('writes over nothing that somebody else has saved meanwhile', async () => {
    const [id = ''] = await buildCycle(1);
    const [mine, theirs] = [await buildDish(services.db), await buildDish(services.db)];
    const answers = await Promise.all([
      save(id, 2, weekOf({ 1: [entryOf(mine)] })),
      save(id, 2, weekOf({ 1: [entryOf(theirs)] })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('conflict');
    const saved = answers.find(({ status }) => status === 200)?.data.days;
    expect((await read(id)).days).toEqual(saved);
  });

  it('refuses a dish that is gone, and keeps the week as it was', async () => {
    const [id = ''] = await buildCycle(1);
    const refused = await save(id, 2, weekOf({ 1: [entryOf({ id: randomUUID() })] }));
    expect(refused).toMatchObject({ status: 409, code: 'dish_unknown' });
    expect(await read(id)).toMatchObject({ version: 2, days: weekOf({}) });
  });

  it('refuses to serve a dish to nobody, and says which', async () => {
    const [id = ''] = await buildCycle(1);
    const rajma = await buildDish(services.db, { name: 'Rajma', diets: ['vegetarian'] });
    const days = weekOf({ 3: [entryOf(rajma, { servedTo: ['jain', 'swaminarayan'] })] });
    const refused = await save(id, 2, days);
    expect([refused.status, refused.code]).toEqual([422, 'served_to_nobody']);
    expect(refused.errors).toEqual([
      {
        field: 'days.2.0.servedTo',
        message:
          'Rajma suits none of those who would get it on Wednesday. Please choose again who gets it.',
      },
    ]);
    expect(await read(id)).toMatchObject({ version: 2, days: weekOf({}) });
  });

  it('refuses the same dish twice on a day, and a week that is not seven days', async () => {
    const [id = ''] = await buildCycle(1);
    const dish = await buildDish(services.db);
    const send = (days: unknown) =>
      staff.send('PUT', `/api/v1/admin/weekly-menus/${id}`, { version: 2, days });
    const twice = await send(weekOf({ 1: [entryOf(dish), entryOf(dish)] }));
    expect(twice).toMatchObject({ status: 422, errors: [{ field: 'days.0' }] });
    expect((await send([])).status).toBe(422);
  });

  it('keeps a dish from being deleted while a week has it', async () => {
    const dish = await buildDish(services.db);
    const id = await buildWeek(services.db, { 1: [entryOf(dish)], 3: [entryOf(dish)] });
    const params = { id: dish.id };
    expect((await staff.call(adminDishes.read, { params })).data.planned).toBe(2);
    expect((await staff.call(adminDishes.remove, { params })).code).toBe('still_in_use');
    await save(id, 2, weekOf({}));
    expect((await staff.call(adminDishes.remove, { params })).status).toBe(200);
  });
});

it('forgets a certain week a month after its Sunday, and lets its dishes go', async () => {
  const dish = await buildDish(services.db);
  const [cycle = ''] = await buildCycle(1);
  const dated = await buildWeek(services.db, { 1: [entryOf(dish)] }, MONDAY);
  const later = await buildWeek(services.db, {}, '2026-11-23');
  const kept = async (at: string) => {
    await sweepOldRows(services.db, Temporal.Instant.from(at));
    const rows = await services.db.selectFrom('menu_weeks').select('id').execute();
    return rows.map(({ id }) => id).sort();
  };
  expect(await kept('2026-12-22T15:00:00Z')).toEqual([cycle, dated, later].sort());
  expect(await kept('2026-12-23T15:00:00Z')).toEqual([cycle, later].sort());
  // The session is swept as well: a month has passed.
  staff = await services.asStaff();
  expect((await staff.call(adminDishes.remove, { params: { id: dish.id } })).status).toBe(200);
});

describe('the cycle', () => {
  it('says which week is served in each of the next twelve', async () => {
    const [one, two, three] = await buildCycle(3);
    const weeks = await calendar();
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(0, 4)).toEqual([
      { weekStart: MONDAY, weekId: one, cyclePosition: 1, isOverride: false },
      { weekStart: '2026-11-23', weekId: two, cyclePosition: 2, isOverride: false },
      { weekStart: '2026-11-30', weekId: three, cyclePosition: 3, isOverride: false },
      { weekStart: '2026-12-07', weekId: one, cyclePosition: 1, isOverride: false },
    ]);
  });

  it('grows at its end without changing what is served this week', async () => {
    const [, two = '', three] = await buildCycle(3);
    services.clock.set('2026-11-25T15:00:00Z');
    expect((await calendar())[0]?.weekId).toBe(two);
    const { data: four, status } = await add({ copyOf: two });
    expect([status, four.cyclePosition, four.weekStart]).toEqual([201, 4, null]);
    expect((await calendar()).slice(0, 3).map(({ weekId }) => weekId)).toEqual([
      two,
      three,
      four.id,
    ]);
  });

  it('begins with no week that there is not', async () => {
    const { status, code, errors } = await add({ copyOf: randomUUID() });
    expect([status, code, errors?.[0]?.field]).toEqual([404, 'not_found', 'copyOf']);
  });

  it('closes up when a week is taken out; the present one stays', async () => {
    const [one = '', two = '', three] = await buildCycle(3);
    services.clock.set('2026-11-25T15:00:00Z');
    await staff.call(adminWeeklyMenus.remove, { params: { id: one } });
    expect((await calendar()).slice(0, 3).map(({ weekId }) => weekId)).toEqual([two, three, two]);
    expect((await read(two)).cyclePosition).toBe(1);
  });

  it('gives the place of the present week to the one that follows when it is taken out', async () => {
    const [one, two = '', three] = await buildCycle(3);
    services.clock.set('2026-11-25T15:00:00Z');
    await staff.call(adminWeeklyMenus.remove, { params: { id: two } });
    expect((await calendar()).slice(0, 2).map(({ weekId }) => weekId)).toEqual([three, one]);
  });

  it('keeps its last week', async () => {
    const [id = ''] = await buildCycle(1);
    const refused = await staff.call(adminWeeklyMenus.remove, { params: { id } });
    expect([refused.status, refused.code]).toEqual([409, 'last_cycle_week']);
  });

  it('can be turned so that another week is this week’s', async () => {
    const [one, two, three = ''] = await buildCycle(3);
    const { data } = await staff.call(adminWeeklyMenus.serveThisWeek, { params: { id: three } });
    expect(data.nextServed).toBe(MONDAY);
    expect((await calendar()).slice(0, 3).map(({ weekId }) => weekId)).toEqual([three, one, two]);
  });
});

describe('a certain week', () => {
  it('begins with what the cycle would have served, and is served instead', async () => {
    const dish = await buildDish(services.db);
    const one = await buildWeek(services.db, { 4: [entryOf(dish)] });
    const { data: own } = await add({ weekStart: '2026-11-26' });
    expect(own).toMatchObject({ weekStart: '2026-11-23', cyclePosition: null, version: 2 });
    expect(own.days).toEqual((await read(one)).days);
    const [, next] = await calendar();
    expect(next).toMatchObject({ weekId: own.id, cyclePosition: 1, isOverride: true });
  });

  it('is planned once, also when two people plan it at once', async () => {
    await buildCycle(1);
    const answers = await Promise.all([
      add({ weekStart: '2026-12-21' }),
      add({ weekStart: '2026-12-25' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.map(({ code }) => code)).toContain('week_exists');
  });

  it('is not planned once it is over; the present one is, on its last day', async () => {
    await buildCycle(1);
    const refused = await add({ weekStart: '2026-11-15' });
    expect(refused).toMatchObject({ status: 422, code: 'week_past' });
    expect(refused.errors).toEqual([
      {
        field: 'weekStart',
        message: 'The week of Nov 9, 2026 is over. Please choose this week or a later one.',
      },
    ]);
    services.clock.set('2026-11-22T15:00:00Z');
    expect((await add({ weekStart: MONDAY })).status).toBe(201);
  });

  it('is no week of the cycle to be turned to', async () => {
    await buildCycle(1);
    const { data } = await add({ weekStart: '2026-12-21' });
    const refused = await staff.call(adminWeeklyMenus.serveThisWeek, { params: { id: data.id } });
    expect(refused.code).toBe('action_not_allowed');
  });

  it('is listed after the cycle until it is over', async () => {
    const [one] = await buildCycle(1);
    const { data: own } = await add({ weekStart: MONDAY });
    const listed = async () =>
      (await staff.call(adminWeeklyMenus.list, { query: { page: 1, limit: 100 } })).data.map(
        ({ id, nextServed }) => [id, nextServed],
      );
    expect(await listed()).toEqual([
      [one, '2026-11-23'],
      [own.id, MONDAY],
    ]);
    services.clock.set('2026-11-24T15:00:00Z');
    expect(await listed()).toEqual([[one, '2026-11-23']]);
  });
});

describe('the boxes that the menu has to fill', () => {
  /** So many rotis, and nothing else. */
  const rotis = (amount: number): Box => [
    { course: 'roti', dishes: 1, amount, unit: 'pieces', usualPortion: null, weekdays: null },
  ];
  const promised = async () => (await staff.call(adminWeeklyMenus.boxes, {})).data;
  const sell = (
    planName: string,
    box: Box,
    values: { status?: 'active' | 'paused' | 'cancelled'; credits?: number } = {},
  ) => buildSubscription(services.db, { plan_name: planName, box: JSON.stringify(box), ...values });

  it('are those on offer, and others for as long as somebody has tiffins of them', async () => {
    const { group } = await buildOffer(services.db, { box: JSON.stringify(rotis(4)) });
    await sell(group.name, rotis(4));
    await sell(group.name, rotis(3));
    await sell(group.name, rotis(3), { status: 'paused' });
    await sell(group.name, rotis(2), { credits: 0 });
    await sell('As it was called before', rotis(4));
    await sell('Gone', rotis(5), { status: 'cancelled' });
    const boxes = await promised();
    expect(boxes).toHaveLength(3);
    expect(boxes).toEqual(
      expect.arrayContaining([
        { planName: group.name, box: rotis(4) },
        { planName: group.name, box: rotis(3) },
        { planName: 'As it was called before', box: rotis(4) },
      ]),
    );
  });
});
