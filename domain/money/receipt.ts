import { type BasisPoints, type Cents, formatPercent } from '#domain/platform/money.ts';

/** `TS-2026-0007-R2`: the number of what is paid for, and which payment of it this is (1 the first). */
export const receiptNumber = (payableNumber: string, place: number): string =>
  `${payableNumber}-R${place}`;

/** What a receipt says of a payment that was taken out, and of the one that took it out. */
export const ENTERED_BY_MISTAKE = 'Entered by mistake';

/** What a receipt says of a correction that was undone, and of the payment that did so. */
export const TAKEN_BACK = 'Taken back';

/** Whether what a receipt says of its payment is that it does not count. */
export const isVoidReceipt = (paidFor: string): boolean =>
  paidFor === ENTERED_BY_MISTAKE || paidFor === TAKEN_BACK;

/** Whether it is the receipt of money that went back. */
export const isPaidBack = ({ amount, paidFor }: { amount: Cents; paidFor: string }): boolean =>
  amount < 0 && !isVoidReceipt(paidFor);

/** What the document about a payment is called. */
export const receiptTitle = (receipt: { amount: Cents; paidFor: string }): string =>
  isPaidBack(receipt) ? 'Refund receipt' : 'Receipt';

/** `HST (13%)`; `HST` where the lines are not all taxed alike (null). */
export const taxName = (basisPoints: BasisPoints | null): string =>
  basisPoints === null ? 'HST' : `HST (${formatPercent(basisPoints)})`;

/** What a payment is, as its receipt says it; `paidBefore` are the ones before it, in cents. */
export function paymentText(
  amount: Cents,
  { total, paidBefore }: { total: Cents; paidBefore: Cents },
): 'Paid back' | 'Payment in full' | 'Balance' | 'Part payment' {
  if (amount < 0) return 'Paid back';
  if (paidBefore + amount < total) return 'Part payment';
  return paidBefore === 0 ? 'Payment in full' : 'Balance';
}
