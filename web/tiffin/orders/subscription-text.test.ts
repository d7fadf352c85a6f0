import { describe, expect, it } from 'vitest';
import { billingCycleLabel, neverStarted, periodText } from './subscription-text.ts';

describe('the words of a plan', () => {
  it('name its cycle and its period', () => {
    expect(billingCycleLabel('monthly')).toBe('Monthly');
    expect(periodText({ startDate: '2026-11-23', endDate: '2026-12-22' })).toBe(
      'Nov 23, 2026 - Dec 22, 2026',
    );
    expect(periodText({ startDate: '2026-11-23', endDate: '2026-11-23' })).toBe('Nov 23, 2026');
    expect(periodText({ startDate: '2026-11-23', endDate: null })).toBe(
      'Ongoing, from Nov 23, 2026',
    );
  });

  it('know one that was cancelled before it had any credit', () => {
    const none = { remainingCredits: 0, reservedCredits: 0, usedCredits: 0 };
    expect(neverStarted({ ...none, status: 'cancelled' })).toBe(true);
    expect(neverStarted({ ...none, status: 'cancelled', usedCredits: 3 })).toBe(false);
    expect(neverStarted({ ...none, status: 'pending_approval' })).toBe(false);
  });
});
