import type { Transaction } from 'kysely';
import type { AuditedAction } from '#api/kitchen/audit/record-audit.ts';
import type { Success } from '#api/platform/http/answer.ts';
import type { Context } from '#api/platform/http/context.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import { closeStep, dropStep, nameStep, openStep } from '#db/platform/desk-steps.ts';
import type { DB } from '#db/types.ts';
import { takeBackUntil } from '#domain/platform/take-back.ts';

/**
 * Runs what somebody at the desk does as a step where its endpoint can be taken back: what it writes
 * is journalled by the database, its mails wait a little, and its answer names the step. What has
 * changed nothing is no step.
 */
export async function inStep(
  endpoint: Endpoint,
  ctx: Context<Transaction<DB>>,
  work: (ctx: Context<Transaction<DB>>) => Promise<Refusal | Success>,
): Promise<Refusal | Success> {
  const { db, caller, now, env } = ctx;
  if (!endpoint.undoable || caller.kind !== 'staff') return work(ctx);
  const until = takeBackUntil(now);
  const id = await openStep(db, {
    staffId: caller.id,
    actor: caller.name,
    access: endpoint.access,
    at: now,
    until,
    mailWaitSeconds: env.mailWaitSeconds,
  });
  const done: AuditedAction[] = [];
  const settled = await work({ ...ctx, step: { done } });
  if ('refused' in settled) return settled;
  if (!(await closeStep(db, id))) {
    await dropStep(db, id);
    return settled;
  }
  const last = done.at(-1);
  if (!last) throw new Error(`${endpoint.path} wrote nothing into the audit log`);
  const { action, resource } = last;
  const things = done
    .filter((one) => one.action === action && one.resource === resource)
    .flatMap(({ id: thing }) => (thing ? [{ id: thing }] : []));
  await nameStep(db, id, { action, resource, things });
  return { ...settled, meta: { ...settled.meta, step: { id, until: until.toString() } } };
}
