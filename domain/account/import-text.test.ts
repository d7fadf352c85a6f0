import { describe, expect, it } from 'vitest';
import { importText } from './import-text.ts';

const NOTHING = {
  ...{ customers: 0, members: 0, addresses: 0, stops: 0, noes: 0 },
  ...{ subscriptions: 0, credits: 0, patterns: 0, owed: 0 },
};

describe('what an import writes', () => {
  it('is said of customers, household members, plans and money', () => {
    const counts = {
      ...NOTHING,
      customers: 12,
      members: 3,
      subscriptions: 10,
      credits: 87,
      patterns: 3,
    };
    expect(importText({ ...counts, owed: 4500 })).toBe(
      '12 customers, 3 household members, 10 plans with 87 tiffins, C$45.00 owed',
    );
  });

  it('says nothing of what there is none of', () => {
    expect(importText({ ...NOTHING, customers: 1 })).toBe('1 customer');
    expect(importText({ ...NOTHING, subscriptions: 1, credits: 1 })).toBe('1 plan with 1 tiffin');
    expect(importText(NOTHING)).toBe('nothing');
  });

  it('is said of addresses, and of who has said STOP or no', () => {
    expect(importText({ ...NOTHING, addresses: 1, stops: 2, noes: 1 })).toBe(
      '1 more address, STOP from 2 numbers, 1 no to offers',
    );
  });
});
