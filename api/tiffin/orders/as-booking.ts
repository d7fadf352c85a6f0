import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { TiffinOrderRow } from '#db/tiffin/orders.ts';

/** A row in the words of the domain's deadline rules. */
export const asBooking = (row: TiffinOrderRow) => ({
  deliveryDate: row.delivery_day,
  deliveryTimeSlot: row.slot as Slot,
  status: row.status as TiffinOrderStatus,
});
