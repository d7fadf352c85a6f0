import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorShape } from '#contract/platform/api-error.ts';
import { buildSnackData } from '#test/builders/build-snack.ts';
import {
  applyCurrentPrices,
  asFormError,
  currentPricesIn,
  placeFailure,
} from './use-place-snack-order.ts';

const failed = (shape: Partial<ApiErrorShape>) =>
  new ApiError({ code: 'conflict', status: 409, message: '', ...shape });

const id = '00000000-0000-4000-8000-0000000000a1';
const data = {
  quote: {
    items: [{ snack_id: id, price: 9.49, delivery_charge: 1, tax_percentage: 5 }],
    subtotal: 9.49,
    tax_amount: 0.47,
    delivery_fee: 0,
    total_amount: 9.96,
  },
};

describe('what went wrong at the snack checkout', () => {
  it('is said in the words of the server, else in fixed ones', () => {
    expect(placeFailure(failed({ message: 'Fafda is sold out.' }))).toBe('Fafda is sold out.');
    expect(placeFailure(failed({ message: ' ' }))).toBe('Failed to place order. Please try again.');
    expect(placeFailure(failed({ code: 'server_error', status: 0, message: 'x' }))).toBe(
      'Failed to place order. Please try again.',
    );
  });

  it('goes to the day or the time that it is about', () => {
    const errors = [{ field: 'delivery_time', message: 'No.' }];
    expect(asFormError(failed({ code: 'snack_day_closed', errors })).errors[0]?.field).toBe('day');
    expect(asFormError(failed({ code: 'snack_time_passed', errors })).errors[0]?.field).toBe(
      'time',
    );
  });

  it('brings the new prices along when they have changed', () => {
    const quote = currentPricesIn(failed({ code: 'prices_changed', data }));
    const offered = [buildSnackData(id), buildSnackData('penda')];
    expect(quote && applyCurrentPrices(offered, quote)).toEqual([
      { ...offered[0], price: 949, delivery_charge: 100, tax_percentage: 500 },
      offered[1],
    ]);
    expect(currentPricesIn(failed({ code: 'prices_changed', data: null }))).toBeNull();
    expect(currentPricesIn(failed({ data }))).toBeNull();
  });
});
