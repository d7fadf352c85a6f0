import { sql } from 'kysely';
import { handlers, ok, paginate } from '#api/core/handler.ts';
import { adminAudit } from '#contract/admin/desk.ts';
import { containing } from '#db/like.ts';
import { takePage } from '#db/page.ts';

/** What is said of a thing, and of the accounts that became part of it where it is a customer. */
const isAbout = (resourceId: string) => sql<boolean>`(resource_id = ${resourceId}
  OR resource_id IN (SELECT id::text FROM merged_accounts WHERE customer_id::text = ${resourceId}))`;

export const adminAuditHandlers = handlers(adminAudit, {
  list: async (ctx, { query }) => {
    let wanted = ctx.db.selectFrom('audit_log').selectAll();
    if (query.resource) wanted = wanted.where('resource', '=', query.resource);
    if (query.resourceId) {
      wanted = wanted.where(isAbout(query.resourceId));
    }
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([where('actor', 'ilike', pattern), where('action', 'ilike', pattern)]),
      );
    }
    const { rows, total } = await takePage(wanted, query, 'at', 'id');
    const entries = rows.map((row) => ({
      id: row.id,
      at: row.at.toString(),
      actor: row.actor,
      action: row.action,
      resource: row.resource,
      resourceId: row.resource_id,
      before: row.before as Record<string, unknown> | null,
      after: row.after as Record<string, unknown> | null,
    }));
    return ok(entries, { pagination: paginate(query, total) });
  },
});
