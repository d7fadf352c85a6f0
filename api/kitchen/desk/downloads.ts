import { downloadCustomerSheet } from '#api/account/desk/customer-sheet.ts';
import { downloadCustomers } from '#api/account/desk/customers.ts';
import { downloadInquiries } from '#api/catering/desk/inquiries.ts';
import { downloadAuditLog } from '#api/kitchen/audit/audit-log.ts';
import { downloadPayments } from '#api/money/desk/payments.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { downloadSnackOrders } from '#api/snacks/desk/orders.ts';
import { downloadTiffinOrders } from '#api/tiffin/desk/orders.ts';
import { downloadSubscriptions } from '#api/tiffin/desk/subscriptions.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { downloadMails } from './outbox.ts';

export const adminDownloadHandlers = handlers(adminDownloads, {
  subscriptions: downloadSubscriptions,
  'tiffin-orders': downloadTiffinOrders,
  'snack-orders': downloadSnackOrders,
  'catering-inquiries': downloadInquiries,
  payments: downloadPayments,
  customers: downloadCustomers,
  'customer-sheet': downloadCustomerSheet,
  mails: downloadMails,
  'audit-log': downloadAuditLog,
});
