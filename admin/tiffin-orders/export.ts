import { exporterOf } from '#admin/parts/csv.ts';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';

/** The list of tiffin orders as a table to download. */
export const exportOrders = exporterOf<AdminTiffinOrder>('tiffin-orders', {
  Number: (row) => row.orderNumber,
  Day: (row) => row.deliveryDate,
  Time: (row) => row.deliveryTimeSlot,
  Status: (row) => row.status,
  Tiffins: (row) => row.quantity,
  Plan: (row) => row.planName,
  Customer: (row) => row.customerName,
  Phone: (row) => row.customerPhone,
  Address: (row) => row.address,
  Diet: (row) => row.diet,
  Allergies: (row) => row.allergies,
  'Standing note': (row) => row.standingNote,
  Instructions: (row) => row.specialInstructions,
  'Note for the door': (row) => row.doorNote,
  Subscription: (row) => row.subscriptionNumber,
});
