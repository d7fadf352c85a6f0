import { paidWords } from '#admin/money/paid-words.ts';
import { Chip } from '#admin/platform/parts/chip.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';

/** Whether an order is paid; nothing for a cancelled one that nobody has paid for. */
export function PaidMark({ order }: { order: AdminSnackOrder }) {
  const paid = paidWords(order.balance, { hasEnded: order.status === 'cancelled' });
  return paid && <Chip tone={paid.tone}>{paid.words}</Chip>;
}
