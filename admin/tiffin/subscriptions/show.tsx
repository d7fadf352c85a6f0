import { Alert, Button, Stack } from '@mui/material';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { DateInput, TextInput, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { CookInputs } from '#admin/account/diet.tsx';
import { SUBSCRIPTION_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { LatestRecords } from '#admin/kitchen/lists/latest-records.tsx';
import { AddressInput, AtDoorInputs } from '#admin/kitchen/order-actions/address-inputs.tsx';
import { CorrectButton } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { NotesInputs, NotesShown } from '#admin/kitchen/order-actions/notes.tsx';
import { PayBackSection, PaymentsOf } from '#admin/money/payments-of.tsx';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { LoadingState } from '#admin/platform/components/states.tsx';
import { EditForm } from '#admin/platform/forms/forms.tsx';
import { TiffinStatus } from '#admin/tiffin/orders/tiffin-status.tsx';
import { RecurringBookingSection } from '#admin/tiffin/recurring-booking-dialog.tsx';
import { DietsDiffer } from '#admin/tiffin/subscriptions/diets-differ.tsx';
import type { AdminPayment } from '#contract/money/desk-payments.ts';
import {
  type AdminSubscription,
  adminSubscriptions,
  type LedgerEntry,
} from '#contract/tiffin/desk-subscriptions.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { dietsDiffer } from '#domain/account/diets.ts';
import { formatDay, formatDayLong, formatSlot } from '#domain/platform/days.ts';
import { pauseText, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { SubscriptionActions, SubscriptionPayBackDialog } from './action-buttons.tsx';
import { ChangeMemberButton } from './change-member.tsx';
import { correctionsOfSubscription } from './corrections.ts';
import { Credits, Ledger } from './ledger.tsx';
import { CustomerAndDelivery, PlanAndPriceSection } from './plan-facts.tsx';

/** A subscription as its page reads it; coming from a list, its ledger and payments follow. */
export type SubscriptionRecord = AdminSubscription & {
  ledger?: LedgerEntry[];
  usual?: RecurringBookingEntry[] | null;
  /** Null for those who do not see the books. */
  payments?: AdminPayment[] | null;
};

/** The latest tiffins of a subscription, with the way to all of them. */
const SubscriptionOrders = ({ subscriptionId }: { subscriptionId: string }) => (
  <LatestRecords<AdminTiffinOrder>
    title="Tiffins"
    resource="tiffin-orders"
    filter={{ subscriptionId }}
    sortedBy="deliveryDate"
    shown={15}
    number={{ heading: 'Order', of: ({ orderNumber }) => orderNumber }}
    columns={[
      { heading: 'Day', cell: ({ deliveryDate }) => formatDay(deliveryDate) },
      { heading: 'Time', cell: ({ deliveryTimeSlot }) => formatSlot(deliveryTimeSlot) },
      { heading: 'Tiffins', align: 'right', cell: ({ quantity }) => quantity },
      {
        heading: 'Status',
        cell: (order) => <TiffinStatus order={order} />,
      },
    ]}
    nothing="No tiffin is booked yet."
  />
);

/** One subscription: who, what, money, credits with their ledger, tiffins, and what can be done. */
export const SubscriptionShow = () => (
  <ShowPage<SubscriptionRecord> noun="Subscription">
    {(subscription) => (
      <Page title={`${subscription.number} · ${subscription.customerName}`}>
        <TopLine subscription={subscription} />
        <Remarks subscription={subscription} />
        <TwoColumns
          main={
            <>
              <CustomerAndDelivery subscription={subscription} />
              <Section title="Notes">
                <NotesShown {...subscription} />
                {!subscription.customerNote && !subscription.internalNote && 'No notes.'}
              </Section>
            </>
          }
          beside={
            <>
              <PlanAndPriceSection subscription={subscription} />
              {subscription.usual !== undefined && (
                <RecurringBookingSection subscription={subscription} entries={subscription.usual} />
              )}
              <Credits subscription={subscription} />
            </>
          }
        />
        {subscription.payments && <PaymentsOf payments={subscription.payments} />}
        {subscription.payments === undefined && <LoadingState />}
        <SubscriptionOrders subscriptionId={subscription.id} />
        {subscription.ledger && <Ledger entries={subscription.ledger} />}
      </Page>
    )}
  </ShowPage>
);

function TopLine({ subscription }: { subscription: AdminSubscription }) {
  const createPath = useCreatePath();
  const editPath = createPath({ resource: 'subscriptions', id: subscription.id, type: 'edit' });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StatusChip status={subscription.status} words={SUBSCRIPTION_STATUSES} />
      <SubscriptionActions subscription={subscription} />
      <CorrectButton
        endpoint={adminSubscriptions.correct}
        {...correctionsOfSubscription(subscription)}
      />
      <ChangeMemberButton subscription={subscription} />
      <Button component={Link} to={editPath} color="secondary" startIcon={<Pencil size={18} />}>
        Edit
      </Button>
    </Stack>
  );
}

/** What whoever opens this page should not miss. */
function Remarks({ subscription }: { subscription: AdminSubscription }) {
  const createPath = useCreatePath();
  const { status, addressChecked, pausedBy, pausedUntil, endReason } = subscription;
  const { balance, payBackNote, renews } = subscription;
  const [recording, setRecording] = useState(false);
  const planned = plannedPauseOf(subscription);
  const whoPauses = pausedBy === 'customer' ? 'the customer' : 'the kitchen';
  return (
    <>
      {status === 'pending_approval' && !addressChecked && (
        <Alert severity="warning">
          No postal code was found in the address, so nobody has checked that you deliver there.
        </Alert>
      )}
      {status === 'paused' && (
        <Alert severity="info">
          Paused by {whoPauses}
          {pausedUntil ? ` until ${formatDayLong(pausedUntil)}` : ' until somebody resumes it'}.
        </Alert>
      )}
      {dietsDiffer(subscription, subscription.profileDiet) && (
        <DietsDiffer
          what="This plan"
          subscription={subscription}
          profileDiet={subscription.profileDiet}
          memberName={subscription.memberName}
        />
      )}
      {planned && (
        <Alert severity="info">
          A pause is planned {pauseText(planned)}, by {whoPauses}. Its days cannot be booked.
        </Alert>
      )}
      {renews && (
        <Alert severity="info">
          It follows{' '}
          <Link to={createPath({ resource: 'subscriptions', id: renews.id, type: 'show' })}>
            {renews.number}
          </Link>
          , which the customer renews with it.
        </Alert>
      )}
      <PayBackSection
        paidFor={{ subscriptionId: subscription.id }}
        number={subscription.number}
        balance={balance}
        note={payBackNote}
        onRecord={() => setRecording(true)}
      />
      {recording && (
        <SubscriptionPayBackDialog
          subscription={subscription}
          onClose={() => setRecording(false)}
        />
      )}
      {endReason && <Alert severity="info">Why it ended: {endReason}</Alert>}
    </>
  );
}

/** Changes a subscription's contact, diet, end and notes; money and credits have actions of their own. */
export const SubscriptionEdit = () => (
  <EditForm<AdminSubscription>
    noun="Subscription"
    title={({ number }) => `Edit ${number}`}
    schema={adminSubscriptions.update.body}
    held={['memberId']}
    redirect="show"
  >
    <TextInput source="customerName" label="Name" />
    <TextInput source="customerPhone" label="Phone" type="tel" />
    <AddressInput source="customerAddress" />
    <TextInput source="unitNumber" label="Unit" />
    <AtDoorInputs />
    <CookInputs />
    <DateInput source="endDate" label="Ends on (empty: ongoing)" fullWidth />
    <NotesInputs />
  </EditForm>
);
