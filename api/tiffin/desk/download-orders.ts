import { orderListing } from '#api/tiffin/desk/orders/list.ts';
import { download } from '#api/platform/desk/download.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { ORDER_STATUS_WORDS } from '#domain/kitchen/desk-words.ts';
import { DIET_NAMES } from '#domain/tiffin/diets.ts';
import { tiffinStatusOf } from '#domain/tiffin/not-delivered.ts';

/** The list of tiffin orders as a table. */
export const downloadOrders = download('tiffin-orders', orderListing, {
  Number: (row) => row.orderNumber,
  Day: (row) => row.deliveryDate,
  Time: (row) => formatSlot(row.deliveryTimeSlot),
  Status: (row) => ORDER_STATUS_WORDS[tiffinStatusOf(row)],
  Tiffins: (row) => row.quantity,
  Plan: (row) => row.planName,
  Customer: (row) => row.customerName,
  Phone: (row) => row.customerPhone,
  Address: (row) => row.address,
  'For the door': (row) => row.doorNote,
  Diet: (row) => DIET_NAMES[row.diet],
  Allergies: (row) => row.allergies,
  'Standing note': (row) => row.standingNote,
  'For the kitchen': (row) => row.specialInstructions,
  Subscription: (row) => row.subscriptionNumber,
  'Reason of cancelling': (row) => row.cancelReason,
});
