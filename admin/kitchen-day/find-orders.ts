import type { AdminTiffinOrder, KitchenDay } from '#contract/admin/tiffin-orders.ts';
import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';

export type Slot = KitchenDay['slots'][number];

type Searched = Pick<
  AdminTiffinOrder,
  'customerName' | 'customerPhone' | 'address' | 'orderNumber' | 'subscriptionNumber' | 'allergies'
>;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether an order has every word that was typed, in its name, address, numbers or phone. */
export function fitsSearch(order: Searched, typed: string): boolean {
  const text = plain(
    [
      order.customerName,
      order.address,
      order.orderNumber,
      order.subscriptionNumber,
      order.allergies,
    ].join(' '),
  );
  const digits = order.customerPhone.replace(/\D/g, '');
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => {
      const number = word.replace(/[^\d]/g, '');
      return text.includes(word) || (number.length >= 3 && digits.includes(number));
    });
}

/** The slots of a day with the orders that fit a search and a status; slots without any are left out. */
export function findInSlots(
  slots: readonly Slot[],
  { search, status }: { search: string; status: TiffinOrderStatus | null },
): Slot[] {
  return slots
    .map((slot) => ({
      ...slot,
      orders: slot.orders.filter(
        (order) => (status === null || order.status === status) && fitsSearch(order, search),
      ),
    }))
    .filter((slot) => slot.orders.length > 0);
}
