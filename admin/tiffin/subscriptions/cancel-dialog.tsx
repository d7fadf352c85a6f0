import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { BooleanInput, FormDataConsumer, TextInput } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { dataProvider } from '#admin/platform/client/services.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/platform/parts/notes.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { PaidBackInputs } from '#admin/money/paid-back-inputs.tsx';
import { usualPayment } from '#admin/money/payment-inputs.tsx';
import { asksAboutDay, withDayMeant } from '#admin/money/received-day.ts';
import { adminSubscriptions } from '#contract/tiffin/desk/subscriptions.ts';
import type { IfICancel } from '#contract/tiffin/subscriptions.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { ActionDialogProps } from './actions.ts';
import { WhatCancellingDoes } from './what-cancelling-does.tsx';

const schema = adminSubscriptions.cancel.body as never;

/**
 * Cancels for good. It shows what its customer would be shown, and the server does exactly that: what
 * was read goes along, and where it is no longer so nothing happens and it is shown again.
 */
export function CancelDialog({ subscription, onClose }: ActionDialogProps) {
  const [stopsAll, setStopsAll] = useState(false);
  const { data, error, refetch } = useCall(adminSubscriptions.ifCancelled, {
    params: { id: subscription.id },
    query: { stopsAll },
  });
  const toBody = ({ paysBack, ...values }: FieldValues) =>
    bodyOf(schema, {
      ...values,
      stopsAll,
      seen: data && { unusedCredits: data.unusedCredits, payBack: data.payBack },
      payBack: paysBack ? withDayMeant(values.payBack) : null,
    });
  const send = async (values: FieldValues) => {
    if (!data) throw new Error('Please wait until it is worked out what happens.');
    const { id } = subscription;
    try {
      return await dataProvider.act('subscriptions', {
        id,
        action: 'cancel',
        body: toBody(values),
      });
    } catch (problem) {
      void refetch();
      throw problem;
    }
  };
  return (
    <ActionDialog
      title={`Cancel ${subscription.number}`}
      mail="The customer gets a mail that says the same as stands here."
      confirm="Cancel this subscription"
      busyWords="Cancelling…"
      doneWords={`${subscription.number} is cancelled.`}
      schema={schema}
      toBody={toBody}
      defaults={{ paysBack: false, payBack: usualPayment(subscription, null) }}
      asks={({ paysBack, payBack }) => (paysBack ? asksAboutDay(payBack) : null)}
      send={send}
      onClose={onClose}
    >
      {data ? (
        <WhatCancellingDoes outcome={data} balance={subscription.balance} />
      ) : error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      {(stopsAll || data?.stillComing.some(({ underWay }) => !underWay)) && (
        <FormControlLabel
          control={
            <Switch checked={stopsAll} onChange={(_event, checked) => setStopsAll(checked)} />
          }
          label="Also stop what is not being cooked yet, with its credits"
        />
      )}
      <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
      {subscription.balance.paid > 0 && (
        <PayBack payBack={data?.payBack ?? 0} paid={subscription.balance.paid} />
      )}
      <NotesInputs />
    </ActionDialog>
  );
}

/** Whether the money has gone back already; what has not waits on the overview. */
function PayBack({ payBack, paid }: Pick<IfICancel, 'payBack'> & { paid: number }) {
  const { setValue } = useFormContext();
  useEffect(() => setValue('payBack.amount', payBack || null), [payBack, setValue]);
  return (
    <>
      <BooleanInput source="paysBack" label="It is paid back already: record it now" />
      <FormDataConsumer>
        {({ formData }) =>
          formData.paysBack ? (
            <PaidBackInputs
              under="payBack."
              amountLabel={`Amount paid back (${formatMoney(payBack)} is due)`}
              balance={{ paid, toPayBack: payBack }}
            />
          ) : (
            payBack > 0 && (
              <Typography color="textSecondary" sx={{ mb: 2 }}>
                {formatMoney(payBack)} waits on the overview until you record that it is paid back.
              </Typography>
            )
          )
        }
      </FormDataConsumer>
    </>
  );
}
