import { describe, expect, it } from 'vitest';
import { changesOf, changeWords } from './changes.ts';

describe('the changes of an audited action', () => {
  it('are the fields that differ, in words', () => {
    const before = { status: 'scheduled', quantity: 1, note: null, tags: ['a'] };
    const after = { status: 'confirmed', quantity: 1, note: 'Ring twice', tags: ['a', 'b'] };
    expect(changesOf({ resource: 'tiffin-orders', before, after })).toEqual([
      { field: 'Status', before: 'Scheduled', after: 'Confirmed' },
      { field: 'Note', before: null, after: 'Ring twice' },
      { field: 'Tags', before: null, after: 'b' },
    ]);
  });

  it('say money in dollars and moments on the clock, and leave out what only follows', () => {
    const after = { totalAmount: 1299, deliveredAt: '2026-11-21T11:56:00.6Z', actions: ['pause'] };
    expect(
      changesOf({
        resource: 'snack-orders',
        before: { totalAmount: 0, deliveredAt: null, actions: [] },
        after,
      }),
    ).toEqual([
      { field: 'Total amount', before: 'C$0.00', after: 'C$12.99' },
      { field: 'Delivered at', before: null, after: 'Nov 21, 2026, 6:56 AM' },
    ]);
  });

  it.each([
    '2026-11-23T25:00:00Z',
    '2026-11-23T18:00 is when they come',
    '2026-02-30',
    '99:99-99:99',
  ])('leave what somebody typed as it is: %s', (typed) => {
    expect(changesOf({ resource: 'dishes', before: null, after: { description: typed } })).toEqual([
      { field: 'Description', before: null, after: typed },
    ]);
  });

  it('say how the money stands in a sentence', () => {
    const before = { balance: { paid: 0, owed: 6774, toPayBack: 0 } };
    const after = { balance: { paid: 7000, owed: 0, toPayBack: 226 } };
    expect(changesOf({ resource: 'tiffin-orders', before, after })).toEqual([
      {
        field: 'Money',
        before: 'C$0.00 paid, C$67.74 to pay',
        after: 'C$70.00 paid, C$2.26 to pay back',
      },
    ]);
  });

  it('are everything when something was added or removed whole', () => {
    expect(changesOf({ resource: 'closures', before: null, after: { reason: 'Diwali' } })).toEqual([
      { field: 'Reason', before: null, after: 'Diwali' },
    ]);
    expect(
      changesOf({ resource: 'closures', before: { reason: 'Diwali' }, after: null }),
    ).toHaveLength(1);
    expect(changesOf({ resource: 'closures', before: null, after: null })).toEqual([]);
  });

  it('say of personal words that they changed, and of bare ids nothing', () => {
    const before = { internalNote: '(personal)', customerId: '1' };
    const after = { internalNote: '(personal)', customerId: '2' };
    expect(changesOf({ resource: 'customers', before, after })).toEqual([
      {
        field: 'Internal note',
        before: null,
        after: 'something personal, which is not kept here',
      },
    ]);
  });

  it('say what is inside of what was changed', () => {
    const quote = {
      total: 198453,
      validUntil: '2026-10-03',
      lines: [{ quantity: 70, amount: 100 }],
    };
    expect(changesOf({ resource: 'catering-inquiries', before: null, after: { quote } })).toEqual([
      {
        field: 'Quote',
        before: null,
        after: 'Total: C$1,984.53; Valid until: Oct 3, 2026; Lines: Quantity: 70; Amount: C$1.00',
      },
    ]);
  });
});

it('a change is a line to read: what was, and what is', () => {
  const line = (before: string | null, after: string | null) =>
    changeWords({ field: 'Monthly › Box › Roti › How much', before, after });
  expect(line('4 pieces', '6 pieces')).toBe('Monthly › Box › Roti › How much: 4 pieces → 6 pieces');
  expect(line(null, '6 pieces')).toBe('Monthly › Box › Roti › How much: 6 pieces');
  expect(line('4 pieces', null)).toBe('Monthly › Box › Roti › How much: no longer 4 pieces');
});
