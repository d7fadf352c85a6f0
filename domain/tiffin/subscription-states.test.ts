import { describe, expect, it } from 'vitest';
import { canRenew, endDateOf, FEW_CREDITS, isPastSubscription } from './subscription-states.ts';

const today = '2026-11-23';
const plan = {
  status: 'active',
  available: 3,
  reserved: 0,
  endDate: null as string | null,
} as const;

describe('a plan', () => {
  it('is past when cancelled or completed, whatever is left', () => {
    expect(isPastSubscription({ ...plan, status: 'cancelled' }, today)).toBe(true);
    expect(isPastSubscription({ ...plan, status: 'completed' }, today)).toBe(true);
  });

  it('is always current while it waits for approval', () => {
    expect(
      isPastSubscription(
        { status: 'pending_approval', available: 0, reserved: 0, endDate: '2026-01-01' },
        today,
      ),
    ).toBe(false);
  });

  it('is past when nothing is available or reserved', () => {
    expect(isPastSubscription({ ...plan, available: 0 }, today)).toBe(true);
    expect(isPastSubscription({ ...plan, available: 0, reserved: 1 }, today)).toBe(false);
    expect(isPastSubscription({ ...plan, available: 2, reserved: 2 }, today)).toBe(false);
    expect(isPastSubscription({ ...plan, status: 'paused', available: 0 }, today)).toBe(true);
  });

  it('is past after its end date only when nothing can be booked', () => {
    const ended = { ...plan, endDate: '2026-11-22' };
    expect(isPastSubscription(ended, today)).toBe(false);
    expect(isPastSubscription({ ...ended, available: 0, reserved: 2 }, today)).toBe(true);
    expect(isPastSubscription({ ...ended, endDate: today, available: 0, reserved: 2 }, today)).toBe(
      false,
    );
    expect(isPastSubscription({ ...ended, endDate: null, available: 0, reserved: 2 }, today)).toBe(
      false,
    );
  });

  it('ends a day before its period would begin again', () => {
    expect(endDateOf('2026-11-23', 'daily')).toBe('2026-11-23');
    expect(endDateOf('2026-11-23', 'weekly')).toBe('2026-11-29');
    expect(endDateOf('2026-11-23', 'monthly')).toBe('2026-12-22');
    expect(endDateOf('2027-01-31', 'monthly')).toBe('2027-02-27');
    expect(endDateOf('2026-12-15', 'monthly')).toBe('2027-01-14');
    expect(endDateOf('2026-11-23', 'yearly')).toBe('2027-11-22');
    expect(endDateOf('2026-11-23', 'basic')).toBeNull();
  });
});

const renewable = {
  status: 'active',
  available: FEW_CREDITS,
  approved: true,
  followed: false,
} as const;

describe('a plan is offered again', () => {
  it('when few of its credits are left', () => {
    expect(canRenew(renewable)).toBe(true);
    expect(canRenew({ ...renewable, available: FEW_CREDITS + 1 })).toBe(false);
    expect(canRenew({ ...renewable, status: 'paused', available: 0 })).toBe(true);
  });

  it('when it has ended', () => {
    expect(canRenew({ ...renewable, status: 'completed', available: 0 })).toBe(true);
    expect(canRenew({ ...renewable, status: 'cancelled', available: 9 })).toBe(true);
  });

  it('not before it was approved, nor when it never was', () => {
    expect(canRenew({ ...renewable, status: 'pending_approval', approved: false })).toBe(false);
    expect(canRenew({ ...renewable, status: 'cancelled', approved: false })).toBe(false);
  });

  it('not when another one follows it already', () => {
    expect(canRenew({ ...renewable, followed: true })).toBe(false);
  });
});
