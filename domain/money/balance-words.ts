import { formatMoney } from '../money.ts';
import { type Balance, balanceOf, type Cost } from './settlement.ts';

type Standing = Pick<Balance, 'owed' | 'toPayBack'>;

/** What is still to move, in words. */
function standingWords({ owed, toPayBack }: Standing): string {
  if (toPayBack > 0) return `${formatMoney(toPayBack)} is to be paid back.`;
  return owed > 0 ? `${formatMoney(owed)} is to be paid.` : 'Nothing is to be paid.';
}

/** How what is owed has changed, as a line of its own; none when it has not. */
export const balanceWords = (before: Standing, after: Standing): string[] =>
  before.owed === after.owed && before.toPayBack === after.toPayBack ? [] : [standingWords(after)];

/** How a thing would stand if it cost that much, by what moved for it until now. */
export const balanceAfter = (
  { received, paidBack, reduced }: Pick<Balance, 'received' | 'paidBack' | 'reduced'>,
  cost: Cost,
): Balance => balanceOf(cost, { received, paidBack, reduced, waived: 0 });
