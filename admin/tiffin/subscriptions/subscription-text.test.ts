import { describe, expect, it } from 'vitest';
import type { Balance } from '#contract/money/balance.ts';
import { creditsOf, paidOf, stillComing, underWayText } from './subscription-text.ts';

const credits = { status: 'active', available: 16, reserved: 0, used: 4, underWay: 2 } as const;

describe('the credits of a plan', () => {
  it('are free, booked or used while it runs', () => {
    expect(creditsOf(credits)).toBe('16 free · 0 booked · 4 used');
  });

  it('are void once it was cancelled, and what is being cooked still comes', () => {
    const cancelled = { ...credits, status: 'cancelled' } as const;
    expect(creditsOf(cancelled)).toBe('16 void · 2 still coming · 4 used');
    expect(creditsOf({ ...cancelled, underWay: 0 })).toBe('16 void · 4 used');
    expect(stillComing({ reserved: 1, underWay: 2 })).toBe(3);
  });

  it('says that the credits of what is being cooked are used', () => {
    expect(underWayText({ underWay: 0 })).toBeNull();
    expect(underWayText({ underWay: 1 })).toMatch(/^1 of what still comes is being cooked/);
    expect(underWayText({ underWay: 2 })).toMatch(/^2 of what still comes are being cooked/);
  });
});

it('the money of a cancelled plan says what is to be paid back', () => {
  const balance = { received: 36137, paid: 36137, owed: 0, toPayBack: 28910 } as Balance;
  expect(paidOf({ status: 'cancelled', balance })).toBe('C$361.37 · C$289.10 to pay back');
});
