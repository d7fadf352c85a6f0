import type { Tone } from '#admin/platform/theme/colours.ts';
import type { Balance } from '#contract/money/balance.ts';
import { formatMoney } from '#domain/money/money.ts';

/** Whether something is paid, in a word; null for what was cancelled and never paid. */
export function paidWords(
  { received, paid, owed, toPayBack }: Balance,
  { hasEnded = false } = {},
): { words: string; tone: Tone } | null {
  if (toPayBack > 0) return { words: `${formatMoney(toPayBack)} to pay back`, tone: 'chilli' };
  if (owed > 0)
    return paid > 0
      ? { words: `${formatMoney(owed)} still to pay`, tone: 'turmeric' }
      : { words: 'To pay', tone: 'turmeric' };
  if (!hasEnded) return { words: 'Paid', tone: 'leaf' };
  if (received === 0) return null;
  return { words: paid > 0 ? 'Settled' : 'Paid back', tone: 'leaf' };
}
