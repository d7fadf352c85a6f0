import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractResolver } from '#admin/platform/client/body-of.ts';
import { readDecimal } from '#admin/platform/forms/decimal-input.tsx';
import { SnackBody } from '#contract/snacks/desk-catalogue.ts';
import { NEW_SNACK, snackBodyOf } from './snack-body.ts';

const typed = { ...NEW_SNACK, name: 'Patra', price: 899 };
const checked = (values: object) => z.safeEncode<z.ZodMiniType>(SnackBody, snackBodyOf(values));

describe('what the form of a snack sends', () => {
  it('fits the contract, with dollars and percent on the wire', () => {
    expect(checked(typed).data).toMatchObject({
      name: 'Patra',
      slug: null,
      price: 8.99,
      deliveryCharge: 0.5,
      taxPercentage: 13,
      dailyLimit: null,
    });
  });

  it('neither moves the snack nor carries what is not the form’s', () => {
    const body = snackBodyOf({ ...typed, sortOrder: 7, orderedToday: 3, photo: 'kept' });
    for (const field of ['sortOrder', 'orderedToday', 'photo', 'image'])
      expect(body).not.toHaveProperty(field);
  });

  it('is told at the field that a tax rate has too many decimals', async () => {
    const values = { ...typed, taxPercentage: readDecimal('9.975') };
    const resolve = contractResolver(SnackBody, snackBodyOf);
    const { errors } = await resolve(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors.taxPercentage?.message).toBe(
      'Please enter a percentage from 0 to 100, with at most two decimals.',
    );
  });

  it('sends emptied fields as nothing', () => {
    const body = snackBodyOf({ ...typed, dailyLimit: '', calories: null, preparationTime: '' });
    expect(body).toMatchObject({ dailyLimit: null, calories: null, preparationTime: null });
  });

  it('leaves what is missing for the schema to ask about', () => {
    const messages = checked({ ...NEW_SNACK, price: null }).error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    expect(messages).toEqual(['name: Please enter a name.', 'price: Please enter an amount.']);
  });
});
