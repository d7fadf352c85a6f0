import type { Sum } from '#admin/parts/sums.tsx';
import type { Balance } from '#contract/money/balance.ts';

/**
 * How the money for something stands, line by line: what it was sold for, what it costs in the end
 * where that is another figure, what came and went, and what is still to move.
 */
export function balanceSums(total: number, balance: Balance, { hasEnded = false } = {}): Sum[] {
  const { charge, received, paidBack, reduced, owed, toPayBack } = balance;
  const line = (label: string, amount: number): Sum[] => (amount === 0 ? [] : [{ label, amount }]);
  return [
    { label: 'Total', amount: total },
    ...line('Given back as a courtesy', -reduced),
    ...(charge === Math.max(0, total - reduced)
      ? []
      : [{ label: 'Costs in the end', amount: charge }]),
    { label: 'Paid', amount: received },
    ...line('Paid back', -paidBack),
    toPayBack > 0
      ? { label: 'To pay back', amount: toPayBack, main: true }
      : { label: hasEnded ? 'Settled' : 'Still to pay', amount: owed, main: true },
  ];
}
