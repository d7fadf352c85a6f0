import { Alert, Button, Stack } from '@mui/material';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { ToPayBack } from '#admin/money/to-pay-back.tsx';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { NotesShown } from '#admin/platform/parts/notes.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ShowPage } from '#admin/platform/parts/record-page.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import { Waiting } from '#admin/platform/parts/states.tsx';
import { TwoColumns } from '#admin/platform/parts/two-columns.tsx';
import { PaymentsOf } from '#admin/money/payments-of.tsx';
import { CorrectButton } from '#admin/platform/correct-button.tsx';
import { DietsDiffer } from '#admin/tiffin/diets-differ.tsx';
import { SUBSCRIPTION_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminPayment } from '#contract/money/desk/payments.ts';
import {
  type AdminSubscription,
  adminSubscriptions,
  type LedgerEntry,
} from '#contract/tiffin/desk/subscriptions.ts';
import type { UsualEntry } from '#contract/tiffin/usual.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { pauseWords, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { dietsDiffer } from '#domain/tiffin/diets.ts';
import { SubscriptionActions } from './action-buttons.tsx';
import { correctionsOfPlan } from './corrections.ts';
import { Credits } from './credits.tsx';
import { CustomerAndDelivery } from './customer-and-delivery.tsx';
import { Ledger } from './ledger.tsx';
import { SubscriptionOrders } from './orders.tsx';
import { PlanAndPrice } from './plan-and-price.tsx';
import { SubscriptionPayBackDialog } from './subscription-payment-dialog.tsx';
import { UsualPattern } from './usual-pattern.tsx';

/** A subscription as its page reads it; coming from a list, its ledger and payments follow. */
export type SubscriptionWhole = AdminSubscription & {
  ledger?: LedgerEntry[];
  usual?: UsualEntry[] | null;
  /** Null for those who do not see the books. */
  payments?: AdminPayment[] | null;
};

/** One subscription: who, what, money, credits with their ledger, tiffins, and what can be done. */
export const SubscriptionShow = () => (
  <ShowPage<SubscriptionWhole> noun="Subscription">
    {(subscription) => (
      <Page title={`${subscription.number} · ${subscription.customerName}`}>
        <TopLine subscription={subscription} />
        <Remarks subscription={subscription} />
        <TwoColumns
          main={
            <>
              {' '}
              <CustomerAndDelivery subscription={subscription} />
              <Section title="Notes">
                <NotesShown {...subscription} />
                {!subscription.customerNote && !subscription.internalNote && 'No notes.'}
              </Section>
            </>
          }
          beside={
            <>
              {' '}
              <PlanAndPrice subscription={subscription} />
              {subscription.usual && <UsualPattern entries={subscription.usual} />}
              <Credits subscription={subscription} />
            </>
          }
        />
        {subscription.payments && <PaymentsOf payments={subscription.payments} />}
        {subscription.payments === undefined && <Waiting />}
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
      <CorrectButton endpoint={adminSubscriptions.correct} {...correctionsOfPlan(subscription)} />
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
        <DietsDiffer what="This plan" plan={subscription} profileDiet={subscription.profileDiet} />
      )}
      {planned && (
        <Alert severity="info">
          A pause is planned {pauseWords(planned)}, by {whoPauses}. Its days cannot be booked.
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
      <ToPayBack
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
