import { dollars, exporterOf } from '#admin/parts/csv.ts';
import { WAY_NAMES } from '#admin/words/choices.ts';
import { snackStatuses } from '#admin/words/statuses.ts';
import type { AdminSnackOrder } from '#contract/admin/snack-orders.ts';
import { formatInstant } from '#domain/days.ts';

/** `2 × Khaman Dhokla (no onion)`: an order's lines as one cell. */
const itemsOf = ({ items }: AdminSnackOrder): string =>
  items
    .map(
      ({ quantity, name, specialInstructions }) =>
        `${quantity} × ${name}${specialInstructions ? ` (${specialInstructions})` : ''}`,
    )
    .join('; ');

/** The list of snack orders as a table to download. */
export const exportSnackOrders = exporterOf<AdminSnackOrder>('snack-orders', {
  Number: (row) => row.orderNumber,
  Day: (row) => row.deliveryDate,
  Time: (row) => row.deliveryTime,
  'Pickup or delivery': (row) => WAY_NAMES[row.deliveryType],
  Status: (row) => snackStatuses(row.deliveryType)[row.status].label,
  Customer: (row) => row.customerName,
  Phone: (row) => row.customerPhone,
  Email: (row) => row.customerEmail,
  Address: (row) => row.address,
  Snacks: itemsOf,
  Instructions: (row) => row.specialInstructions,
  'Note for the door': (row) => row.doorNote,
  Diet: (row) => row.diet,
  Allergies: (row) => row.allergies,
  'Snacks (CAD)': (row) => dollars(row.subtotal),
  'Delivery (CAD)': (row) => dollars(row.deliveryFee),
  'Tax (CAD)': (row) => dollars(row.taxAmount),
  'Total (CAD)': (row) => dollars(row.totalAmount),
  'Paid (CAD)': (row) => dollars(row.paidAmount),
  'Reason of cancelling': (row) => row.cancelReason,
  Ordered: (row) => formatInstant(row.createdAt),
});
