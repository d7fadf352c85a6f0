import * as z from 'zod/mini';
import { DoorNote } from '#contract/platform/primitives.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { ScheduleBody, type TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';

const { deliveryDate, deliveryTimeSlot, quantity, deliveryAddress, specialInstructions } =
  ScheduleBody.shape;

const asked = {
  deliveryDate,
  // Empty text until one is chosen.
  deliveryTimeSlot: z.pipe(z.custom<string>(), deliveryTimeSlot),
  quantity,
  specialInstructions,
  doorNote: DoorNote,
};

/**
 * What a person fills in to book a tiffin or to change one:
 * the contract's own rules, with the address as a choice.
 */
export const BookingForm = z.discriminatedUnion('addressChoice', [
  z.object({
    ...asked,
    addressChoice: z.literal('subscription'),
    /** Kept while the other choice is looked at, and not sent. */
    otherAddress: z.string(),
  }),
  z.object({ ...asked, addressChoice: z.literal('other'), otherAddress: deliveryAddress }),
]);
export type BookingForm = z.output<typeof BookingForm>;
export type BookingTyped = z.input<typeof BookingForm>;

/** An empty form: nothing is chosen for the person but one tiffin to their own door. */
export const emptyBooking = (): BookingTyped => ({
  deliveryDate: '',
  deliveryTimeSlot: '',
  quantity: 1,
  addressChoice: 'subscription',
  otherAddress: '',
  specialInstructions: '',
  doorNote: '',
});

/** The form of a tiffin that is booked already. */
export function bookingOf(order: TiffinOrder, subscriptionAddress: string): BookingTyped {
  const own = order.deliveryAddress === subscriptionAddress;
  return {
    deliveryDate: order.deliveryDate,
    deliveryTimeSlot: order.deliveryTimeSlot,
    quantity: order.quantity,
    addressChoice: own ? 'subscription' : 'other',
    otherAddress: own ? '' : order.deliveryAddress,
    specialInstructions: order.specialInstructions ?? '',
    doorNote: order.doorNote ?? '',
  };
}

/** Where a filled-in form wants the tiffin brought. */
export function addressOf(
  booking: Pick<BookingForm, 'addressChoice' | 'otherAddress'>,
  { customerAddress }: Pick<Subscription, 'customerAddress'>,
): string {
  return booking.addressChoice === 'other' ? booking.otherAddress : customerAddress;
}

/** What a changed form asks to change about an order; what is as before is left out. */
export function changesOf(
  booking: BookingForm,
  order: TiffinOrder,
  subscription: Pick<Subscription, 'customerAddress'>,
) {
  const address = addressOf(booking, subscription);
  const isMoved = address !== order.deliveryAddress;
  const instructions = booking.specialInstructions || null;
  return {
    ...(booking.deliveryDate !== order.deliveryDate && { deliveryDate: booking.deliveryDate }),
    ...(booking.deliveryTimeSlot !== order.deliveryTimeSlot && {
      deliveryTimeSlot: booking.deliveryTimeSlot,
    }),
    ...(booking.quantity !== order.quantity && { quantity: booking.quantity }),
    ...(isMoved && { deliveryAddress: address }),
    // Null takes the instructions away; what is absent stays.
    ...(instructions !== order.specialInstructions && { specialInstructions: instructions }),
    // Another door may have another note of its own.
    ...((isMoved || booking.doorNote !== (order.doorNote ?? '')) && { doorNote: booking.doorNote }),
  };
}
