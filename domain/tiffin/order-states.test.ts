import { describe, expect, it } from 'vitest';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { isCooked, isCookedAlready, isToBring, shownStatusOf } from './order-states.ts';

const STATES: TiffinOrderStatus[] = [
  'pending_confirmation',
  'scheduled',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'skipped',
  'cancelled',
];
const inVain = { status: 'cancelled', notDelivered: 'undecided' } as const;

const statesThat = (are: (order: { status: TiffinOrderStatus; notDelivered: null }) => boolean) =>
  STATES.filter((status) => are({ status, notDelivered: null }));

describe('a tiffin that could not be handed over', () => {
  it('is not just cancelled', () => {
    expect(shownStatusOf(inVain)).toBe('not_delivered');
    expect(shownStatusOf({ status: 'cancelled', notDelivered: null })).toBe('cancelled');
  });

  it('was cooked all the same, and is not brought again', () => {
    expect(isCooked(inVain)).toBe(true);
    expect(isCookedAlready(inVain)).toBe(true);
    expect(isToBring(inVain)).toBe(false);
  });
});

describe('a tiffin of its day', () => {
  it('is cooked once it stands, also where it has gone out or arrived', () => {
    const cooked = ['scheduled', 'confirmed', 'preparing', 'out_for_delivery', 'delivered'];
    expect(statesThat(isCooked)).toEqual(cooked);
    expect(statesThat(isCookedAlready)).toEqual(['out_for_delivery', 'delivered']);
  });

  it('is to be brought until somebody was at the door', () => {
    const toBring = ['scheduled', 'confirmed', 'preparing', 'out_for_delivery'];
    expect(statesThat(isToBring)).toEqual(toBring);
  });
});
