import type { Transaction } from 'kysely';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { appendCreditEntries, type NewCreditEntry } from '#db/tiffin/credits.ts';
import type { TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { reactivateCompletedSubscriptions } from '#db/tiffin/subscriptions.ts';
import {
  storeTiffinOrderTransitions,
  type TiffinOrderTransition,
} from '#db/tiffin/write-orders.ts';
import type { DB } from '#db/types.ts';
import { type Actor, transition } from '#domain/platform/states.ts';
import { decidedAs } from '#domain/tiffin/not-delivered.ts';
import { creditChangeOf } from '#domain/tiffin/order-credits.ts';
import {
  TIFFIN_ORDER_STATES,
  TIFFINS_CALLED_OFF,
  type TiffinOrderAction,
} from '#domain/tiffin/order-states.ts';

/** Who moves an order; `name` is what the ledger shows. */
export type NamedActor = { who: Actor; name: string };

export type TiffinTransitionRequest = {
  action: Exclude<TiffinOrderAction, 'change'>;
  actor: NamedActor;
  at: Temporal.Instant;
  reason?: string | null;
  customerNote?: string | null;
  internalNote?: string | null;
  skippedBy?: 'customer' | 'staff' | 'closure' | 'pause';
  /** For `unskip`: whether the place was given away meanwhile. */
  isFull?: boolean;
  /** Where the effect leaves a choice: whether the credits come back. */
  refund?: boolean;
  /** For `fail`: nobody has said yet whether they do, and they stay used until somebody does. */
  isUndecided?: boolean;
};

export type TransitionedTiffinOrder = {
  order: TiffinOrderWithSubscription;
  from: TiffinOrderStatus;
};

/**
 * Moves locked orders along by the state table: their state, their credits and the ledger in one
 * go, whoever asks. Orders whose state does not allow it are answered as refused and left alone.
 * Deadlines, notes and mails are the caller's; a reservation's credits are checked by the caller
 * under the subscription's lock.
 */
export async function transitionTiffinOrders(
  tx: Transaction<DB>,
  orders: readonly TiffinOrderWithSubscription[],
  request: TiffinTransitionRequest,
): Promise<{
  moved: TransitionedTiffinOrder[];
  refused: { order: TiffinOrderWithSubscription; refusal: Refusal }[];
}> {
  const { action, actor, at, reason = null, refund = true } = request;
  const moved: TransitionedTiffinOrder[] = [];
  const refused: { order: TiffinOrderWithSubscription; refusal: Refusal }[] = [];
  const moves: TiffinOrderTransition[] = [];
  const entries: NewCreditEntry[] = [];
  const decided = request.isUndecided ? 'undecided' : decidedAs(refund);
  const notDelivered = action === 'fail' ? decided : null;

  for (const order of orders) {
    const from = order.status;
    const step = transition(TIFFIN_ORDER_STATES, action, from, actor.who, request.isFull);
    if (isRefusal(step)) {
      refused.push({ order, refusal: step });
      continue;
    }
    const { to } = step;
    const credits = creditChangeOf(
      step.credits,
      { quantity: order.quantity, held: order.credits_held, used: order.credits_used },
      refund,
    );
    if (credits.entry) {
      entries.push({
        ...credits.entry,
        subscriptionId: order.subscription_id,
        orderId: order.id,
        actor: actor.name,
        reason: reason ?? action,
        key: `order:${order.id}:${order.version}:${action}`,
      });
    }
    const move: TiffinOrderTransition = {
      id: order.id,
      status: to,
      creditsHeld: credits.held,
      creditsUsed: credits.used,
      calledOffReason: isCalledOff(to) ? reason : null,
      notDelivered,
      customerNote: request.customerNote ?? null,
      internalNote: request.internalNote ?? null,
      skippedBy: request.skippedBy ?? null,
    };
    moves.push(move);
    moved.push({
      from,
      order: {
        ...order,
        status: to,
        subscription_available:
          order.subscription_available + (credits.entry?.availableChange ?? 0),
        credits_held: credits.held,
        credits_used: credits.used,
        consumed_by: credits.entry?.kind === 'consume' ? action : order.consumed_by,
        not_delivered: notDelivered,
        cancel_reason: isCalledOff(to) ? (move.calledOffReason ?? order.cancel_reason) : null,
        customer_note: move.customerNote ?? order.customer_note,
        internal_note: move.internalNote ?? order.internal_note,
        skipped_by: to === 'skipped' ? (request.skippedBy ?? null) : null,
        version: order.version + 1,
        updated_at: at,
      },
    });
  }

  const creditsBack = entries.filter((entry) => entry.availableChange > 0);
  await Promise.all([
    storeTiffinOrderTransitions(tx, moves, { action, actor: actor.name, at, reason }),
    appendCreditEntries(tx, entries, at),
    reactivateCompletedSubscriptions(
      tx,
      creditsBack.map((entry) => entry.subscriptionId),
      at,
    ),
  ]);
  return { moved, refused };
}

/** Moves one locked order along, or says why it cannot go there. */
export async function transitionTiffinOrder(
  tx: Transaction<DB>,
  order: TiffinOrderWithSubscription,
  request: TiffinTransitionRequest,
): Promise<TransitionedTiffinOrder | Refusal> {
  const { moved, refused } = await transitionTiffinOrders(tx, [order], request);
  const [done] = [...moved, ...refused.map(({ refusal }) => refusal)];
  if (!done) throw new Error('An order is either moved or refused.');
  return done;
}

/** States that carry the reason why nothing comes. */
const isCalledOff = (status: TiffinOrderStatus) => TIFFINS_CALLED_OFF.includes(status);
