import { describe, expect, it } from 'vitest';
import type { Balance } from '#contract/money/balance.ts';
import type { StaffSubscriptionAction } from '#contract/tiffin/desk-subscriptions.ts';
import { buttonsFor, type SubscriptionButton } from './actions.ts';

const KEYS = [
  'approve',
  'approve-unpaid',
  'decline',
  'record-payment',
  'pay-back',
  'pause',
  'cancel',
] as const;
const all = KEYS.map((key) => ({ key, words: key, weight: 'plain' }) as SubscriptionButton);
const shown = (actions: StaffSubscriptionAction[], approvedAt: string | null, balanced = {}) => {
  const balance = { toPayBack: 0, paid: 0, ...balanced } as Balance;
  return buttonsFor({ actions, approvedAt, balance }, all).map(({ key }) => key);
};

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

describe('a subscription of which some is paid', () => {
  it('can have something given back as a courtesy', () => {
    expect(shown([], '2026-11-21T12:00:00Z', { paid: 6774 })).toEqual([
      'record-payment',
      'pay-back',
    ]);
  });
});

describe('a subscription with money to pay back', () => {
  it('has that said, and recorded, above its buttons', () => {
    const balanced = { toPayBack: 500, paid: 6774 };
    expect(shown(['pause'], '2026-11-21T12:00:00Z', balanced)).toEqual(['pause']);
  });
});
