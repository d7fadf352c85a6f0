import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type Balance, reductionOf } from '#domain/money/settlement.ts';
import { formatMoney } from '#domain/money/money.ts';

type PayingBack = {
  /** What goes back, and how much of it is known to be more than is due; in cents. */
  amount: number;
  beyondDue?: number | null | undefined;
};

/**
 * More than was paid cannot be paid back; more than is due only where whoever records it says so.
 * `under` names the part of the body in which the amount was typed (`payBack.`).
 */
export function checkPayBack(
  { amount, beyondDue }: PayingBack,
  balance: Pick<Balance, 'paid' | 'toPayBack'>,
  under = '',
): Refusal | null {
  if (amount > balance.paid)
    return refuse(
      'amount_disagrees',
      { most: formatMoney(balance.paid) },
      { field: `${under}amount` },
    );
  const more = reductionOf(amount, balance);
  if (more <= (beyondDue ?? 0)) return null;
  return refuse('beyond_due', { more: formatMoney(more) }, { field: `${under}beyondDue` });
}
