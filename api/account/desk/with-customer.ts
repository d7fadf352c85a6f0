import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminCustomerWhole } from '#contract/account/desk/customers.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockWholeAccount } from '#db/account/accounts.ts';
import { insertCustomerStep } from '#db/account/customer-steps.ts';
import { type DeskCustomerRow, findDeskCustomer } from '#db/account/desk-customers.ts';
import { findMergedInto } from '#db/account/merge-customers.ts';
import type { AuditAction } from '#domain/kitchen/audit/done-words.ts';
import { presentCustomer, presentWhole } from './present.ts';

/** Why there is no such customer: the account became part of another one, or never was. */
export async function missingCustomer(
  db: Parameters<typeof findMergedInto>[0],
  id: string,
): Promise<Refusal> {
  const email = await findMergedInto(db, id);
  return email ? refuse('customer_merged', { email }) : refuse('not_found');
}

/**
 * The frame of what the desk does with a customer: lock the account, run the command, write the audit
 * log with what changed, answer it as it is now. Nobody is left in an erased one.
 */
export async function withCustomer(
  ctx: StaffWrite,
  id: string,
  action: AuditAction<'customers'>,
  command: (row: DeskCustomerRow) => Promise<Refusal | null>,
): Promise<AdminCustomerWhole | Refusal> {
  await lockWholeAccount(ctx.db, id);
  const before = await findDeskCustomer(ctx.db, id);
  if (!before) return missingCustomer(ctx.db, id);
  if (before.erased_at) return refuse('customer_erased');
  const refusal = await command(before);
  if (refusal) return refusal;
  const after = (await findDeskCustomer(ctx.db, id)) ?? before;
  await recordAudit(ctx, {
    action,
    resource: 'customers',
    id,
    before: presentCustomer(before),
    after: presentCustomer(after),
  });
  return presentWhole(ctx.db, after, ctx.now);
}

/** Writes down what was done with an account, by whom and why. */
export const noteStep = (
  ctx: StaffWrite,
  id: string,
  action: Parameters<typeof insertCustomerStep>[2]['action'],
  reason: string,
): Promise<void> =>
  insertCustomerStep(ctx.db, id, { action, reason, actor: ctx.caller.name, at: ctx.now });
