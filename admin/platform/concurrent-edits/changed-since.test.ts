import { describe, expect, it } from 'vitest';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { createDataProvider } from '#admin/platform/client/data-provider.ts';
import { PlanGroupBody } from '#contract/money/desk-plan-groups.ts';
import { fakeApi } from '#test/builders/fake-api.ts';
import { changedSince } from './changed-since.ts';

const toBody = ({ name, note, tags, owner }: Record<string, unknown>) => ({
  name,
  note,
  tags,
  owner,
});
const OPENED = { id: '7', name: 'Asha', note: null, tags: ['VIP'], owner: 'm1', owed: 900 };

describe('what a form says that it has changed', () => {
  it('is each changed field with what the record said of it', () => {
    const values = { ...OPENED, name: 'Asha P.', note: 'Rings twice', tags: ['VIP', 'cash'] };
    expect(changedSince(OPENED, values, toBody)).toEqual({
      name: 'Asha',
      note: null,
      tags: ['VIP'],
    });
  });

  it('is nothing where everything stayed as it was', () => {
    expect(changedSince(OPENED, { ...OPENED, owed: 0 }, toBody)).toEqual({});
  });

  it('has what has to be as it was read besides', () => {
    const values = { ...OPENED, name: 'Asha P.' };
    expect(changedSince(OPENED, values, toBody, ['owner'])).toEqual({ name: 'Asha', owner: 'm1' });
  });
});

describe('a change to a record', () => {
  it('says what was read as it came, money in dollars', async () => {
    const id = '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a01';
    const option = {
      id,
      category: 'sabji',
      name: 'Undhiyu',
      spellings: [],
      surcharge: 2.5,
      portion: null,
      diets: ['vegetarian'],
      isDefault: false,
      isActive: true,
      sortOrder: 100,
    };
    const { call, seen } = fakeApi([{ body: { success: true, data: option } }]);
    const data = { ...option, surcharge: 300, was: { surcharge: 250 } };
    await createDataProvider(call).update('catering-options', { id, data, previousData: option });
    expect(seen[0]?.body).toMatchObject({
      surcharge: 3,
      was: { surcharge: 2.5 },
    });
  });

  it('that adds a record says nothing of what was read', () => {
    expect(bodyOf(PlanGroupBody, { name: 'Daily', was: { name: 'x' } })).not.toHaveProperty('was');
  });
});
