import type { Cents } from '#domain/platform/money.ts';
import type { PayableBalance } from './settlement.ts';

/** A line of how the money for something stands, in cents; the main one is what is still to move. */
export type BalanceSum = { label: string; amount: Cents; main?: true };

/** A line, where it is not of nothing. */
const line = (label: string, amount: Cents): BalanceSum[] =>
  amount === 0 ? [] : [{ label, amount }];

const courtesySum = ({ reduced }: Pick<PayableBalance, 'reduced'>): BalanceSum[] =>
  line('Given back as a courtesy', -reduced);

/** What a thing costs in the end, where that is another figure than its price. */
const costSum = ({
  total,
  charge,
  reduced,
}: { total: Cents } & Pick<PayableBalance, 'charge' | 'reduced'>): BalanceSum[] =>
  charge === Math.max(0, total - reduced) ? [] : [{ label: 'Costs in the end', amount: charge }];

/**
 * How the money for something stands, line by line: what it was sold for, what it costs in the end
 * where that is another figure, what came and went, and what is still to move.
 */
export function balanceSums(
  total: Cents,
  balance: Pick<
    PayableBalance,
    'charge' | 'received' | 'paidBack' | 'reduced' | 'owed' | 'toPayBack'
  >,
  { hasEnded = false } = {},
): BalanceSum[] {
  const { received, paidBack, owed, toPayBack } = balance;
  return [
    { label: 'Total', amount: total },
    ...courtesySum(balance),
    ...costSum({ total, ...balance }),
    { label: 'Paid', amount: received },
    ...line('Paid back', -paidBack),
    toPayBack > 0
      ? { label: 'To pay back', amount: toPayBack, main: true }
      : { label: hasEnded ? 'Settled' : 'Still to pay', amount: owed, main: true },
  ];
}

/** How a thing stood once one payment of it was there, as its receipt says it. Amounts are cents. */
export type BalanceAfterPayment = {
  total: Cents;
  /** What went back with the payment; 0 where it came in, or does not count. */
  backNow: Cents;
  /** All that came in and all that went back by then. */
  received: Cents;
  paidBack: Cents;
  reduced: Cents;
  charge: Cents;
  owed: Cents;
  /** Null on a receipt that was written before receipts said it. */
  toPayBack: Cents | null;
  /** What came beyond the price, and is the customer's. */
  aboveDue: Cents;
  /** The tax in what went back, and its name. */
  tax: { name: string; amount: Cents };
};

/**
 * What the receipt of a payment says below the price: what it costs, what came, what went back, and
 * last what is still to move. What goes back is often for something that has ended, so that only
 * such a receipt says what it costs in the end.
 */
export function receiptSums(after: BalanceAfterPayment): BalanceSum[] {
  const { backNow, received, paidBack, owed, toPayBack, aboveDue, tax } = after;
  const paid: BalanceSum = { label: 'Paid in all', amount: received };
  const toPay: BalanceSum = { label: 'Still to pay', amount: owed, main: true };
  if (backNow === 0)
    return [
      ...courtesySum(after),
      paid,
      ...line('Paid back so far', paidBack),
      toPay,
      ...line('More than is due, to be paid back', aboveDue),
    ];
  const left: BalanceSum[] =
    toPayBack === null ? [] : [{ label: 'Still to be paid back', amount: toPayBack, main: true }];
  return [
    ...courtesySum(after),
    ...costSum(after),
    paid,
    ...line('Paid back before', paidBack - backNow),
    { label: 'Paid back now', amount: backNow },
    ...line(`of which ${tax.name}`, tax.amount),
    ...(owed > 0 ? [toPay] : left),
  ];
}
