import { describe, expect, it } from 'vitest';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import {
  adminStatusOf,
  creditKeptOf,
  decidedAs,
  isCooked,
  isCookedAlready,
  isToBring,
  notDeliveredAfter,
  orderNote,
} from './not-delivered.ts';

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
    expect(adminStatusOf(inVain)).toBe('not_delivered');
    expect(adminStatusOf({ status: 'cancelled', notDelivered: null })).toBe('cancelled');
  });

  it('was cooked all the same, and is not brought again', () => {
    expect(isCooked(inVain)).toBe(true);
    expect(isCookedAlready(inVain)).toBe(true);
    expect(isToBring(inVain)).toBe(false);
  });

  it('has its credit back, or used, as the kitchen decides', () => {
    expect(decidedAs(true)).toBe('returned');
    expect(decidedAs(false)).toBe('kept');
    expect(orderNote({ ...inVain, creditKept: null })).toBe(
      'We could not hand it over. The kitchen decides about the credit, and tells you.',
    );
    expect(orderNote({ ...inVain, notDelivered: 'kept', creditKept: null })).toBe(
      'We could not hand it over. It was cooked for you, so its credit counts as used.',
    );
  });

  it('is decided about by a correction, and only then', () => {
    expect(notDeliveredAfter('not-handed-over', null)).toBe('returned');
    expect(notDeliveredAfter('handed-over-in-vain', null)).toBe('kept');
    expect(notDeliveredAfter('credit-back', 'kept')).toBe('returned');
    expect(notDeliveredAfter('credit-back', null)).toBeNull();
    expect(notDeliveredAfter('credit-used', 'returned')).toBe('kept');
    expect(notDeliveredAfter('credit-used', null)).toBeNull();
    expect(notDeliveredAfter('delivered', 'kept')).toBeNull();
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

const order = { status: 'cancelled', creditsUsed: 1, consumedBy: 'cancel' } as const;

describe('a cancelled tiffin whose credit is used', () => {
  it('was cancelled too late, or for another reason', () => {
    expect(creditKeptOf(order)).toBe('late');
    expect(creditKeptOf({ ...order, consumedBy: 'prepare' })).toBe('other');
    expect(creditKeptOf({ ...order, consumedBy: null })).toBe('other');
  });

  it('is none whose credit came back, and none that is not cancelled', () => {
    expect(creditKeptOf({ ...order, creditsUsed: 0 })).toBeNull();
    expect(creditKeptOf({ ...order, status: 'preparing' })).toBeNull();
  });

  it('says so to its customer, in the place of what its state means', () => {
    const cancelled = { status: 'cancelled', notDelivered: null } as const;
    const note = (change: object) => orderNote({ ...cancelled, creditKept: null, ...change });
    expect(note({ creditKept: 'late' })).toBe('Cancelled after midnight, credit used');
    expect(note({ creditKept: 'other', notDelivered: 'kept' })).toBe(
      'We could not hand it over. It was cooked for you, so its credit counts as used.',
    );
    expect(note({})).toBe('Credits refunded');
    expect(note({ status: 'skipped' })).toBe('Credits refunded');
  });
});
