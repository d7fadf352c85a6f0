import { expect, it } from 'vitest';
import { errorMessage } from '#contract/errors.ts';
import {
  checkSubscriptionCorrection,
  type SubscriptionOpenMatters,
  subscriptionCorrectionsOf,
} from './subscription-corrections.ts';

const plan: SubscriptionOpenMatters = {
  number: 'TS-2026-0042',
  used: 0,
  reserved: 0,
  paid: 0,
  paidBackSince: 0,
  isWaived: false,
};

/** What is said of it; null where it can be put right so. */
function said(
  correction: 'runs-on' | 'not-approved',
  given: Partial<SubscriptionOpenMatters> = {},
) {
  const refusal = checkSubscriptionCorrection(correction, { ...plan, ...given });
  return refusal && errorMessage(refusal.refused, refusal.details);
}

it('runs on while nothing of it has gone back, and never calls settled what is still open', () => {
  expect(said('runs-on', { paid: 36137 })).toBeNull();
  expect(said('runs-on', { paid: 26137, paidBackSince: 10000 })).toBe(
    'C$100.00 has gone back since it was cancelled. TS-2026-0042 cannot run again as it was; please let them buy a new plan.',
  );
  expect(said('runs-on', { isWaived: true })).toMatch(/^It was agreed that nothing goes back\. /);
});

it('waits again while nothing of it is used and no money stands on it', () => {
  expect(said('not-approved')).toBeNull();
  expect(said('not-approved', { used: 2 })).toContain('2 of its credits are used');
  expect(said('not-approved', { paid: 6774 })).toContain('C$67.74 is paid for it');
});

it('runs on or waits again by what it was before', () => {
  const offered = (status: 'cancelled' | 'active' | 'paused', isApproved: boolean) =>
    subscriptionCorrectionsOf({ status, day: '2026-11-20', isApproved }, '2026-11-20');
  expect(offered('cancelled', true)).toEqual(['runs-on']);
  expect(offered('cancelled', false)).toEqual(['not-declined']);
  expect(offered('active', true)).toEqual(['not-approved']);
  expect(offered('paused', true)).toEqual(['not-approved']);
});

it('waits again with its money where it was declined, but not with credits that are booked', () => {
  const check = (given: Partial<SubscriptionOpenMatters>) =>
    checkSubscriptionCorrection('not-declined', { ...plan, ...given });
  expect(check({ paid: 6774 })).toBeNull();
  expect(check({ reserved: 1 })).toMatchObject({
    refused: 'plan_in_use',
    details: { what: '1 of its credits are booked' },
  });
});
