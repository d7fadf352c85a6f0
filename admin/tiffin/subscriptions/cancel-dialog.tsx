import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import { PaidBackInputs, suggestedPayment } from '#admin/money/payment-dialogs.tsx';
import { receivedDayQuestionOf, withConfirmedDay } from '#admin/money/payment-schemas.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Sums } from '#admin/platform/components/facts.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { dataProvider } from '#admin/services.ts';
import type { Balance } from '#contract/money/balance.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import type { BookedDelivery, CancellationQuote } from '#contract/tiffin/subscriptions.ts';
import { taxName } from '#domain/money/receipt.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import type { ActionDialogProps } from './actions.ts';

const schema = adminSubscriptions.cancel.body;

const Deliveries = ({ title, list }: { title: string; list: BookedDelivery[] }) =>
  list.length > 0 && (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {list.map(({ id, deliveryDate, deliveryTimeSlot, quantity, underWay }) => (
          <li key={id}>
            {formatDay(deliveryDate)}, {formatSlot(deliveryTimeSlot)}
            {quantity > 1 && ` · ${quantity} tiffins`}
            {underWay && ' · being cooked or on its way, credits used'}
          </li>
        ))}
      </Box>
    </Box>
  );

/** Everything that cancelling does, as the customer reads it too. */
function CancellationEffects({
  outcome,
  balance,
}: {
  outcome: CancellationQuote;
  balance: Balance;
}) {
  const { released, stillComing, unusedCredits, cost, taxPercentage, payBack } = outcome;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Deliveries title="These no longer come, with their credits back:" list={released} />
      <Deliveries title="Still coming, since it is too late to stop them:" list={stillComing} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{counted(unusedCredits, 'credit')} unused</Typography>
        <Sums
          sums={[
            ...(cost.total > 0
              ? [
                  { label: 'Tiffins', amount: cost.subtotal },
                  ...(cost.deliveryFee > 0
                    ? [{ label: 'Delivery', amount: cost.deliveryFee }]
                    : []),
                  { label: taxName(taxPercentage), amount: cost.taxAmount },
                  { label: 'The unused credits cost', amount: cost.total },
                ]
              : []),
            { label: 'Paid for the plan', amount: balance.paid },
            { label: 'To pay back', amount: payBack, main: true as const },
          ]}
        />
      </Box>
    </Box>
  );
}

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
      payBack: paysBack ? withConfirmedDay(values.payBack) : null,
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
      hasEmail={subscription.customerEmail !== ''}
      confirm="Cancel this subscription"
      busyWords="Cancelling…"
      doneWords={`${subscription.number} is cancelled.`}
      schema={schema}
      toBody={toBody}
      defaults={{ paysBack: false, payBack: suggestedPayment(subscription, null) }}
      asks={({ paysBack, payBack }) => (paysBack ? receivedDayQuestionOf(payBack) : null)}
      send={send}
      onClose={onClose}
    >
      {data ? (
        <CancellationEffects outcome={data} balance={subscription.balance} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
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
function PayBack({ payBack, paid }: Pick<CancellationQuote, 'payBack'> & { paid: number }) {
  const { setValue } = useFormContext();
  const paysBack = useWatch({ name: 'paysBack' }) === true;
  // Only once it is asked for: what is worked out may be there before the form is.
  useEffect(() => {
    if (paysBack) setValue('payBack.amount', payBack || null);
  }, [paysBack, payBack, setValue]);
  return (
    <>
      <BooleanInput source="paysBack" label="It is paid back already: record it now" />
      {paysBack ? (
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
      )}
    </>
  );
}
