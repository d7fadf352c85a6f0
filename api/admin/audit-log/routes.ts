import { handlers } from '#api/core/handler.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { adminAudit } from '#contract/admin/desk.ts';
import { auditListing } from './list.ts';

export const adminAuditHandlers = handlers(adminAudit, {
  list: (ctx, { query }) => pageOf(ctx, auditListing, query),
});
