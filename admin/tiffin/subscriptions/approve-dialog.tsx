import { Alert, Link } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { FIRST_DAY_PAGES } from '#admin/kitchen/first-day.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import { PaymentInputs, suggestedPayment } from '#admin/money/payment-dialogs.tsx';
import { receivedDayQuestionOf, withConfirmedDay } from '#admin/money/payment-schemas.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { dataProvider } from '#admin/services.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { type AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import type { ActionDialogProps } from './actions.ts';

/** Warns while the kitchen has entered no way to pay: whoever owes it something does not know how. */
function NoPaymentWaysNotice() {
  const { data } = useCall(kitchen.business, {});
  if (!data || data.tellsHowToPay) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      Customers are not told how to pay yet.{' '}
      <Link component={RouterLink} to={FIRST_DAY_PAGES.payment[0].to} color="inherit">
        Enter your ways to pay
      </Link>
      , or tell them yourself.
    </Alert>
  );
}

/** What whoever approves should have seen. */
function BeforeApproving({ subscription }: { subscription: AdminSubscription }) {
  return (
    <>
      {subscription.customerName} asks for {subscription.tiffinCount} tiffins (
      {subscription.planName}) from {formatDayLong(subscription.startDate)}. Approving grants the
      credits and tells the customer.
      <NoPaymentWaysNotice />
      {!subscription.addressChecked && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          No postal code was found in the address. Please check that you deliver there.
        </Alert>
      )}
    </>
  );
}

const schema = adminSubscriptions.approve.body;

const toBody = ({ payment, ...notes }: FieldValues) =>
  bodyOf(schema, { ...notes, payment: withConfirmedDay(payment) });

/** Approves with the payment that came in; both are recorded at once or not at all. */
export const ApproveDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Approve ${subscription.number}`}
    intro={<BeforeApproving subscription={subscription} />}
    confirm="Approve and record the payment"
    busyWords="Approving…"
    doneWords={`${subscription.number} is approved and its payment recorded.`}
    schema={schema}
    toBody={toBody}
    defaults={{ payment: suggestedPayment(subscription, subscription.totalAmount) }}
    asks={({ payment }) => receivedDayQuestionOf(payment)}
    send={(values) =>
      dataProvider.act('subscriptions', {
        id: subscription.id,
        action: 'approve',
        body: toBody(values),
      })
    }
    onClose={onClose}
  >
    <PaymentInputs
      under="payment."
      amountLabel={`Amount (total ${formatMoney(subscription.totalAmount)})`}
      due={subscription.balance.owed}
    />
    <NotesInputs />
  </ActionDialog>
);

/** Approves before any payment has come in: a choice of its own, so that nobody makes it by accident. */
export const ApproveUnpaidDialog = ({ subscription, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Approve ${subscription.number} unpaid`}
    intro={
      <>
        <BeforeApproving subscription={subscription} />
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {formatMoney(subscription.totalAmount)} stay open; the overview keeps reminding you.
        </Alert>
      </>
    }
    confirm="Approve unpaid"
    busyWords="Approving…"
    doneWords={`${subscription.number} is approved; its payment is still open.`}
    schema={adminSubscriptions.approveUnpaid.body}
    send={(body) =>
      dataProvider.act('subscriptions', { id: subscription.id, action: 'approve-unpaid', body })
    }
    onClose={onClose}
  >
    <NotesInputs />
  </ActionDialog>
);
