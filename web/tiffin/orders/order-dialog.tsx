import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { CancelSubscriptionDialog } from '#web/tiffin/management/cancel-subscription-dialog.tsx';
import { PauseDialog } from '#web/tiffin/management/pause-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import type { OrderDialogState } from './use-order-dialogs.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What screens with booked tiffins ask in dialogs; fetched when the first of them is opened. */
export function OrderDialog({
  asked,
  owner,
  order,
  onClose,
}: {
  asked: OrderDialogState;
  owner: Subscription | undefined;
  order: TiffinOrder | undefined;
  onClose: () => void;
}) {
  if (asked.what === 'cancel') return order && <CancelDialog order={order} onClose={onClose} />;
  if (!owner) return null;
  switch (asked.what) {
    case 'skip':
      return <SkipDialog subscription={owner} onClose={onClose} />;
    case 'change':
      return (
        order && (
          <ChangeDialog
            key={order.id}
            subscription={owner}
            order={order}
            quantity={asked.quantity}
            onClose={onClose}
          />
        )
      );
    case 'cancel-plan':
      return <CancelSubscriptionDialog subscription={owner} onClose={onClose} />;
    case 'pause':
      return <PauseDialog subscription={owner} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog subscription={owner} onClose={onClose} />;
  }
}
