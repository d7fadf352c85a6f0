import type { CreditKept, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { CreditEffect } from '#domain/platform/states.ts';
import { type CreditChange, creditChange } from './ledger.ts';

/** Credits that an order holds (reserved) and has used (consumed). */
export type OrderCredits = { quantity: number; held: number; used: number };

/** What a move writes into the ledger, and what the order holds and has used after it. */
export type OrderCreditChange = { entry: CreditChange | null; held: number; used: number };

/**
 * What a change of state does to the credits of one order (docs/rules.md#the-credit-ledger).
 * `refund` settles the effects that leave a choice: the deadline's (cancel) or the kitchen's
 * (fail).
 */
export function creditChangeOf(
  effect: CreditEffect,
  order: OrderCredits,
  refund: boolean,
): OrderCreditChange {
  switch (effect) {
    case 'reserve':
      return {
        entry: creditChange('reserve', order.quantity),
        held: order.quantity,
        used: order.used,
      };
    case 'release':
      return release(order);
    case 'consume':
      return consume(order);
    case 'release_or_consume':
      return refund ? release(order) : consume(order);
    case 'give_back':
      return giveBack(order);
    case 'give_back_or_none':
      return refund ? giveBack(order) : untouched(order);
    default:
      return untouched(order);
  }
}

const untouched = ({ held, used }: OrderCredits): OrderCreditChange => ({
  entry: null,
  held,
  used,
});

const release = ({ held, used }: OrderCredits): OrderCreditChange => ({
  entry: held > 0 ? creditChange('release', held) : null,
  held: 0,
  used,
});

const consume = ({ held, used }: OrderCredits): OrderCreditChange => ({
  entry: held > 0 ? creditChange('consume', held) : null,
  held: 0,
  used: used + held,
});

const giveBack = ({ held, used }: OrderCredits): OrderCreditChange => ({
  entry: used > 0 ? creditChange('adjust', used) : null,
  held,
  used: 0,
});

/**
 * Why the credit of a tiffin is used though it is cancelled, by the action that used it; null where it
 * is not cancelled, or its credit came back.
 */
export function creditKeptOf(order: {
  status: TiffinOrderStatus;
  creditsUsed: number;
  consumedBy: string | null;
}): CreditKept | null {
  if (order.status !== 'cancelled' || order.creditsUsed === 0) return null;
  return order.consumedBy === 'cancel' ? 'late' : 'other';
}
