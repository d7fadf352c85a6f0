import type { StaffWrite } from '#api/platform/http/context.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import { reopenCompleted } from '#db/tiffin/subscriptions.ts';
import { applyCredits, creditChange } from '#domain/tiffin/ledger.ts';
import { labelOf } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
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
