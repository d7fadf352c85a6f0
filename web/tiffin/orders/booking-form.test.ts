import { describe, expect, it } from 'vitest';
import { buildOrder } from '#test/builders/build-order.ts';
import { addressOf, BookingForm, bookingOf, changesOf, emptyBooking } from './booking-form.ts';

const HOME = '12 Maple Street, Oshawa, ON L1G 4S8';
const OFFICE = '1 King Street, Whitby, ON L1N 1A1';
const subscription = { customerAddress: HOME, unitNumber: '' };

const filled = (over: object = {}) =>
  BookingForm.parse({
    ...emptyBooking(),
    deliveryDate: '2026-11-24',
    deliveryTimeSlot: '14:00-15:00',
    ...over,
  });

const mistakes = (typed: object) =>
  Object.fromEntries(
    (BookingForm.safeParse({ ...emptyBooking(), ...typed }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

describe('the booking form', () => {
  it('refuses in fixed words', () => {
    expect(mistakes({})).toMatchObject({
      deliveryDate: 'Please select date and time slot',
      deliveryTimeSlot: 'Please select date and time slot',
    });
    expect(mistakes({ quantity: 0 })).toMatchObject({
      quantity: 'Please choose at least 1 tiffin',
    });
    expect(mistakes({ addressChoice: 'other', otherAddress: '  ' })).toMatchObject({
      otherAddress: 'Please provide a delivery address',
    });
    expect(mistakes({ addressChoice: 'other', otherAddress: 'Apt 4' })).toMatchObject({
      otherAddress: 'Please enter a complete delivery address (minimum 10 characters)',
    });
  });

  it('does not judge an address that is not used', () => {
    expect(mistakes({ otherAddress: 'Apt 4' })).not.toHaveProperty('otherAddress');
  });

  it('brings the tiffin where the person chose', () => {
    expect(addressOf(filled(), subscription)).toBe(HOME);
    expect(addressOf(filled({ addressChoice: 'other', otherAddress: OFFICE }), subscription)).toBe(
      OFFICE,
    );
  });
});

describe('the changes of a booked tiffin', () => {
  const order = buildOrder({
    deliveryDate: '2026-11-24',
    deliveryTimeSlot: '14:00-15:00',
    deliveryAddress: HOME,
    specialInstructions: 'Side door',
    doorNote: 'Ring twice',
  });
  const changed = (over: object) =>
    changesOf(
      BookingForm.parse({ ...bookingOf(order, subscription), ...over }),
      order,
      subscription,
    );

  it('are none when the form is as it was', () => {
    expect(changed({})).toEqual({});
  });

  it('name only what differs', () => {
    expect(changed({ quantity: 3 })).toEqual({ quantity: 3 });
    expect(changed({ addressChoice: 'other', otherAddress: OFFICE })).toEqual({
      deliveryAddress: OFFICE,
      unitNumber: '',
      entryCode: '',
      doorNote: 'Ring twice',
    });
  });

  it('name the details of the address that differ, and for another door all of them', () => {
    expect(changed({ doorNote: 'Buzzer 12' })).toEqual({ doorNote: 'Buzzer 12' });
    expect(changed({ unitNumber: '4B', entryCode: '1204' })).toEqual({
      unitNumber: '4B',
      entryCode: '1204',
    });
    const unasked = buildOrder({ deliveryAddress: HOME, doorNote: null });
    expect(
      changesOf(BookingForm.parse(bookingOf(unasked, subscription)), unasked, subscription),
    ).toEqual({});
  });

  it('can take the instructions away', () => {
    expect(changed({ specialInstructions: '' })).toEqual({ specialInstructions: null });
  });

  it('know an order to another address by that address', () => {
    const elsewhere = buildOrder({ deliveryAddress: OFFICE });
    expect(bookingOf(elsewhere, subscription)).toMatchObject({
      addressChoice: 'other',
      otherAddress: OFFICE,
    });
    const upstairs = buildOrder({ deliveryAddress: HOME, unitNumber: '4B' });
    expect(bookingOf(upstairs, subscription)).toMatchObject({
      addressChoice: 'other',
      otherAddress: HOME,
      unitNumber: '4B',
    });
  });
});
