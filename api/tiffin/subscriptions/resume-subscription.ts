import type { Transaction } from 'kysely';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { type SubscriptionRow, updateSubscription } from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import type { Actor } from '#domain/platform/states.ts';
import { checkResume, type PausedBy } from '#domain/tiffin/subscription-states.ts';

/** Lifts the pause of a locked subscription; a customer cannot lift the kitchen's (`paused_by_kitchen`). */
export async function resumeSubscription(
  tx: Transaction<DB>,
  row: SubscriptionRow,
  who: Actor,
  at: Temporal.Instant,
  customerNote: string | null = null,
): Promise<Refusal | null> {
  const refusal = checkResume(
    { status: row.status as SubscriptionStatus, pausedBy: row.paused_by as PausedBy },
    who,
  );
  if (refusal) return refusal;
  await updateSubscription(
    tx,
    row.id,
    { status: 'active', paused_by: null, pause_from: null, paused_until: null },
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
      available: row.available,
    },
  });
  return null;
}
