import { type Selectable, sql } from 'kysely';
import { nameThings } from '#api/kitchen/audit/name-things.ts';
import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import { clockTime } from '#api/platform/http/csv.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { type AuditEntry, adminAudit } from '#contract/kitchen/desk.ts';
import { asCalled } from '#db/kitchen/thing-finds.ts';
import { hasManyThingsLike, isAboutThingLike, thingsLike } from '#db/kitchen/thing-names.ts';
import { isId, likePattern } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';
import {
  auditActionOf,
  auditActionsLike,
  auditSentence,
  resourceLabel,
} from '#domain/kitchen/audit/audit-sentences.ts';
import { changesOf, fieldChangeText } from '#domain/kitchen/audit/changes.ts';

/** What is said of a thing, and of the accounts that became part of it where it is a customer. */
const isAbout = (resourceId: string) => sql<boolean>`resource_id = ANY (ARRAY(
  SELECT ${resourceId}::text
  UNION ALL SELECT id::text FROM merged_accounts WHERE customer_id::text = ${resourceId}))`;

/** What staff did. */
const auditListing: Listing<'audit-log', Selectable<DB['audit_log']>, AuditEntry> = {
  sorts: { at: 'at' },
  tieBreak: 'id',
  wanted(db, query) {
    let wanted = db.selectFrom('audit_log').selectAll();
    if (query.resource) wanted = wanted.where('resource', '=', query.resource);
    if (query.done) {
      const { resource, action } = auditActionOf(query.done);
      wanted = wanted.where('action', '=', action);
      if (resource) wanted = wanted.where('resource', '=', resource);
    }
    if (query.resourceId) {
      wanted = wanted.where(isAbout(query.resourceId));
    }
    return wanted;
  },
  search(typed) {
    const text = asCalled(typed);
    const pattern = likePattern(text);
    const says = [
      sql`actor ILIKE ${pattern} OR action ILIKE ${pattern}`,
      ...(isId(text) ? [sql`resource_id = ${text}`] : []),
      ...auditActionsLike(text)
        .map(({ id }) => auditActionOf(id))
        .map(
          ({ resource, action }) =>
            sql`action = ${action} AND ${resource ? sql`resource = ${resource}` : sql`true`}`,
        ),
    ];
    return {
      id: 'audit_log.id',
      finds: [
        ...says.map((where) => sql`SELECT id FROM audit_log WHERE ${where}`),
        sql`SELECT line.id FROM (${thingsLike(text)}) AS thing JOIN audit_log AS line
          ON line.resource = thing.resource AND line.resource_id = thing.id`,
      ],
      fits: (id) => sql`EXISTS (SELECT FROM audit_log AS line WHERE line.id = ${id}
        AND (${sql.join(says, sql` OR `)} OR ${isAboutThingLike(text)}))`,
      isCommon: (db) => hasManyThingsLike(db, text),
    };
  },
  counted({ resource, done, resourceId, search }) {
    if (resourceId || search || (resource && done)) return null;
    return { list: 'audit_log', kinds: done ? auditActionOf(done) : { resource } };
  },
  async show({ db }, rows) {
    const nameOf = await nameThings(
      db,
      rows.map(({ resource, resource_id: resourceId }) => ({ resource, resourceId })),
    );
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toString(),
      actor: row.actor,
      action: row.action,
      resource: row.resource,
      resourceId: row.resource_id,
      thing: nameOf({ resource: row.resource, resourceId: row.resource_id, action: row.action }),
      before: row.before as Record<string, unknown> | null,
      after: row.after as Record<string, unknown> | null,
    }));
  },
};

export const adminAuditHandlers = handlers(adminAudit, {
  list: (ctx, { query }) => pageOf(ctx, auditListing, query),
});

/**
 * The audit log as a table: what was done as a sentence, what changed with it a line each, and the
 * words of the program for it.
 */
export const downloadAuditLog = download('audit-log', auditListing, {
  When: (row) => clockTime(row.at),
  Who: (row) => row.actor,
  What: (row) => auditSentence(row, [row.thing?.name ?? null]),
  Changed: (row) => changesOf(row).map(fieldChangeText).join('\n'),
  About: (row) => resourceLabel(row.resource),
  Action: (row) => `${row.resource}.${row.action}`,
});
