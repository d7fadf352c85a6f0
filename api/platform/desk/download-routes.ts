import { downloadCustomers } from '#api/account/desk/download-customers.ts';
import { downloadInquiries } from '#api/catering/desk/download-inquiries.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { downloadPayments } from '#api/money/desk/download-payments.ts';
import { downloadSnackOrders } from '#api/snacks/desk/download-orders.ts';
import { downloadOrders } from '#api/tiffin/desk/download-orders.ts';
import { downloadSubscriptions } from '#api/tiffin/desk/download-subscriptions.ts';
import { adminDownloads } from '#contract/platform/downloads.ts';
import { downloadAuditLog } from './download-audit-log.ts';
import { downloadMails } from './download-mails.ts';

export const adminDownloadHandlers = handlers(adminDownloads, {
  subscriptions: downloadSubscriptions,
  'tiffin-orders': downloadOrders,
  'snack-orders': downloadSnackOrders,
  'catering-inquiries': downloadInquiries,
  payments: downloadPayments,
  customers: downloadCustomers,
  mails: downloadMails,
  'audit-log': downloadAuditLog,
});
