import { TextInput } from 'react-admin';
import { dataProvider } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { RecordPaymentDialog } from '#admin/payments/record-payment-dialog.tsx';
import { adminSubscriptions } from '#contract/admin/subscriptions.ts';
import { formatMoney } from '#domain/money.ts';
import type { ActionDialogProps } from './actions.ts';

/** Writes down what was paid back to a customer who cancelled: a payment below zero. */
export const PayBackDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <RecordPaymentDialog
    paidFor={{ subscriptionId: subscription.id }}
    number={subscription.number}
    total={subscription.totalAmount}
    paid={subscription.paidAmount}
    amount={-subscription.payBackDue}
    onClose={onClose}
  />
);

/** Settles it without paying; why stays at the desk. */
export const NothingToPayBackDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Nothing to pay back for ${subscription.number}`}
    intro={`${formatMoney(subscription.payBackDue)} waits to be paid back. Settle it so only when you and the customer agree that nothing is.`}
    confirm="Settle it"
    busyWords="Settling…"
    doneWords={`${subscription.number} is settled.`}
    schema={adminSubscriptions.nothingToPayBack.body as never}
    send={(body) =>
      dataProvider.act('subscriptions', {
        id: subscription.id,
        action: 'nothing-to-pay-back',
        body,
      })
    }
    onClose={onClose}
  >
    <TextInput source="note" label="Why (stays at the desk)" multiline autoFocus />
  </ActionDialog>
);
