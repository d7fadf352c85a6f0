import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('the changes of an audited action', () => {
  it('are the fields that differ, in words', () => {
    const before = { status: 'scheduled', quantity: 1, note: null, tags: ['a'] };
    const after = { status: 'confirmed', quantity: 1, note: 'Ring twice', tags: ['a', 'b'] };
    expect(changesOf({ before, after })).toEqual([
      { field: 'status', before: 'scheduled', after: 'confirmed' },
      { field: 'note', before: null, after: 'Ring twice' },
      { field: 'tags', before: '["a"]', after: '["a","b"]' },
    ]);
  });

  it('say money in dollars and moments on the clock, and leave out what only follows', () => {
    const after = { totalAmount: 1299, approvedAt: '2026-11-21T11:56:00.6Z', actions: ['pause'] };
    expect(changesOf({ before: { totalAmount: 0, approvedAt: null, actions: [] }, after })).toEqual(
      [
        { field: 'totalAmount', before: 'C$0.00', after: 'C$12.99' },
        { field: 'approvedAt', before: null, after: 'Nov 21, 2026, 6:56 AM' },
      ],
    );
  });

  it('say how the money stands in a sentence', () => {
    const before = { balance: { paid: 0, owed: 6774, toPayBack: 0 } };
    const after = { balance: { paid: 7000, owed: 0, toPayBack: 226 } };
    expect(changesOf({ before, after })).toEqual([
      {
        field: 'balance',
        before: 'C$0.00 paid, C$67.74 to pay',
        after: 'C$70.00 paid, C$2.26 to pay back',
      },
    ]);
  });

  it('are everything when something was added or removed whole', () => {
    expect(changesOf({ before: null, after: { reason: 'Diwali' } })).toEqual([
      { field: 'reason', before: null, after: 'Diwali' },
    ]);
    expect(changesOf({ before: { reason: 'Diwali' }, after: null })).toHaveLength(1);
    expect(changesOf({ before: null, after: null })).toEqual([]);
  });
});
