import { dollars, exporterOf } from '#admin/parts/csv.ts';
import type { AdminSubscription } from '#contract/admin/subscriptions.ts';

/** The list of subscriptions as a table to download. */
export const exportSubscriptions = exporterOf<AdminSubscription>('subscriptions', {
  Number: (row) => row.number,
  Status: (row) => row.status,
  Customer: (row) => row.customerName,
  Email: (row) => row.customerEmail,
  Phone: (row) => row.customerPhone,
  Address: (row) => row.customerAddress,
  Plan: (row) => row.planName,
  Starts: (row) => row.startDate,
  Ends: (row) => row.endDate,
  'Credits available': (row) => row.available,
  'Credits booked': (row) => row.reserved,
  'Credits used': (row) => row.used,
  'Total (CAD)': (row) => dollars(row.totalAmount),
  'Paid (CAD)': (row) => dollars(row.paidAmount),
  Diet: (row) => row.diet,
  Allergies: (row) => row.allergies,
});
