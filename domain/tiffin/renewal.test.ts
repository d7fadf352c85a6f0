import { describe, expect, it } from 'vitest';
import { canRenew, FEW_CREDITS } from './subscription-states.ts';

const plan = { status: 'active', available: FEW_CREDITS, approved: true, followed: false } as const;

describe('a plan is offered again', () => {
  it('when few of its credits are left', () => {
    expect(canRenew(plan)).toBe(true);
    expect(canRenew({ ...plan, available: FEW_CREDITS + 1 })).toBe(false);
    expect(canRenew({ ...plan, status: 'paused', available: 0 })).toBe(true);
  });

  it('when it has ended', () => {
    expect(canRenew({ ...plan, status: 'completed', available: 0 })).toBe(true);
    expect(canRenew({ ...plan, status: 'cancelled', available: 9 })).toBe(true);
  });

  it('not before it was approved, nor when it never was', () => {
    expect(canRenew({ ...plan, status: 'pending_approval', approved: false })).toBe(false);
    expect(canRenew({ ...plan, status: 'cancelled', approved: false })).toBe(false);
  });

  it('not when another one follows it already', () => {
    expect(canRenew({ ...plan, followed: true })).toBe(false);
  });
});
