import { describe, expect, it } from 'vitest';
import type { DeliveryWeekday, RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { entriesOf, RecurringBookingForm, typedOf } from './recurring-booking-form.ts';

const HOME = { customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8' };
const WORK = '200 Bond Street, Oshawa, ON L1H 7L5';
const entry = (
  weekday: DeliveryWeekday,
  more: Partial<RecurringBookingEntry> = {},
): RecurringBookingEntry => ({
  weekday,
  deliveryTimeSlot: '18:00-19:00',
  quantity: 1,
  deliveryAddress: null,
  ...more,
});
const messages = (typed: unknown) =>
  RecurringBookingForm.safeParse(typed).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('the form of a recurring booking', () => {
  it.each([
    ['days alike', [entry(1), entry(3), entry(5)]],
    ['one that differs', [entry(1), entry(3, { quantity: 2 }), entry(5)]],
    ['one to another door', [entry(1), entry(3, { deliveryAddress: WORK }), entry(5)]],
    [
      'all to another door',
      [entry(2, { deliveryAddress: WORK }), entry(4, { deliveryAddress: WORK })],
    ],
    ['all different', [entry(1), entry(2, { quantity: 2 }), entry(3, { quantity: 3 })]],
  ])('gives back the pattern that it was filled with: %s', (_what, entries) => {
    expect(entriesOf(RecurringBookingForm.parse(typedOf(entries, HOME)))).toEqual(entries);
  });

  it('asks what most days have in common once', () => {
    const typed = typedOf([entry(1, { quantity: 2 }), entry(3), entry(5)], HOME);
    expect([typed.quantity, typed.apart]).toEqual([1, ['1']]);
  });

  it('chooses nothing for somebody who never had one', () => {
    expect(messages(typedOf([], HOME))).toEqual([
      ['days', 'Please choose at least one day.'],
      ['deliveryTimeSlot', 'Please choose a time slot.'],
    ]);
  });

  it('checks the address of a day apart only while it is one', () => {
    const typed = typedOf([entry(1), entry(3, { deliveryAddress: 'short' }), entry(5)], HOME);
    expect(messages(typed)).toEqual([
      ['own.3.otherAddress', 'Please enter a complete delivery address (minimum 10 characters)'],
    ]);
    expect(messages({ ...typed, days: ['1', '5'] })).toBeUndefined();
    expect(messages({ ...typed, apart: [] })).toBeUndefined();
  });
});
