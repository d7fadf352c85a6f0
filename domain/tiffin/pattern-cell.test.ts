import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLOTS } from '#contract/kitchen/slots.ts';
import type { DeliveryWeekday, RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { readPatternCell, writePatternCell } from './pattern-cell.ts';

const USUAL = '18:00-19:00';

const entry = (
  weekday: DeliveryWeekday,
  values: Partial<RecurringBookingEntry> = {},
): RecurringBookingEntry => ({
  weekday,
  deliveryTimeSlot: USUAL,
  quantity: 1,
  deliveryAddress: null,
  ...values,
});

const everyDay = (values: Partial<RecurringBookingEntry> = {}) =>
  ([1, 2, 3, 4, 5] as const).map((weekday) => entry(weekday, values));

describe('a weekly pattern in a cell', () => {
  it.each([
    ['Mon, Wed, Fri', [entry(1), entry(3), entry(5)]],
    ['every monday and thursday', [entry(1), entry(4)]],
    ['Mondays', [entry(1)]],
    ['Mon-Wed', [entry(1), entry(2), entry(3)]],
    ['Tue to Thu', [entry(2), entry(3), entry(4)]],
    ['daily', everyDay()],
    ['Weekdays 2 tiffins', everyDay({ quantity: 2 })],
    ['6 pm', everyDay()],
    ['Mon 2 pm', [entry(1, { deliveryTimeSlot: '14:00-15:00' })]],
    ['Mon at 2:00 PM', [entry(1, { deliveryTimeSlot: '14:00-15:00' })]],
    ['Mon 14:00-15:00 x3', [entry(1, { deliveryTimeSlot: '14:00-15:00', quantity: 3 })]],
    ['Mon/Tue 5-6pm', [1, 2].map((day) => entry(day as 1, { deliveryTimeSlot: '17:00-18:00' }))],
    [
      'Mon 6:00 PM - 7:00 PM; Fri 2-3 pm x2 at 12 King Street, Oshawa',
      [
        entry(1),
        entry(5, {
          deliveryTimeSlot: '14:00-15:00',
          quantity: 2,
          deliveryAddress: '12 King Street, Oshawa',
        }),
      ],
    ],
  ])('%s', (typed, entries) => {
    expect(readPatternCell(typed, USUAL)).toEqual(entries);
  });

  it.each([
    ['Saturday', /Monday to Friday/],
    ['sometimes', /days from Monday to Friday/],
    ['Fri-Mon', /days from Monday to Friday/],
    ['Tue, Fri-Mon', /days from Monday to Friday/],
    ['Mon 9 am', /hours of delivery/],
    ['Mon 2-5 pm', /hours of delivery/],
    ['Mon; Mon x2', /each weekday once/],
    ['M', /days from Monday to Friday/],
    ['Mon at 6 and Wed at 7', /days from Monday to Friday/],
    ['Mon-Fri at lunch time', /days from Monday to Friday/],
    ['Mon at home', /days from Monday to Friday/],
    ['Mon-Fri at 12 noon', /days from Monday to Friday/],
    ['Mon at 6 sharp', /days from Monday to Friday/],
  ])('%s is not guessed at', (typed, problem) => {
    expect(readPatternCell(typed, USUAL)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('is read as what it was written from', () => {
    const patterns = fc.uniqueArray(
      fc.record({
        weekday: fc.constantFrom<DeliveryWeekday>(1, 2, 3, 4, 5),
        deliveryTimeSlot: fc.constantFrom(...SLOTS),
        quantity: fc.integer({ min: 1, max: 9 }),
        deliveryAddress: fc.constantFrom(
          null,
          '12 King Street, Oshawa',
          'Shop at Main St, Ajax',
          '104-12 King Street, Oshawa',
          '123 4th Avenue, Oshawa',
          "9 O'Brien Court, Oshawa",
          '12, King Street',
        ),
      }),
      { minLength: 1, selector: ({ weekday }) => weekday },
    );
    fc.assert(
      fc.property(patterns, (entries) => {
        const inOrder = [...entries].sort((one, other) => one.weekday - other.weekday);
        expect(readPatternCell(writePatternCell(entries), '14:00-15:00')).toEqual(inOrder);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (typed) => void readPatternCell(typed, USUAL)));
  });
});
