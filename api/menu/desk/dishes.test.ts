import { beforeEach, describe, expect, it } from 'vitest';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildDish, dishOf } from '#test/site-factories.ts';

const services = useApp();
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  staff = await services.asStaff();
});

const read = async (id: string) => (await staff.call(adminDishes.read, { params: { id } })).data;

const save = (id: string, version: number, change: Parameters<typeof dishOf>[0]) =>
  staff.call(adminDishes.update, { params: { id }, body: { ...dishOf(change), version } });

describe('the allergens of a dish', () => {
  it.each([[null], [[]], [['Milk']]])('are kept as %j', async (allergens) => {
    const { data, status } = await staff.call(adminDishes.create, { body: dishOf({ allergens }) });
    expect([status, (await read(data.id)).allergens]).toEqual([201, allergens]);
  });
});

describe('changing a dish', () => {
  it('counts the change', async () => {
    const { id } = await buildDish(services.db);
    expect((await save(id, 1, { allergens: ['Milk'] })).data.version).toBe(2);
    expect(await read(id)).toMatchObject({ allergens: ['Milk'], version: 2 });
  });

  it('writes over nothing that somebody else has saved meanwhile', async () => {
    const { id } = await buildDish(services.db);
    const answers = await Promise.all([
      save(id, 1, { allergens: ['Milk'] }),
      save(id, 1, { allergens: ['Wheat'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('conflict');
    const saved = answers.find(({ status }) => status === 200)?.data;
    expect(await read(id)).toEqual(saved);
  });
});
