import { Slot } from '#contract/tiffin/tiffin-orders.ts';
import type { BookingCustomer } from './customers.ts';

/**
 * The body of somebody's booking number so-and-so; no two have the same place. The days are as
 * evenly full as a kitchen's are.
 */
export function bookingOf(
  { name, subscriptionId }: BookingCustomer,
  count: number,
  days: readonly string[],
) {
  return {
    subscriptionId,
    deliveryDate: days[(name * 5 + count) % days.length] as string,
    deliveryTimeSlot: Slot.options[(name + count) % Slot.options.length] as Slot,
    quantity: 1,
    deliveryAddress: `${name}x${count} Maple Street, Oshawa, ON L1G 4S8`,
  };
}
