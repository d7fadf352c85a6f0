import { BooleanInput, FormDataConsumer, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/api/body-of.ts';
import { dataProvider } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/parts/notes.tsx';
import { PaymentInputs, usualPayment } from '#admin/payments/payment-inputs.tsx';
import { adminSubscriptions } from '#contract/admin/subscriptions.ts';
import { formatMoney } from '#domain/money.ts';
import type { ActionDialogProps } from './actions.ts';
import { suggestedPayBack } from './pay-back.ts';

const schema = adminSubscriptions.cancel.body as never;

const toBody = ({ paysBack, ...values }: FieldValues) =>
  bodyOf(schema, { ...values, payBack: paysBack ? values.payBack : null });

/** Cancels for good; says what is released and, where something goes back, records it. */
export function CancelDialog({ subscription, onClose }: ActionDialogProps) {
  const unused = subscription.available + subscription.reserved;
  return (
    <ActionDialog
      title={`Cancel ${subscription.number}`}
      intro={`What is booked is cancelled. ${unused} credits are unused, ${formatMoney(subscription.paidAmount)} were paid. This cannot be undone.`}
      confirm="Cancel this subscription"
      busyWords="Cancelling…"
      doneWords={`${subscription.number} is cancelled; the customer has been told.`}
      schema={schema}
      toBody={toBody}
      defaults={{
        paysBack: false,
        payBack: usualPayment(subscription, suggestedPayBack(subscription)),
      }}
      send={(values) =>
        dataProvider.act('subscriptions', {
          id: subscription.id,
          action: 'cancel',
          body: toBody(values),
        })
      }
      onClose={onClose}
    >
      <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
      {subscription.paidAmount > 0 && <BooleanInput source="paysBack" label="We pay money back" />}
      <FormDataConsumer>
        {({ formData }) =>
          formData.paysBack && (
            <PaymentInputs
              under="payBack."
              amountLabel="Amount paid back"
              dayLabel="Paid back on"
            />
          )
        }
      </FormDataConsumer>
      <NotesInputs />
    </ActionDialog>
  );
}
