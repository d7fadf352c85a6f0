import { describe, expect, it } from 'vitest';
import {
  costOfEvent,
  costOfSnackOrder,
  costOfSubscription,
  costOfUnused,
} from './payable-costs.ts';

const bought = { tiffinCount: 20, subtotal: 20000, deliveryFee: 1000, taxAmount: 2730 };
const nothing = { cents: 0, isAsked: false };

describe('what a plan costs', () => {
  it('is its price as long as it runs', () => {
    const plan = { status: 'active', isApproved: true, unused: 5, given: 0 } as const;
    expect(costOfSubscription(bought, plan)).toEqual({ cents: 23730, isAsked: true });
  });

  it('is what was used of it once it has ended early, and nothing before its approval', () => {
    const plan = { status: 'cancelled', isApproved: true, unused: 5, given: 0 } as const;
    expect(costOfSubscription(bought, plan)).toEqual({ cents: 17797, isAsked: false });
    expect(costOfSubscription(bought, { ...plan, isApproved: false })).toEqual(nothing);
  });

  it('gives nothing back for credits that were a present, and never more than was bought', () => {
    expect(costOfUnused(bought, 5, 2).subtotal).toBe(3000);
    expect(costOfUnused(bought, 1, 2).total).toBe(0);
    expect(costOfUnused(bought, 25, 0)).toEqual({
      subtotal: 20000,
      deliveryFee: 1000,
      taxAmount: 2730,
      total: 23730,
    });
  });
});

describe('what snacks and events cost', () => {
  it('is nothing once they are cancelled', () => {
    expect(costOfSnackOrder(1500, 'delivered')).toEqual({ cents: 1500, isAsked: true });
    expect(costOfSnackOrder(1500, 'cancelled')).toEqual(nothing);
    expect(costOfEvent(50000, 'confirmed')).toEqual({ cents: 50000, isAsked: true });
    expect(costOfEvent(50000, 'cancelled')).toEqual(nothing);
    expect(costOfEvent(null, 'quoted')).toEqual(nothing);
  });
});
