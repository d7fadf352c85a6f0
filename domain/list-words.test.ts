import { describe, expect, it } from 'vitest';
import { filterWords, listLine } from './list-words.ts';

describe('what a list of the desk shows', () => {
  it('is how many there are', () => {
    expect(listLine('subscriptions', {}, { shown: 1340, all: 1340 })).toBe('1,340 subscriptions');
    expect(listLine('catering-inquiries', {}, { shown: 1, all: 1 })).toBe('1 inquiry');
  });

  it('is by which filters, and how many of all', () => {
    const counts = { shown: 12, all: 340 };
    expect(listLine('subscriptions', { unpaid: true }, counts)).toBe(
      'Unpaid: 12 of 340 subscriptions',
    );
    expect(
      listLine(
        'tiffin-orders',
        { search: 'asha', status: 'delivered', from: '2026-11-02' },
        counts,
      ),
    ).toBe('From Nov 2, 2026, delivered, with “asha”: 12 of 340 tiffin orders');
    expect(listLine('payments', { method: 'interac' }, counts)).toBe(
      'Interac e-Transfer: 12 of 340 payments',
    );
  });

  it('says nothing of what filters nothing', () => {
    expect(filterWords('staff', { status: 'x', search: '' })).toEqual([]);
    expect(filterWords('snacks', { isActive: false, category: null })).toEqual(['off']);
  });
});
