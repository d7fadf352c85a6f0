import { type Selectable, sql } from 'kysely';
import type { Listing } from '#api/platform/desk/listing.ts';
import type { AuditEntry } from '#contract/admin/desk.ts';
import { containing } from '#db/like.ts';
import type { DB } from '#db/types.ts';

/** What is said of a thing, and of the accounts that became part of it where it is a customer. */
const isAbout = (resourceId: string) => sql<boolean>`(resource_id = ${resourceId}
  OR resource_id IN (SELECT id::text FROM merged_accounts WHERE customer_id::text = ${resourceId}))`;

/** What staff did. */
export const auditListing: Listing<'audit-log', Selectable<DB['audit_log']>, AuditEntry> = {
  sorts: { at: 'at' },
  tieBreak: 'id',
  wanted(db, query) {
    let wanted = db.selectFrom('audit_log').selectAll();
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
    return wanted;
  },
  show: (_read, rows) =>
    rows.map((row) => ({
      id: row.id,
      at: row.at.toString(),
      actor: row.actor,
      action: row.action,
      resource: row.resource,
      resourceId: row.resource_id,
      before: row.before as Record<string, unknown> | null,
      after: row.after as Record<string, unknown> | null,
    })),
};
