import { paymentListing } from '#api/money/desk/list.ts';
import { dollars } from '#api/platform/http/csv.ts';
import { download } from '#api/platform/desk/download.ts';
import { METHOD_NAMES } from '#domain/kitchen/desk-words.ts';
import { paymentRemark, STANDING_WORDS } from '#domain/money/payment-standing.ts';

/** The list of payments as a table; what was paid back is negative. */
export const downloadPayments = download('payments', paymentListing, {
  Received: (row) => row.receivedDay,
  'Amount (CAD)': (row) => dollars(row.amount),
  'HST paid back (CAD)': (row) => (row.tax === 0 ? null : dollars(row.tax)),
  Method: (row) => METHOD_NAMES[row.method],
  Reference: (row) => row.reference,
  For: (row) => row.subscriptionNumber ?? row.snackOrderNumber ?? row.inquiryNumber,
  Customer: (row) => row.customerName,
  Standing: (row) => STANDING_WORDS[row.standing],
  Remark: paymentRemark,
  'Recorded by': (row) => row.recordedBy,
});
