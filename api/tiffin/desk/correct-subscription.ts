import {
  beginCorrection,
  correctionNote,
  correctionText,
  finishCorrection,
} from '#api/kitchen/steps/correction.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { presentAdminSubscription } from '#api/tiffin/desk/present-subscription.ts';
import { staffName } from '#api/tiffin/desk/with-subscription.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { balanceOfRow } from '#db/money/payables.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import {
  findSubscription,
  lockSubscription,
  type SubscriptionWithFigures,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import { balanceChangeText } from '#domain/money/balance-text.ts';
import { stateChangeText, withCorrectionNote } from '#domain/platform/corrections.ts';
import { correctionEntry } from '#domain/tiffin/ledger.ts';
import {
  checkSubscriptionCorrection,
  SUBSCRIPTION_CORRECTIONS,
  subscriptionCorrectionsOf,
  undoneCreditsText,
} from '#domain/tiffin/subscription-corrections.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

type Input = InputOf<typeof adminSubscriptions.correct>;

/**
 * Reinstates a cancelled plan with the credits that it was left with, or lets one wait for approval
 * again: what its approval granted is taken by one ledger entry. The customer gets one mail.
 */
export async function correctSubscription(
  ctx: StaffWrite,
  { params, body }: Input,
): Promise<AdminSubscription | Refusal> {
  const row = await lockSubscription(ctx.db, params.id);
  if (!row) return refuse('subscription_not_found');
  const thing = {
    status: row.status,
    day: row.start_day,
    isApproved: row.approved_at !== null,
  };
  const begun = beginCorrection(ctx, SUBSCRIPTION_CORRECTIONS, SUBSCRIPTION_STATES, thing, body);
  if (isRefusal(begun)) return begun;
  const { today, from, to, made } = begun;
  if (!subscriptionCorrectionsOf(thing, today).includes(body.correction))
    return refuse('correction_overtaken', {
      status: SUBSCRIPTION_STATES.labels[from].toLowerCase(),
    });
  const refusal = checkSubscriptionCorrection(body.correction, openMattersOf(row));
  if (refusal) return refusal;

  const runs = to === 'active';
  // What an approval granted goes with it; a plan that runs on has kept what it was left with.
  const entry = runs || row.available === 0 ? null : correctionEntry(-row.available, 0);
  if (entry)
    await appendCreditEntries(
      ctx.db,
      [
        {
          ...entry,
          subscriptionId: row.id,
          orderId: null,
          actor: staffName(ctx),
          reason: correctionText(made),
          key: `correct:${row.id}:${ctx.requestId}`,
        },
      ],
      ctx.now,
    );
  await updateSubscription(
    ctx.db,
    row.id,
    {
      status: to,
      end_reason: null,
      ended_at: null,
      ...(!runs && {
        approved_at: null,
        end_day: null,
        paused_by: null,
        pause_from: null,
        paused_until: null,
      }),
      internal_note: withCorrectionNote(row.internal_note, correctionNote(ctx, made)),
    },
    ctx.now,
  );
  const after = (await findSubscription(ctx.db, row.id)) ?? row;
  await finishCorrection(ctx, {
    ...made,
    resource: 'subscriptions',
    id: row.id,
    reader: { customerId: row.customer_id },
    name: row.customer_name,
    number: row.number,
    changes: [
      ...stateChangeText(SUBSCRIPTION_STATES, from, to),
      ...(entry ? [undoneCreditsText(row.available)] : []),
      ...balanceChangeText(balanceOfRow(row), balanceOfRow(after)),
    ],
    before: { status: from, available: row.available },
    after: { status: to, available: after.available },
  });
  return presentAdminSubscription(after);
}

const openMattersOf = (row: SubscriptionWithFigures) => ({
  number: row.number,
  used: row.used_credits,
  reserved: row.reserved,
  paid: balanceOfRow(row).paid,
  paidBackSince: row.paid_back_since_end,
  isWaived: row.waived_cents !== 0 || row.pay_back_note !== null,
});
