import { type Cents, shareOf, sum } from '#domain/platform/money.ts';

/** What moved for one thing so far, in cents; none is below zero. */
export type PaymentTotals = {
  /** All that came in. */
  received: Cents;
  /** All that went back. */
  paidBack: Cents;
  /** What of that lowered the price: more went back than was due. */
  reduced: Cents;
  /** What the price was raised by where both sides agreed that nothing goes back (`waive`). */
  waived: Cents;
};

/** What a thing costs as it stands, in cents, and whether the kitchen asks for what is missing. */
export type PayableCost = { cents: Cents; isAsked: boolean };

/** How a thing that is paid for stands, in cents; none is below zero. */
export type PayableBalance = PaymentTotals & {
  /** What it costs in the end: as it stands, less what was given back on top. */
  charge: Cents;
  /** What came less what went back. */
  paid: Cents;
  /** Still to be paid by the customer. */
  owed: Cents;
  /** Still to be paid back by the kitchen. */
  toPayBack: Cents;
};

/**
 * The one answer to who owes whom, for plans, snack orders and events alike: what a thing costs as
 * it stands against what was paid for it. What came beyond that is to be paid back. Money that goes
 * back settles that first, and lowers the price by the rest, so that nobody is asked again for what
 * they were given. What has ended is not asked for any more: it costs at most what was paid.
 */
export function balanceOf(cost: PayableCost, totals: PaymentTotals): PayableBalance {
  const { received, paidBack, reduced, waived } = totals;
  const paid = sum(received, -paidBack);
  const due = Math.max(0, sum(cost.cents, -reduced, waived));
  const charge = cost.isAsked ? due : Math.min(due, Math.max(0, paid));
  return {
    ...totals,
    charge,
    paid,
    owed: Math.max(0, charge - paid),
    toPayBack: Math.max(0, paid - charge),
  };
}

/** `waived` from now on, where nothing of what is due goes back: what was paid is the price. */
export const waive = (cost: PayableCost, { received, paidBack, reduced }: PaymentTotals): Cents =>
  sum(received, -paidBack, reduced, -cost.cents);

/** One movement of money for a thing, in cents. */
export type Movement = {
  /** What came in; negative when it went back. */
  amount: Cents;
  /** What of money that went back lowered the price. */
  reduction: Cents;
  /** It undoes another one that was written down by mistake, and has its amounts turned round. */
  isReversal: boolean;
};

/** The movements of one thing folded; a reversal leaves nothing of what it undoes. */
export function totalsOf(movements: readonly Movement[], waived: Cents): PaymentTotals {
  const came = ({ amount, isReversal }: Movement) => amount > 0 !== isReversal;
  const amounts = (which: readonly Movement[]) => sum(...which.map(({ amount }) => amount));
  return {
    received: amounts(movements.filter(came)),
    // Not -0, which is another figure to a test and to JSON.
    paidBack: 0 - amounts(movements.filter((movement) => !came(movement))),
    reduced: sum(...movements.map(({ reduction }) => reduction)),
    waived,
  };
}

/** What a thing was sold for, in cents, with the tax in it. */
export type SoldPrice = { total: Cents; taxAmount: Cents };

/** What of money that goes back lowers the price, in cents: what is due goes first. */
export const reductionOf = (back: Cents, { toPayBack }: Pick<PayableBalance, 'toPayBack'>): Cents =>
  Math.max(0, back - toPayBack);

/**
 * The tax in all that has gone back of a price, in cents: of what is unused of an ended plan its own
 * tax line in parts, of every other cent its share of the tax in the price.
 */
function taxOfAll(
  ofPrice: Cents,
  reduced: Cents,
  sold: SoldPrice,
  unused: SoldPrice | null,
): Cents {
  if (ofPrice >= sold.total) return sold.taxAmount;
  const ofUnused = Math.max(0, Math.min(ofPrice - reduced, unused?.total ?? 0));
  // Each share is rounded by itself, and two that are rounded up can be a cent more than the price had.
  const ofBoth = sum(shareOfTax(ofUnused, unused), shareOfTax(ofPrice - ofUnused, sold));
  return Math.min(ofBoth, sold.taxAmount);
}

const shareOfTax = (part: Cents, whole: SoldPrice | null): Cents =>
  whole && whole.total > 0 ? shareOf(whole.taxAmount, part, whole.total) : 0;

/**
 * What money that goes back does, in cents: how much of it lowers the price, and the tax that comes
 * back with it. What had come beyond the price never had tax in it. The tax of a part is what the
 * tax of all that went back is beyond `taxBefore`, which came back with earlier parts: so the last
 * part takes what is left, and the parts add up to the tax that was shown for the whole.
 */
export function payBackEffect(
  back: Cents,
  balance: PayableBalance,
  sold: SoldPrice,
  unused: SoldPrice | null,
  taxBefore: Cents,
): { reduction: Cents; tax: Cents } {
  const beyond = Math.max(0, balance.received - sold.total);
  const ofPrice = Math.max(0, balance.paidBack + back - beyond);
  const reduction = reductionOf(back, balance);
  const tax = taxOfAll(ofPrice, sum(balance.reduced, reduction), sold, unused) - taxBefore;
  return { reduction, tax: Math.max(0, Math.min(tax, back)) };
}

/** What most likely moves next; `amount` in cents, negative when it goes back. */
export type NextPayment = { what: 'deposit' | 'balance' | 'pay-back'; amount: Cents };

/**
 * The next payment of a thing: what is missing of its deposit, then the rest; what is due to the
 * customer goes back. Null when everything is settled.
 */
export function nextPayment(
  { charge, paid, owed, toPayBack }: Pick<PayableBalance, 'charge' | 'paid' | 'owed' | 'toPayBack'>,
  deposit: Cents = 0,
): NextPayment | null {
  if (toPayBack > 0) return { what: 'pay-back', amount: -toPayBack };
  if (owed === 0) return null;
  const first = Math.min(deposit, charge);
  return paid < first
    ? { what: 'deposit', amount: first - paid }
    : { what: 'balance', amount: owed };
}
