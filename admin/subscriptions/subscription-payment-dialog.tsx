import { RecordPaymentDialog } from '#admin/payments/record-payment-dialog.tsx';
import type { ActionDialogProps } from './actions.ts';

/** Records money for a subscription; most often it is what is still owed. */
export const SubscriptionPaymentDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <RecordPaymentDialog
    paidFor={{ subscriptionId: subscription.id }}
    number={subscription.number}
    total={subscription.totalAmount}
    paid={subscription.paidAmount}
    amount={Math.max(0, subscription.totalAmount - subscription.paidAmount)}
    onClose={onClose}
  />
);
