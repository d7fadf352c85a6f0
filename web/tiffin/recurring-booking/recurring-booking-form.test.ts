import { describe, expect, it } from 'vitest';
import { recurringEntry } from '#test/builders/recurring-entry.ts';
import { entriesOf, RecurringBookingForm, typedOf } from './recurring-booking-form.ts';

const HOME = { customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8' };
const WORK = '200 Bond Street, Oshawa, ON L1H 7L5';
const messages = (typed: unknown) =>
  RecurringBookingForm.safeParse(typed).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('the form of a recurring booking', () => {
  it.each([
    ['days alike', [recurringEntry(1), recurringEntry(3), recurringEntry(5)]],
    [
      'one that differs',
      [recurringEntry(1), recurringEntry(3, { quantity: 2 }), recurringEntry(5)],
    ],
    [
      'one to another door',
      [recurringEntry(1), recurringEntry(3, { deliveryAddress: WORK }), recurringEntry(5)],
    ],
    [
      'all to another door',
      [recurringEntry(2, { deliveryAddress: WORK }), recurringEntry(4, { deliveryAddress: WORK })],
    ],
    [
      'all different',
      [recurringEntry(1), recurringEntry(2, { quantity: 2 }), recurringEntry(3, { quantity: 3 })],
    ],
  ])('gives back the pattern that it was filled with: %s', (_what, entries) => {
    expect(entriesOf(RecurringBookingForm.parse(typedOf(entries, HOME)))).toEqual(entries);
  });

  it('asks what most days have in common once', () => {
    const typed = typedOf(
      [recurringEntry(1, { quantity: 2 }), recurringEntry(3), recurringEntry(5)],
      HOME,
    );
    expect([typed.quantity, typed.apart]).toEqual([1, ['1']]);
  });

  it('chooses nothing for somebody who never had one', () => {
    expect(messages(typedOf([], HOME))).toEqual([
      ['days', 'Please choose at least one day.'],
      ['deliveryTimeSlot', 'Please choose a time slot.'],
    ]);
  });

  it('checks the address of a day apart only while it is one', () => {
    const typed = typedOf(
      [recurringEntry(1), recurringEntry(3, { deliveryAddress: 'short' }), recurringEntry(5)],
      HOME,
    );
    expect(messages(typed)).toEqual([
      ['own.3.otherAddress', 'Please enter a complete delivery address (minimum 10 characters)'],
    ]);
    expect(messages({ ...typed, days: ['1', '5'] })).toBeUndefined();
    expect(messages({ ...typed, apart: [] })).toBeUndefined();
  });
});
