import { describe, expect, it } from 'vitest';
import { orderOfDays, withIsoDays } from './day-order.ts';

describe('the order of the days of a column', () => {
  it.each([
    ['day first, where one has no such month', ['31/12/1975', '4/12/1980', ''], 'day_first'],
    ['month first, where one has no such month', ['12/31/1975', '4/12/1980'], 'month_first'],
    ['said without a year, too', ['4/12', '24/12'], 'day_first'],
    ['said by a day among other words', ['Offers: yes, on paper, 31.12.2025'], 'day_first'],
    ['unknown, where each can be read in both', ['4/12/1980', '5/6/1975'], null],
    ['unknown, where one says this and another that', ['31/12/1975', '12/31/1975'], null],
    ['not said by what is no day at all', ['45/12/1975', '31/31/1975', '1/2/3/45'], null],
    ['not said by a day that is as the desk writes it', ['1975-12-31', '12-31', 'Dec 31'], null],
  ])('is %s', (_what, cells, order) => {
    expect(orderOfDays(cells)).toBe(order);
  });
});

describe('a day that only has its order', () => {
  it.each([
    ['31/12/1975', 'day_first', '1975-12-31'],
    ['4/12/1980', 'day_first', '1980-12-04'],
    ['4/12/1980', 'month_first', '1980-04-12'],
    ['4-12-1980', 'day_first', '1980-12-04'],
    ['24/12', 'day_first', '12-24'],
    ['24/12/75', 'day_first', '12-24'],
    ['4/12/2026 from 1/12/2026', 'day_first', '2026-12-04 from 2026-12-01'],
  ] as const)('is read: %j, %s', (typed, order, said) => {
    expect(withIsoDays(typed, order)).toBe(said);
  });

  it.each(['30/02/1975', '31/31/1975', '1975-12-31', '12-04', '1/2/3/45', '104/12/1980', 'open'])(
    'is none, and stays as it is: %j',
    (typed) => {
      expect(withIsoDays(typed, 'day_first')).toBe(typed);
    },
  );

  it('stays as it is where nobody knows the order', () => {
    expect(withIsoDays('31/12/1975', null)).toBe('31/12/1975');
  });
});
