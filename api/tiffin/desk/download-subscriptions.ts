import { subscriptionListing } from '#api/tiffin/desk/subscriptions/list.ts';
import { dollars } from '#api/platform/http/csv.ts';
import { download } from '#api/platform/desk/download.ts';
import { SUBSCRIPTION_STATUS_WORDS } from '#domain/kitchen/desk-words.ts';
import { DIET_NAMES } from '#domain/tiffin/diets.ts';

/** The list of subscriptions as a table. */
export const downloadSubscriptions = download('subscriptions', subscriptionListing, {
  Number: (row) => row.number,
  Status: (row) => SUBSCRIPTION_STATUS_WORDS[row.status],
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
  'Given back as a courtesy (CAD)': (row) => dollars(row.balance.reduced),
  'Costs in the end (CAD)': (row) => dollars(row.balance.charge),
  'Paid (CAD)': (row) => dollars(row.balance.paid),
  'Still to pay (CAD)': (row) => dollars(row.balance.owed),
  'To pay back (CAD)': (row) => dollars(row.balance.toPayBack),
  Diet: (row) => DIET_NAMES[row.diet],
  Allergies: (row) => row.allergies,
});
