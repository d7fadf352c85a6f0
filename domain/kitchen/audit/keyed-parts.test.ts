import { describe, expect, it } from 'vitest';
import { keyedFields } from './changes.ts';

const keyed = (list: unknown) => {
  const parts = keyedFields('plan-groups', list);
  return parts && [...parts].map(([key, { name }]) => [key, name]);
};

describe('the records of a list', () => {
  it('are told apart by their ids, and called by their best name', () => {
    const list = [
      { id: 'a', name: 'Everyday', title: 'Another' },
      { id: 'b', title: 'Full Thali', label: 'Another' },
      { id: 'c', label: 'Festive', billingCycle: 'weekly' },
      { id: 'd', billingCycle: 'monthly', course: 'dal' },
      { id: 'e', course: 'dal' },
    ];
    expect(keyed(list)).toEqual([
      ['a', 'Everyday'],
      ['b', 'Full Thali'],
      ['c', 'Festive'],
      ['d', 'Monthly'],
      ['e', 'Dal'],
    ]);
    expect(keyedFields('plan-groups', list)?.get('b')?.parts).toBe(list[1]);
  });

  it('are told apart by their names where they have no ids, and counted where these are the same', () => {
    const dals = [{ course: 'dal' }, { course: 'roti' }, { course: 'dal' }, { course: 'dal' }];
    expect(keyed(dals)).toEqual([
      ['Dal', 'Dal'],
      ['Roti', 'Roti'],
      ['Dal 2', 'Dal 2'],
      ['Dal 3', 'Dal 3'],
    ]);
  });

  it('go by the next name where the best is personal or no text', () => {
    expect(keyed([{ name: '(personal)', label: 'Home' }])).toEqual([['Home', 'Home']]);
    expect(keyed([{ name: 7, label: 'Home' }])).toEqual([['Home', 'Home']]);
  });

  it('are none where one has no name, and where it is no list of records', () => {
    for (const none of [
      [{ name: 'Everyday' }, { price: 100 }],
      [{ name: '(personal)' }],
      ['Everyday'],
      [null],
      { name: 'Everyday' },
      'Everyday',
      null,
    ])
      expect(keyed(none), JSON.stringify(none)).toBeNull();
    expect(keyed([])).toEqual([]);
  });
});
