import { useClosures } from '#admin/kitchen/closures/use-closures.ts';
import type { Outcome } from '#admin/platform/moves/use-move-orders.ts';
import { PayBackDialog } from '#admin/money/pay-back-dialog.tsx';
import { RecordPaymentDialog } from '#admin/money/record-payment-dialog.tsx';
import { CorrectDialog } from '#admin/platform/correct-dialog.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { correctionsOfSnacks } from './corrections.ts';
import { FailDialog } from './fail-dialog.tsx';
import { OrderNotesDialog } from './order-notes-dialog.tsx';

/** A question about orders that is open: cancelling can be about many, the others are about one. */
export type Asked =
  | { about: 'cancel'; orders: readonly AdminSnackOrder[] }
  | { about: 'notes' | 'payment' | 'pay-back' | 'fail' | 'correct'; order: AdminSnackOrder };

type Props = { asked: Asked | null; onMoved: (outcome: Outcome) => void; onClose: () => void };

/**
 * The question that is open. It lies on the page, not on the order's card: a card moves on while
 * somebody types.
 */
export function AskedOfOrder({ asked, onMoved, onClose }: Props) {
  const closures = useClosures({ enabled: asked?.about === 'correct' });
  if (!asked) return null;
  if (asked.about === 'cancel')
    return <CancelDialog orders={asked.orders} onDone={onMoved} onClose={onClose} />;
  const { order } = asked;
  if (asked.about === 'fail')
    return <FailDialog order={order} onDone={onMoved} onClose={onClose} />;
  if (asked.about === 'correct')
    return <CorrectDialog {...correctionsOfSnacks(order, closures)} onClose={onClose} />;
  if (asked.about === 'notes') return <OrderNotesDialog order={order} onClose={onClose} />;
  const payments = {
    paidFor: { snackOrderId: order.id },
    number: order.orderNumber,
    balance: order.balance,
    onClose,
  };
  if (asked.about === 'pay-back') return <PayBackDialog {...payments} />;
  return <RecordPaymentDialog {...payments} hasEnded={order.status === 'cancelled'} />;
}
