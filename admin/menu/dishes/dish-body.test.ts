import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DishBody } from '#contract/menu/desk-dishes.ts';
import { buildDeskDish } from '#test/builders/build-desk-dish.ts';
import { dishBodyOf, isUnchangedDish, NEW_DISH } from './dish-body.ts';

const typed = { ...NEW_DISH, name: 'Sev Tameta' };
const checked = (values: object) => z.safeEncode<z.ZodMiniType>(DishBody, dishBodyOf(values));

describe('what the form of a dish sends', () => {
  it('fits the contract, without a portion until it has an amount', () => {
    expect(checked(typed).data).toMatchObject({ name: 'Sev Tameta', portion: null });
    const portion = { amount: 240, unit: 'ml' };
    expect(checked({ ...typed, portion }).data).toMatchObject({ portion });
  });

  it('takes a stored dish that has no portion', () => {
    expect(checked({ ...typed, portion: null }).data).toMatchObject({ portion: null });
  });

  it('leaves a wrong portion for the schema to ask about', () => {
    const { error } = checked({ ...typed, portion: { amount: 0, unit: 'g' } });
    expect(error?.issues[0]).toMatchObject({ path: ['portion', 'amount'] });
  });

  it('does not say that there are no allergens unless somebody does', () => {
    expect(checked(typed).data).toMatchObject({ allergens: null });
    expect(checked({ ...typed, allergens: undefined }).data).toMatchObject({ allergens: null });
    expect(checked({ ...typed, allergens: [] }).data).toMatchObject({ allergens: [] });
  });

  it('carries nothing that is not the form’s', () => {
    const body = dishBodyOf({ ...typed, planned: 3, photo: 'kept', image: null });
    for (const field of ['planned', 'photo', 'image']) expect(body).not.toHaveProperty(field);
  });
});

describe('a stored dish', () => {
  const stored = buildDeskDish('Kadhi', { allergens: ['Milk'] });
  const isSame = (change: object) => isUnchangedDish(stored, dishBodyOf({ ...stored, ...change }));

  it('says the same as what was stored of it, however it was typed', () => {
    expect(isSame({})).toBe(true);
    expect(isSame({ name: ' Kadhi ', portion: { amount: '', unit: 'ml' }, version: 7 })).toBe(true);
  });

  it.each([{ name: 'Dal' }, { allergens: null }, { allergens: [] }, { name: '' }])(
    'says something else than %j',
    (change) => expect(isSame(change)).toBe(false),
  );
});
