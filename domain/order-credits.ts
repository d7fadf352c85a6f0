import type { CreditEffect } from './states.ts';

/** Credits that an order holds (reserved) and has used (consumed). */
export type OrderCredits = { quantity: number; held: number; used: number };

/** What a move writes into the ledger, and what the order holds and has used after it. */
export type CreditMove = {
  entry: {
    kind: 'reserve' | 'release' | 'consume' | 'adjust';
    availableChange: number;
    reservedChange: number;
  } | null;
  held: number;
  used: number;
};

/**
 * What a change of state does to the credits of one order (design.md section 5). `refund` settles
 * the effects that leave a choice: the deadline's (cancel) or the kitchen's (fail).
 */
export function moveCredits(
  effect: CreditEffect,
  { quantity, held, used }: OrderCredits,
  refund: boolean,
): CreditMove {
  switch (effect) {
    case 'reserve':
      return {
        entry: { kind: 'reserve', availableChange: -quantity, reservedChange: quantity },
        held: quantity,
        used,
      };
    case 'release':
      return release(held, used);
    case 'consume':
      return consume(held, used);
    case 'release_or_consume':
      return refund ? release(held, used) : consume(held, used);
    case 'give_back':
      return giveBack(held, used);
    case 'give_back_or_none':
      return refund ? giveBack(held, used) : { entry: null, held, used };
    default:
      return { entry: null, held, used };
  }
}

function release(held: number, used: number): CreditMove {
  if (held === 0) return { entry: null, held: 0, used };
  return {
    entry: { kind: 'release', availableChange: held, reservedChange: -held },
    held: 0,
    used,
  };
}

function consume(held: number, used: number): CreditMove {
  if (held === 0) return { entry: null, held: 0, used };
  return {
    entry: { kind: 'consume', availableChange: 0, reservedChange: -held },
    held: 0,
    used: used + held,
  };
}

function giveBack(held: number, used: number): CreditMove {
  if (used === 0) return { entry: null, held, used: 0 };
  return { entry: { kind: 'adjust', availableChange: used, reservedChange: 0 }, held, used: 0 };
}
