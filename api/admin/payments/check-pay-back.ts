import { type Refusal, refuse } from '#contract/refusal.ts';
import type { Balance } from '#domain/money/settlement.ts';
import { formatMoney } from '#domain/money.ts';

/** More than was paid cannot be paid back, in cents; `field` is where the amount was typed. */
export function checkPayBack(back: number, { paid }: Balance, field: string): Refusal | null {
  if (back <= paid) return null;
  return refuse('amount_disagrees', { most: formatMoney(paid) }, { field });
}
