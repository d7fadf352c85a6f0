import { describe, expect, it } from 'vitest';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { beyondOwnStep, beyondStock } from './beyond-rules.ts';
import { SNACK_ORDER_STATES, type SnackOrderAction } from './order-states.ts';

describe('an order that the kitchen writes down', () => {
  const snack = { limit: 12, ordered: 5, isSoldOut: false };

  it('is beyond nothing while its day has enough for everybody', () => {
    expect(beyondStock([snack, { ...snack, ordered: 12 }])).toEqual([]);
    expect(beyondStock([{ ...snack, limit: null, ordered: 500 }])).toEqual([]);
    expect(beyondStock([])).toEqual([]);
  });

  it('is over the limit where one of its snacks is', () => {
    expect(beyondStock([snack, { ...snack, ordered: 13 }])).toEqual(['over_limit']);
    expect(beyondStock([{ ...snack, limit: 0, ordered: 1 }])).toEqual(['over_limit']);
  });

  it('takes what is marked as sold out, limit or not', () => {
    expect(beyondStock([{ limit: null, ordered: 1, isSoldOut: true }])).toEqual(['sold_out']);
    expect(
      beyondStock([
        { ...snack, ordered: 13 },
        { ...snack, isSoldOut: true },
      ]),
    ).toEqual(['over_limit', 'sold_out']);
  });
});

describe('a step with an order', () => {
  it('is its customer’s own until the order is confirmed', () => {
    expect(beyondOwnStep('cancel', 'pending')).toEqual([]);
  });

  it('is late once its customer no longer could cancel', () => {
    for (const status of ['confirmed', 'preparing', 'ready', 'undelivered'] as const)
      expect(beyondOwnStep('cancel', status)).toEqual(['after_deadline']);
  });

  it('is beyond nothing where only the kitchen takes it', () => {
    const kitchens = (Object.keys(SNACK_ORDER_STATES.actions) as SnackOrderAction[]).filter(
      (action) => action !== 'cancel',
    );
    for (const action of kitchens)
      for (const status of SnackOrderStatus.options)
        expect(beyondOwnStep(action, status)).toEqual([]);
  });
});
