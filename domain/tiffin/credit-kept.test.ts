import { describe, expect, it } from 'vitest';
import { creditKeptOf, orderNote } from './not-delivered.ts';

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
