import { describe, expect, it } from 'vitest';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { canDo, statesReached, transition } from '#domain/platform/states.ts';
import {
  counterActionsIn,
  isSnackOrderFinal,
  isSnackOrderMade,
  SNACK_ORDER_STATES,
  timelineOf,
} from './order-states.ts';

const states = SnackOrderStatus.options;

describe('the life of a snack order', () => {
  it('reaches every state', () => {
    expect(statesReached(SNACK_ORDER_STATES)).toEqual(new Set(states));
  });

  it('goes one step at a time at the counter', () => {
    const forward = states.map(counterActionsIn);
    expect(forward).toEqual([
      ['confirm', 'cancel'],
      ['prepare', 'cancel'],
      ['ready', 'cancel'],
      ['deliver', 'fail', 'cancel'],
      ['retry', 'deliver', 'cancel'],
      [],
      [],
    ]);
  });

  it('goes to another day only while nobody has begun to make it', () => {
    const movable = states.filter((state) => canDo(SNACK_ORDER_STATES, 'change', state, 'staff'));
    expect(movable).toEqual(['pending', 'confirmed']);
  });

  it('lets the customer cancel only what is pending, in fixed words after that', () => {
    const cancel = (status: SnackOrderStatus) =>
      transition(SNACK_ORDER_STATES, 'cancel', status, 'customer');
    expect(cancel('pending')).toMatchObject({ to: 'cancelled' });
    for (const status of ['confirmed', 'preparing', 'ready', 'delivered'] as const)
      expect(cancel(status)).toMatchObject({ refused: 'order_not_cancellable' });
    expect(cancel('cancelled')).toMatchObject({ refused: 'action_not_allowed' });
  });

  it('is over once delivered or cancelled', () => {
    expect(states.filter(isSnackOrderFinal)).toEqual(['delivered', 'cancelled']);
  });
});

describe('a snack order in the bag', () => {
  it('is ready, or came back from a door', () => {
    expect(states.filter(isSnackOrderMade)).toEqual(['ready', 'undelivered']);
  });
});

describe('the timeline', () => {
  const steps = (...reached: SnackOrderStatus[]) =>
    reached.map((status, index) => ({ status, at: `2026-11-23T1${index}:00:00Z` }));
  const shown = (...parts: Parameters<typeof timelineOf>) =>
    timelineOf(...parts).map(({ label, progress }) => `${label}: ${progress}`);

  it('begins with the order placed', () => {
    expect(shown('pending', 'delivery', steps('pending'))).toEqual([
      'Placed: current',
      'Confirmed: ahead',
      'Preparing: ahead',
      'Ready: ahead',
      'Delivered: ahead',
    ]);
  });

  it('knows when it was placed', () => {
    expect(timelineOf('confirmed', 'delivery', steps('pending', 'confirmed'))[0]).toEqual({
      key: 'placed',
      label: 'Placed',
      at: '2026-11-23T10:00:00Z',
      progress: 'done',
    });
  });

  it('ends with Picked Up for pickup', () => {
    const all = steps('pending', 'confirmed', 'preparing', 'ready', 'delivered');
    expect(shown('delivered', 'pickup', all).slice(-2)).toEqual([
      'Ready: done',
      'Picked Up: current',
    ]);
    expect(timelineOf('delivered', 'pickup', all).at(-1)?.at).toBe('2026-11-23T14:00:00Z');
  });

  it('has what could not be handed over where it happened, before what was made ready once more', () => {
    const way = ['pending', 'confirmed', 'preparing', 'ready', 'undelivered'] as const;
    const made = ['Placed: done', 'Confirmed: done', 'Preparing: done'];
    expect(shown('undelivered', 'delivery', steps(...way))).toEqual([
      ...made,
      'Ready: done',
      'Not Delivered: current',
      'Delivered: ahead',
    ]);
    const again = steps('pending', 'confirmed', 'preparing', 'undelivered', 'ready');
    expect(shown('ready', 'delivery', again)).toEqual([
      ...made,
      'Not Delivered: done',
      'Ready: current',
      'Delivered: ahead',
    ]);
    expect(shown('cancelled', 'delivery', steps(...way, 'cancelled')).slice(-2)).toEqual([
      'Not Delivered: done',
      'Cancelled: current',
    ]);
  });

  it('of a cancelled order has what it reached and one step more', () => {
    expect(shown('cancelled', 'pickup', steps('pending', 'cancelled'))).toEqual([
      'Placed: done',
      'Cancelled: current',
    ]);
    expect(shown('cancelled', 'delivery', steps('pending', 'confirmed', 'cancelled'))).toEqual([
      'Placed: done',
      'Confirmed: done',
      'Cancelled: current',
    ]);
  });
});
