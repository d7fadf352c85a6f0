import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import { lockSubscription, type SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { AuditAction } from '#domain/kitchen/audit/audit-sentences.ts';
import { transition } from '#domain/platform/states.ts';
import {
  SUBSCRIPTION_STATES,
  type SubscriptionAction,
} from '#domain/tiffin/subscription-states.ts';
import { presentAdminSubscription } from './present-subscription.ts';

/** What the ledger shows as the actor of a staff action. */
export const staffName = (ctx: StaffWrite): string => `staff ${ctx.caller.email}`;

type Notes = {
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/** The notes that a step brings; its form begins with none, so what is empty stays (docs/rules.md#two-notes). */
export const stepNotes = ({ customerNote, internalNote }: Notes) => ({
  ...(customerNote && { customer_note: customerNote }),
  ...(internalNote && { internal_note: internalNote }),
});

/** The notes as somebody has edited them: what is absent stays, what is empty goes. */
export const noteChanges = (notes: Notes) => ({
  ...(notes.customerNote !== undefined && { customer_note: notes.customerNote || null }),
  ...(notes.internalNote !== undefined && { internal_note: notes.internalNote || null }),
});

/** Whether staff may take this action now, by the state table. */
export function checkStaffAction(
  row: SubscriptionWithFigures,
  action: SubscriptionAction,
): Refusal | null {
  const step = transition(SUBSCRIPTION_STATES, action, row.status, 'staff');
  return isRefusal(step) ? step : null;
}

/**
 * The frame of every staff action on a subscription: lock it, run the command, write the audit log
 * with what changed, answer it as it is now.
 */
export async function withSubscription(
  ctx: StaffWrite,
  id: string,
  action: AuditAction<'subscriptions'>,
  command: (row: SubscriptionWithFigures) => Promise<Refusal | null>,
): Promise<AdminSubscription | Refusal> {
  const before = await lockSubscription(ctx.db, id);
  if (!before) return refuse('subscription_not_found');
  const refusal = await command(before);
  if (refusal) return refusal;
  const after = (await lockSubscription(ctx.db, id)) ?? before;
  const shown = {
    before: presentAdminSubscription(before),
    after: presentAdminSubscription(after),
  };
  sendAhead(ctx.db, recordAudit(ctx, { action, resource: 'subscriptions', id, ...shown }));
  return shown.after;
}
