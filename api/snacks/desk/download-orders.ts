import { snackOrderListing } from '#api/snacks/desk/orders/list.ts';
import { clockTime, dollars } from '#api/platform/http/csv.ts';
import { download } from '#api/platform/desk/download.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { formatTime } from '#domain/platform/days.ts';
import { snackStatusWords, WAY_NAMES } from '#domain/kitchen/desk-words.ts';
import { DIET_NAMES } from '#domain/tiffin/diets.ts';

/** `2 × Khaman Dhokla (no onion)`: an order's lines as one cell. */
const itemsOf = ({ items }: AdminSnackOrder): string =>
  items
    .map(
      ({ quantity, name, specialInstructions }) =>
        `${quantity} × ${name}${specialInstructions ? ` (${specialInstructions})` : ''}`,
    )
    .join('; ');

/** The list of snack orders as a table. */
export const downloadSnackOrders = download('snack-orders', snackOrderListing, {
  Number: (row) => row.orderNumber,
  Day: (row) => row.deliveryDate,
  Time: (row) => formatTime(row.deliveryTime),
  'Pickup or delivery': (row) => WAY_NAMES[row.deliveryType],
  Status: (row) => snackStatusWords(row.deliveryType)[row.status],
  Customer: (row) => row.customerName,
  Phone: (row) => row.customerPhone,
  Email: (row) => row.customerEmail,
  Address: (row) => row.address,
  'For the door': (row) => row.doorNote,
  Snacks: itemsOf,
  'For the kitchen': (row) => row.specialInstructions,
  Diet: (row) => DIET_NAMES[row.diet],
  Allergies: (row) => row.allergies,
  'Snacks (CAD)': (row) => dollars(row.subtotal),
  'Delivery (CAD)': (row) => dollars(row.deliveryFee),
  'HST (CAD)': (row) => dollars(row.taxAmount),
  'Total (CAD)': (row) => dollars(row.totalAmount),
  'Given back as a courtesy (CAD)': (row) => dollars(row.balance.reduced),
  'Costs in the end (CAD)': (row) => dollars(row.balance.charge),
  'Paid (CAD)': (row) => dollars(row.balance.paid),
  'Still to pay (CAD)': (row) => dollars(row.balance.owed),
  'To pay back (CAD)': (row) => dollars(row.balance.toPayBack),
  'Reason of cancelling': (row) => row.cancelReason,
  Ordered: (row) => clockTime(row.createdAt),
});
