import { fitsTyped } from '#admin/kitchen/lists/typed-search.ts';
import type { AdminTiffinOrder, KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { ShownTiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { shownStatusOf } from '#domain/tiffin/order-states.ts';

export type Slot = KitchenDay['slots'][number];

type SearchableOrder = Pick<
  AdminTiffinOrder,
  | 'customerName'
  | 'memberName'
  | 'customerPhone'
  | 'address'
  | 'unitNumber'
  | 'orderNumber'
  | 'subscriptionNumber'
  | 'planName'
  | 'allergies'
>;

/** Whether an order has every word that was typed, in its name, address, numbers or phone. */
export function fitsSearch(order: SearchableOrder, typed: string): boolean {
  const { orderNumber, subscriptionNumber, planName, allergies } = order;
  const address = addressLine(order.address, order);
  const text = [
    nameOnBox(order),
    address,
    orderNumber,
    subscriptionNumber,
    planName,
    allergies,
  ].join(' ');
  return fitsTyped(typed, { text, phone: order.customerPhone });
}

/** The slots of a day with the orders that fit a search and a status; slots without any are left out. */
export function findInSlots(
  slots: readonly Slot[],
  { search, status }: { search: string; status: ShownTiffinOrderStatus | null },
): Slot[] {
  return slots
    .map((slot) => ({
      ...slot,
      orders: slot.orders.filter(
        (order) =>
          (status === null || shownStatusOf(order) === status) && fitsSearch(order, search),
      ),
    }))
    .filter((slot) => slot.orders.length > 0);
}
