import type { Tone } from '#admin/theme/colours.ts';
import type { AdminSnackOrder } from '#contract/admin/snack-orders.ts';
import { formatMoney } from '#domain/money.ts';

type Paid = Pick<AdminSnackOrder, 'status' | 'totalAmount' | 'paidAmount'>;

/** What is still to come in for an order, in cents; negative when it has to be paid back. */
export const openAmount = ({ status, totalAmount, paidAmount }: Paid): number =>
  (status === 'cancelled' ? 0 : totalAmount) - paidAmount;

/** Whether an order is paid, in words; null for a cancelled one that nobody has paid for. */
export function paidWords(order: Paid): { words: string; tone: Tone } | null {
  const open = openAmount(order);
  if (open < 0) return { words: `${formatMoney(-open)} to pay back`, tone: 'chilli' };
  if (order.status === 'cancelled') return null;
  if (open === 0) return { words: 'Paid', tone: 'leaf' };
  return order.paidAmount > 0
    ? { words: `${formatMoney(open)} still to pay`, tone: 'turmeric' }
    : { words: 'To pay', tone: 'turmeric' };
}
