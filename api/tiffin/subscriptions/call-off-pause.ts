import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { type SubscriptionRow, updateSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { transition } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

/** A customer leaves a pause alone that the kitchen has planned (`paused_by_kitchen`). */
export const checkPlanIsTheirs = (
  row: SubscriptionRow,
  who: 'customer' | 'staff',
): Refusal | null =>
  who === 'customer' && row.paused_by === 'staff' ? refuse('paused_by_kitchen') : null;

/**
 * Calls off the planned pause of a locked subscription. What it has skipped stays skipped, and can
 * be taken back until its deadline. Without a planned pause there is nothing to do, so that a second
 * press does no harm; one that has begun is refused (`action_not_allowed`): it is to be resumed.
 */
export async function callOffPause(
  tx: Transaction<DB>,
  row: SubscriptionRow,
  who: 'customer' | 'staff',
  at: Temporal.Instant,
  customerNote: string | null = null,
): Promise<Refusal | null> {
  const status = row.status as SubscriptionStatus;
  const step = transition(SUBSCRIPTION_STATES, 'call-off-pause', status, who);
  if (isRefusal(step)) return step;
  const notTheirs = checkPlanIsTheirs(row, who);
  if (notTheirs) return notTheirs;
  const { pause_from: from, paused_until: until } = row;
  if (from === null) return null;
  await updateSubscription(
    tx,
    row.id,
    { paused_by: null, pause_from: null, paused_until: null },
    at,
  );
  await enqueueMail(tx, {
    kind: 'subscription_resumed',
    customerId: row.customer_id,
    details: {
      name: row.customer_name,
      subscriptionNumber: row.number,
      planName: row.plan_name,
      customerNote,
      by: who,
      calledOff: { from, until },
      available: row.available,
    },
  });
  return null;
}
