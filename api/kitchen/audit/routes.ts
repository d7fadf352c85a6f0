import { handlers } from '#api/platform/http/handler.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { adminAudit } from '#contract/kitchen/desk/desk.ts';
import { auditListing } from './list.ts';

export const adminAuditHandlers = handlers(adminAudit, {
  list: (ctx, { query }) => pageOf(ctx, auditListing, query),
});
