import { RecordPaymentDialog } from '#admin/payments/record-payment-dialog.tsx';
import type { ActionDialogProps } from './actions.ts';

/** Records money for a subscription: most often what is still owed, or what is to go back. */
export const SubscriptionPaymentDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <RecordPaymentDialog
    paidFor={{ subscriptionId: subscription.id }}
    number={subscription.number}
    balance={subscription.balance}
    onClose={onClose}
  />
);
