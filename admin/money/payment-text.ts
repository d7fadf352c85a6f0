import type { Tone } from '#admin/platform/theme/colours.ts';
import type { Balance } from '#contract/money/balance.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';

/** How the money for something stands, in the sentence above a form that records more of it. */
export function openBalanceSentence({
  charge,
  paid,
  owed,
  toPayBack,
}: Pick<Balance, 'charge' | 'paid' | 'owed' | 'toPayBack'>): string {
  const soFar = `Paid ${formatMoney(paid)}; it costs ${formatMoney(charge)}`;
  if (toPayBack > 0) return `${soFar}; ${formatMoney(toPayBack)} goes back.`;
  return owed > 0 ? `${soFar}; ${formatMoney(owed)} is still to pay.` : `${soFar}.`;
}

/** What is left when more or less comes in than is due, in cents; null where it is just that. */
export function dueHint(amount: unknown, due: Cents): string | null {
  if (typeof amount !== 'number' || amount <= 0 || amount === due) return null;
  if (amount < due) return `${formatMoney(due - amount)} stays due.`;
  return `${formatMoney(amount - due)} more than is due; it will stand to be paid back.`;
}

/** What is asked before more goes back than is due, in cents. */
export const beyondDueQuestion = (more: Cents): { words: string; yes: string } => ({
  words: `This is ${formatMoney(more)} more than is due. It would be a courtesy: the price is that much lower, and nobody is asked for it again.`,
  yes: `Yes, give back ${formatMoney(more)} more than is due`,
});

/** Whether something is paid, in a word; null for what was cancelled and never paid. */
export function paidLabel(
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
