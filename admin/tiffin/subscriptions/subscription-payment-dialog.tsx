import { PayBackDialog } from '#admin/money/pay-back-dialog.tsx';
import { RecordPaymentDialog } from '#admin/money/record-payment-dialog.tsx';
import type { AdminSubscription } from '#contract/tiffin/desk/subscriptions.ts';
import type { ActionDialogProps } from './actions.ts';

const paymentsOf = ({ id, number, balance }: AdminSubscription) => ({
  paidFor: { subscriptionId: id },
  number,
  balance,
});

/** Records money that came in for a subscription: most often what is still owed. */
export const SubscriptionPaymentDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <RecordPaymentDialog
    {...paymentsOf(subscription)}
    hasEnded={subscription.status === 'cancelled'}
    onClose={onClose}
  />
);

/** Records money that went back for a subscription: what is due, or a courtesy. */
export const SubscriptionPayBackDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <PayBackDialog {...paymentsOf(subscription)} onClose={onClose} />
);
