import { type Refusal, refuse } from '#contract/platform/refusal.ts';

/** What a line of the ledger is about (docs/rules.md#the-credit-ledger). */
export type CreditKind =
  | 'opening'
  | 'purchase'
  | 'reserve'
  | 'release'
  | 'consume'
  | 'adjust'
  | 'correct';

/** One line of the ledger: whole credits, signed. */
export type CreditChange = { kind: CreditKind; availableChange: number; reservedChange: number };

/** `available` can be booked, `reserved` is held by tiffins that are booked and not yet cooked. */
export type CreditBalance = { available: number; reserved: number };

export const NO_CREDITS: CreditBalance = { available: 0, reserved: 0 };

function wholeCredits(credits: number, isPossible: boolean): number {
  if (!Number.isSafeInteger(credits) || !isPossible)
    throw new Error(`not an amount of credits: ${credits}`);
  return credits;
}

/**
 * The line for an amount of credits, which is positive except for `adjust`, where its sign says
 * which way. An impossible amount is a bug and throws.
 */
export function creditChange(kind: Exclude<CreditKind, 'correct'>, credits: number): CreditChange {
  const amount = wholeCredits(credits, kind === 'adjust' ? credits !== 0 : credits > 0);
  switch (kind) {
    case 'opening':
    case 'purchase':
    case 'adjust':
      return { kind, availableChange: amount, reservedChange: 0 };
    case 'reserve':
      return { kind, availableChange: -amount, reservedChange: amount };
    case 'release':
      return { kind, availableChange: amount, reservedChange: -amount };
    case 'consume':
      return { kind, availableChange: 0, reservedChange: -amount };
  }
}

/**
 * The line that puts right what was written by mistake: any two signed amounts, not both 0. An
 * impossible amount is a bug and throws.
 */
export function correctionEntry(availableChange: number, reservedChange: number): CreditChange {
  const isSomething = availableChange !== 0 || reservedChange !== 0;
  return {
    kind: 'correct',
    availableChange: wholeCredits(availableChange, isSomething),
    reservedChange: wholeCredits(reservedChange, isSomething),
  };
}

/** The balance after one more line, without asking whether the line is allowed. */
function addEntry(
  balance: CreditBalance,
  { availableChange, reservedChange }: Omit<CreditChange, 'kind'>,
): CreditBalance {
  return {
    available: balance.available + availableChange,
    reserved: balance.reserved + reservedChange,
  };
}

/** The balance that a ledger amounts to: the row of its subscription must equal it. */
export function creditBalanceOf(entries: Iterable<Omit<CreditChange, 'kind'>>): CreditBalance {
  let balance = NO_CREDITS;
  for (const entry of entries) balance = addEntry(balance, entry);
  return balance;
}

/**
 * The balance after a line, or the refusal: `insufficient_credits` for booking more than is
 * available, `credits_would_go_negative` for taking away more. Releasing or consuming what is not
 * reserved is a bug and throws.
 */
export function applyCredits(
  balance: CreditBalance,
  change: CreditChange,
): CreditBalance | Refusal {
  const after = addEntry(balance, change);
  if (after.reserved < 0) throw new Error(`${change.kind} of credits that are not reserved`);
  if (after.available >= 0) return after;
  const code = change.kind === 'reserve' ? 'insufficient_credits' : 'credits_would_go_negative';
  return refuse(code, { available: balance.available });
}

/**
 * The figures that a customer reads: `total` credits of the plan, of which `used` are gone.
 * Adjustments and corrections that belong to an order give a used credit back (or take it); all
 * others change the total. Always `total = available + reserved + used`.
 */
export function creditFigures(
  entries: Iterable<CreditChange & { orderId: string | null }>,
): CreditBalance & { total: number; used: number } {
  let balance = NO_CREDITS;
  let used = 0;
  for (const entry of entries) {
    balance = addEntry(balance, entry);
    if (entry.kind === 'consume') used -= entry.reservedChange;
    if (entry.kind === 'adjust' && entry.orderId !== null) used -= entry.availableChange;
    if (entry.kind === 'correct' && entry.orderId !== null)
      used -= entry.availableChange + entry.reservedChange;
  }
  return { ...balance, used, total: balance.available + balance.reserved + used };
}
