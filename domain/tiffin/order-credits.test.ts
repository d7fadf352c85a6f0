import { describe, expect, it } from 'vitest';
import { creditChangeOf, creditKeptOf } from './order-credits.ts';

describe('the credits of an order', () => {
  const booked = { quantity: 3, held: 3, used: 0 };
  const cooked = { quantity: 3, held: 0, used: 3 };

  it('come back from what is held when it is skipped', () => {
    expect(creditChangeOf('release', booked, true)).toEqual({
      entry: { kind: 'release', availableChange: 3, reservedChange: -3 },
      held: 0,
      used: 0,
    });
  });

  it('are used up when it is cooked', () => {
    expect(creditChangeOf('consume', booked, true)).toEqual({
      entry: { kind: 'consume', availableChange: 0, reservedChange: -3 },
      held: 0,
      used: 3,
    });
  });

  it('are held again when a skip is undone', () => {
    expect(creditChangeOf('reserve', { quantity: 3, held: 0, used: 0 }, true)).toEqual({
      entry: { kind: 'reserve', availableChange: -3, reservedChange: 3 },
      held: 3,
      used: 0,
    });
  });

  it.each([
    [true, 'release', { held: 0, used: 0 }],
    [false, 'consume', { held: 0, used: 3 }],
  ] as const)('follow the deadline of a cancellation (in time: %s)', (inTime, kind, left) => {
    const move = creditChangeOf('release_or_consume', booked, inTime);
    expect(move.entry?.kind).toBe(kind);
    expect(move).toMatchObject(left);
  });

  it('are given back as an adjustment once they were used', () => {
    for (const refund of [true, false])
      expect(creditChangeOf('give_back', cooked, refund)).toEqual({
        entry: { kind: 'adjust', availableChange: 3, reservedChange: 0 },
        held: 0,
        used: 0,
      });
  });

  it('come back as an adjustment when the kitchen decides so after a failed delivery', () => {
    expect(creditChangeOf('give_back_or_none', cooked, true)).toEqual({
      entry: { kind: 'adjust', availableChange: 3, reservedChange: 0 },
      held: 0,
      used: 0,
    });
  });

  it('stay used when the kitchen decides so after a failed delivery', () => {
    expect(creditChangeOf('give_back_or_none', cooked, false)).toEqual({
      entry: null,
      held: 0,
      used: 3,
    });
  });

  it('write nothing when there is nothing to move', () => {
    expect(creditChangeOf('consume', cooked, true).entry).toBeNull();
    expect(creditChangeOf('release', cooked, true)).toEqual({ entry: null, held: 0, used: 3 });
    expect(creditChangeOf('give_back', booked, true)).toEqual({ entry: null, held: 3, used: 0 });
    expect(creditChangeOf('none', booked, true)).toEqual({ entry: null, held: 3, used: 0 });
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
});
