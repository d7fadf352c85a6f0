import { describe, expect, it } from 'vitest';
import type { StaffTiffinOrderAction } from '#contract/tiffin/desk-tiffin-orders.ts';
import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { actionsIn } from '#domain/platform/states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';
import {
  ACTION_LABELS,
  exitsOf,
  nextTiffinAction,
  nextTiffinActions,
} from './tiffin-order-actions.ts';

/** An order as the API answers it in a state: with what staff can do then. */
const orderIn = (status: TiffinOrderStatus) => ({
  status,
  actions: actionsIn(TIFFIN_ORDER_STATES, status, 'staff').filter(
    (action): action is StaffTiffinOrderAction => action in ACTION_LABELS,
  ),
});

describe('the next step of an order', () => {
  it.each([
    ['pending_confirmation', 'accept'],
    ['scheduled', 'confirm'],
    ['confirmed', 'prepare'],
    ['preparing', 'dispatch'],
    ['out_for_delivery', 'deliver'],
    ['delivered', undefined],
    ['cancelled', undefined],
    ['skipped', undefined],
  ] as const)('%s leads to %s', (status, step) => {
    expect(nextTiffinAction(orderIn(status))).toBe(step);
  });

  it('takes every order from waiting to the door in five presses', () => {
    const way: TiffinOrderStatus[] = ['pending_confirmation'];
    for (let step = nextTiffinAction(orderIn('pending_confirmation')); step; ) {
      const [rule] = TIFFIN_ORDER_STATES.actions[step];
      const next = rule?.to as TiffinOrderStatus;
      way.push(next);
      step = nextTiffinAction(orderIn(next));
    }
    expect(way).toHaveLength(6);
    expect(way.at(-1)).toBe('delivered');
  });
});

describe('a selection', () => {
  const selection = (['confirmed', 'scheduled', 'confirmed', 'delivered'] as const).map(orderIn);

  it('offers the earliest step first and says how many can take it', () => {
    const steps = nextTiffinActions(selection).map(({ action, orders }) => [action, orders.length]);
    expect(steps).toEqual([
      ['confirm', 1],
      ['prepare', 2],
    ]);
  });

  it('offers a way out only to the orders that can take it', () => {
    const exits = exitsOf([orderIn('out_for_delivery'), orderIn('scheduled')]);
    expect(exits.map(({ action, orders }) => [action, orders.map(({ status }) => status)])).toEqual(
      [
        ['skip', ['scheduled']],
        ['cancel', ['scheduled']],
        ['fail', ['out_for_delivery']],
      ],
    );
  });

  it('leaves declining to the button beside Accept', () => {
    const exits = exitsOf([orderIn('pending_confirmation')]).map(({ action }) => action);
    expect(exits).toEqual(['cancel']);
  });

  it('offers the way back onto it to what was skipped', () => {
    expect(exitsOf([orderIn('skipped')]).map(({ action }) => action)).toEqual(['unskip']);
  });

  it('offers nothing when everything has arrived or left', () => {
    const done = TiffinOrderStatus.options
      .filter((status) => status !== 'skipped' && !nextTiffinAction(orderIn(status)))
      .map(orderIn);
    expect(nextTiffinActions(done)).toEqual([]);
    expect(exitsOf(done)).toEqual([]);
  });
});
