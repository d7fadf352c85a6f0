import { describe, expect, it } from 'vitest';
import type { StaffSubscriptionAction } from '#contract/admin/subscriptions.ts';
import { buttonsFor, type SubscriptionButton } from './actions.ts';
import { suggestedPayBack } from './pay-back.ts';

const KEYS = [
  'approve',
  'approve-unpaid',
  'decline',
  'pay-back',
  'nothing-to-pay-back',
  'record-payment',
  'pause',
  'cancel',
] as const;
const all = KEYS.map((key) => ({ key, words: key, weight: 'plain' }) as SubscriptionButton);
const shown = (actions: StaffSubscriptionAction[], approvedAt: string | null, payBackDue = 0) =>
  buttonsFor({ actions, approvedAt, payBackDue }, all).map(({ key }) => key);

describe('the buttons of a subscription', () => {
  it('are what the API allows, in the order of the desk', () => {
    expect(shown(['decline', 'approve-unpaid', 'approve'], null)).toEqual([
      'approve',
      'approve-unpaid',
      'decline',
    ]);
  });

  it('take money only once it was approved: before, the payment comes with the approval', () => {
    expect(shown([], null)).toEqual([]);
    expect(shown(['pause', 'cancel'], '2026-11-21T12:00:00Z')).toEqual([
      'record-payment',
      'pause',
      'cancel',
    ]);
  });
});

describe('a subscription with money to pay back', () => {
  it('offers to write down that it was, or that nothing is', () => {
    expect(shown(['nothing-to-pay-back'], '2026-11-21T12:00:00Z', 500)).toEqual([
      'pay-back',
      'nothing-to-pay-back',
    ]);
  });
});

describe('what the desk suggests to pay back', () => {
  const subscription = { price: 1199, available: 3, reserved: 1, paidAmount: 6774 };

  it('is the price of what is unused', () => {
    expect(suggestedPayBack(subscription)).toBe(4796);
  });

  it('is never more than was paid', () => {
    expect(suggestedPayBack({ ...subscription, paidAmount: 1000 })).toBe(1000);
    expect(suggestedPayBack({ ...subscription, paidAmount: 0 })).toBe(0);
  });
});
