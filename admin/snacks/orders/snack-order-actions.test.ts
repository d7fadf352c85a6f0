import { describe, expect, it } from 'vitest';
import { type DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { counterActionsIn } from '#domain/snacks/order-states.ts';
import {
  actionLabels,
  cancellable,
  nextSnackAction,
  nextSnackActions,
} from './snack-order-actions.ts';

/** An order as the API answers it in a state: with what staff can do then. */
const orderIn = (status: SnackOrderStatus, deliveryType: DeliveryType = 'pickup') => ({
  status,
  deliveryType,
  actions: counterActionsIn(status),
});

describe('the next step of a snack order', () => {
  it.each([
    ['pending', 'confirm'],
    ['confirmed', 'prepare'],
    ['preparing', 'ready'],
    ['ready', 'deliver'],
    ['delivered', undefined],
    ['cancelled', undefined],
  ] as const)('%s leads to %s', (status, step) => {
    expect(nextSnackAction(orderIn(status))).toBe(step);
  });

  it('is called by what it means to the customer', () => {
    const pickup = orderIn('ready', 'pickup');
    const delivery = orderIn('ready', 'delivery');
    expect(actionLabels('deliver', [pickup, pickup]).does).toBe('Picked up');
    expect(actionLabels('deliver', [delivery]).does).toBe('Delivered');
    expect(actionLabels('deliver', [pickup, delivery]).does).toBe('Handed over');
  });
});

describe('a selection of snack orders', () => {
  it('offers the earliest step first and says how many can take it', () => {
    const selection = (['ready', 'pending', 'confirmed', 'pending'] as const).map((status) =>
      orderIn(status),
    );
    expect(
      nextSnackActions(selection).map(({ action, orders }) => [action, orders.length]),
    ).toEqual([
      ['confirm', 2],
      ['prepare', 1],
      ['deliver', 1],
    ]);
  });

  it('can be cancelled until it was handed over', () => {
    const all = SnackOrderStatus.options.map((status) => orderIn(status));
    expect(cancellable(all).map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'preparing',
      'ready',
      'undelivered',
    ]);
    expect(cancellable([orderIn('delivered')])).toEqual([]);
  });
});
