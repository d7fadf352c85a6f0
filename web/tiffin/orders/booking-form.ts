import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import type { BookingForm, BookingTyped } from './check-booking.ts';

/** An empty form: nothing is chosen for the person but one tiffin to their own door, for whom the plan is for. */
export const emptyBooking = ({ memberId }: Pick<Subscription, 'memberId'>): BookingTyped => ({
  deliveryDate: '',
  deliveryTimeSlot: '',
  quantity: 1,
  addressChoice: 'subscription',
  otherAddress: '',
  specialInstructions: '',
  ...typedDetailsOf(null),
  memberId: memberId ?? '',
});

/** The form of a tiffin that is booked already. */
export function bookingOf(
  order: TiffinOrder,
  subscription: Pick<Subscription, 'customerAddress' | 'unitNumber'>,
): BookingTyped {
  const own =
    order.deliveryAddress === subscription.customerAddress &&
    order.unitNumber === subscription.unitNumber;
  return {
    deliveryDate: order.deliveryDate,
    deliveryTimeSlot: order.deliveryTimeSlot,
    quantity: order.quantity,
    addressChoice: own ? 'subscription' : 'other',
    otherAddress: own ? '' : order.deliveryAddress,
    specialInstructions: order.specialInstructions ?? '',
    ...typedDetailsOf(order),
    memberId: order.memberId ?? '',
  };
}

/** Where a filled-in form wants the tiffin brought. */
export function addressOf(
  booking: Pick<BookingForm, 'addressChoice' | 'otherAddress'>,
  { customerAddress }: Pick<Subscription, 'customerAddress'>,
): string {
  return booking.addressChoice === 'other' ? booking.otherAddress : customerAddress;
}

/** The details that a form has changed about an order; all of them without one. */
function changedDetails(booking: BookingForm, order: TiffinOrder | null) {
  const typed = typedDetailsOf(booking);
  if (!order) return typed;
  const before = typedDetailsOf(order);
  const names = Object.keys(typed) as (keyof typeof typed)[];
  const changed = names.filter((name) => typed[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<typeof typed>;
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
    // Another door has details of its own.
    ...changedDetails(booking, isMoved ? null : order),
  };
}
