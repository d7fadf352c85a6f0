import type { StaffWrite } from '#api/core/context.ts';
import { isRefusal, type Refusal, refuse } from '#contract/refusal.ts';
import type { SubscriptionStatus } from '#contract/subscriptions.ts';
import { appendCreditEntries } from '#db/credits.ts';
import { reopenCompleted } from '#db/subscriptions.ts';
import { applyCredits, creditChange } from '#domain/ledger.ts';
import { labelOf } from '#domain/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/subscription-states.ts';
import { canAdjust } from './present.ts';
import { staffName, withSubscription } from './with-subscription.ts';

/** Adds credits, or takes some away (negative), with a reason; never below zero. */
export function adjustCredits(
  ctx: StaffWrite,
  id: string,
  { credits, reason }: { credits: number; reason: string },
) {
  return withSubscription(ctx, id, 'adjust-credits', async (row): Promise<Refusal | null> => {
    if (!canAdjust(row.status as SubscriptionStatus)) {
      return refuse('action_not_allowed', {
        status: labelOf(SUBSCRIPTION_STATES, row.status).toLowerCase(),
      });
    }
    const change = creditChange('adjust', credits);
    const after = applyCredits(row, change);
    if (isRefusal(after)) return { ...after, field: 'credits' };
    await appendCreditEntries(
      ctx.db,
      [
        {
          ...change,
          subscriptionId: row.id,
          orderId: null,
          actor: staffName(ctx),
          reason,
          key: `adjust:${row.id}:${ctx.requestId}`,
        },
      ],
      ctx.now,
    );
    if (credits > 0) await reopenCompleted(ctx.db, [row.id], ctx.now);
    return null;
  });
}
