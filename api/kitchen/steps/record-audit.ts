import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AuditedAct } from '#domain/kitchen/audit/audit-sentences.ts';
import { changedFields } from './changed-fields.ts';

/** What a member of staff did to one thing; `before` and `after` as the desk shows it. */
export type AuditedAction = AuditedAct & {
  id: string | null;
  before?: object | null;
  after?: object | null;
};

/**
 * Writes an action of staff into the audit log, in the action's own transaction. Only the fields
 * that changed are kept, and of personal fields only that they changed
 * (docs/rules.md#the-audit-log).
 */
export async function recordAudit(ctx: StaffWrite, done: AuditedAction): Promise<void> {
  ctx.step?.done.push(done);
  const { before, after } = changedFields(done.resource, done.before, done.after);
  await ctx.db
    .insertInto('audit_log')
    .values({
      at: ctx.now,
      staff_id: ctx.caller.id,
      actor: ctx.caller.name,
      action: done.action,
      resource: done.resource,
      resource_id: done.id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      request_id: ctx.requestId,
    })
    .execute();
}
