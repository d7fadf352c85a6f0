import type { Balance } from '#contract/money/balance.ts';
import { formatMoney } from '#domain/platform/money.ts';

/** What comes back from the kitchen, in a sentence; null when nothing does. */
export const payBackText = ({ toPayBack }: Pick<Balance, 'toPayBack'>): string | null =>
  toPayBack > 0
    ? `The kitchen still pays you back ${formatMoney(toPayBack)}, and will be in touch about how.`
    : null;

/**
 * How the money for something stands, in a sentence; null while nothing came and nothing is asked
 * for. What `hasEnded` is settled, however much of it was paid.
 */
export function balanceText(balance: Balance, { hasEnded = false } = {}): string | null {
  const { received, paidBack, paid, owed } = balance;
  const back = payBackText(balance);
  if (back) return back;
  if (owed > 0) {
    const soFar = paid > 0 ? `Paid so far: ${formatMoney(paid)}. ` : '';
    return `${soFar}Still to be paid: ${formatMoney(owed)}.`;
  }
  if (received === 0) return null;
  if (paid === 0) return 'All that was paid has been paid back.';
  return hasEnded || paidBack > 0 ? 'Settled: nothing is still to be paid.' : 'Paid in full.';
}
