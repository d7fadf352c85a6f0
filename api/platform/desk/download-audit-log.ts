import { auditListing } from '#api/admin/audit-log/list.ts';
import { clockTime } from '#api/platform/csv.ts';
import { download } from './download.ts';

/** The audit log as a table. */
export const downloadAuditLog = download('audit-log', auditListing, {
  When: (row) => clockTime(row.at),
  Who: (row) => row.actor,
  What: (row) => row.action,
  About: (row) => row.resource,
});
