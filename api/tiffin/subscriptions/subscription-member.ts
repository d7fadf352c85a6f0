import type { Transaction } from 'kysely';
import type { CustomerWrite, StaffWrite } from '#api/platform/http/context.ts';
import { withSubscription } from '#api/tiffin/desk/with-subscription.ts';
import { presentSubscriptionWithOrders } from '#api/tiffin/subscriptions/read-subscription.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import type { Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { holdMemberFacts } from '#db/account/household-members.ts';
import {
  lockOwnSubscription,
  lockSubscription,
  type SubscriptionWithFigures,
  updateSubscription,
} from '#db/tiffin/subscriptions.ts';
import { giveOrdersTo } from '#db/tiffin/write-orders.ts';
import type { DB } from '#db/types.ts';
import { TIFFINS_NOT_CONFIRMED, TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

/**
 * Says who a locked plan is for from now on: it gets their diet and allergies, and with it what is
 * booked for whom it was for before. The kitchen reaches everything that is not cooked yet, a customer
 * only what the kitchen does not plan with yet (docs/rules.md#household-members).
 */
async function setMember(
  tx: Transaction<DB>,
  row: SubscriptionWithFigures,
  memberId: string | null,
  { who, at }: { who: 'staff' | 'customer'; at: Temporal.Instant },
): Promise<Refusal | null> {
  const { status } = row;
  if (!SUBSCRIPTIONS_RUNNING.includes(status)) return refuse('action_not_allowed', { status });
  if (memberId === row.member_id) return null;
  const facts = await holdMemberFacts(tx, row.customer_id, memberId);
  if (!facts) return refuse('member_not_found', {}, { field: 'memberId' });
  const { memberName: member_name, diet, allergies } = facts;
  await updateSubscription(tx, row.id, { member_id: memberId, member_name, diet, allergies }, at);
  const reached = who === 'staff' ? TIFFINS_NOT_COOKED : TIFFINS_NOT_CONFIRMED;
  await giveOrdersTo(tx, row, facts, at, reached);
  return null;
}

/** A customer says who one of their running plans is for. */
export async function changeOwnMember(
  ctx: CustomerWrite,
  { params, body }: InputOf<typeof subscriptions.changeMember>,
): Promise<Subscription | Refusal> {
  const row = await lockOwnSubscription(ctx.db, ctx.caller.id, params.id);
  if (!row) return refuse('subscription_not_found');
  const refusal = await setMember(ctx.db, row, body.memberId, { who: 'customer', at: ctx.now });
  if (refusal) return refusal;
  return presentSubscriptionWithOrders(ctx, (await lockSubscription(ctx.db, row.id)) ?? row);
}

/** The desk says it for a customer on the phone. */
export const changeMemberAtDesk = (
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminSubscriptions.changeMember>,
): Promise<AdminSubscription | Refusal> =>
  withSubscription(ctx, params.id, 'change-member', (row) =>
    setMember(ctx.db, row, body.memberId, { who: 'staff', at: ctx.now }),
  );
