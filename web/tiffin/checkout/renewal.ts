import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { isToCome } from '#web/tiffin/orders/upcoming.ts';
import type { CheckoutTyped } from './checkout-schema.ts';

/**
 * The first day of a plan that follows another: the first one on offer after the last tiffin that is
 * booked in it, else the recommended one; empty where nothing is known to be on offer.
 */
export function startAfter(
  renewed: Pick<Subscription, 'orders'>,
  dates: Pick<AvailableDates, 'availableDates'> | null,
): string {
  const offered = dates?.availableDates ?? [];
  const booked = renewed.orders.filter(isToCome).map(({ deliveryDate }) => deliveryDate);
  const lastBooked = booked.sort().at(-1) ?? '';
  const after = offered.find(({ date }) => date > lastBooked);
  const recommended = offered.find(({ isRecommended }) => isRecommended);
  return (lastBooked ? after : recommended)?.date ?? '';
}

/** What the checkout begins with when it renews a plan: whom, where and what that one was for. */
export const valuesOfRenewal = (
  renewed: Subscription,
  dates: AvailableDates | null,
): Partial<CheckoutTyped> => ({
  customerName: renewed.customerName,
  customerPhone: formatPhone(renewed.customerPhone),
  customerAddress: renewed.customerAddress,
  specialInstructions: renewed.specialInstructions ?? '',
  doorNote: renewed.doorNote ?? '',
  diet: renewed.diet,
  allergies: renewed.allergies,
  startDate: startAfter(renewed, dates),
});
