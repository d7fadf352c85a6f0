import type { Cents } from './money.ts';

/** `TS-2026-0007-R2`: the number of what is paid for, and which payment of it this is (1 the first). */
export const receiptNumber = (paidThing: string, place: number): string => `${paidThing}-R${place}`;

/** What a payment is, as its receipt says it; `paidBefore` are the ones before it, in cents. */
export function paymentWords(
  amount: Cents,
  { total, paidBefore }: { total: Cents; paidBefore: Cents },
): 'Paid back' | 'Payment in full' | 'Balance' | 'Part payment' {
  if (amount < 0) return 'Paid back';
  if (paidBefore + amount < total) return 'Part payment';
  return paidBefore === 0 ? 'Payment in full' : 'Balance';
}
