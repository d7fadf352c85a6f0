import { downloadCustomers } from '#api/account/desk/routes.ts';
import { downloadInquiries } from '#api/catering/desk/routes.ts';
import { downloadAuditLog } from '#api/kitchen/audit/list.ts';
import { downloadPayments } from '#api/money/desk/list.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { downloadMails } from '#api/platform/mail/desk/list.ts';
import { downloadSnackOrders } from '#api/snacks/desk/orders/routes.ts';
import { downloadOrders } from '#api/tiffin/desk/orders/routes.ts';
import { downloadSubscriptions } from '#api/tiffin/desk/subscriptions/routes.ts';
import { adminDownloads } from '#contract/platform/downloads.ts';

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
