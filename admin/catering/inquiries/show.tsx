import { Alert, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { NotesSection } from '#admin/kitchen/order-actions/notes.tsx';
import { StepsList } from '#admin/kitchen/steps/steps-list.tsx';
import { PayBackSection, PaymentsOf } from '#admin/money/payments-of.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { Sums } from '#admin/platform/components/facts.tsx';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import { type AdminPayment, adminPayments } from '#contract/money/desk-payments.ts';
import { isBrought, isOver, NO_EVENT_CLOCK_TEXT } from '#domain/catering/event-clock.ts';
import { unsuitedOf } from '#domain/catering/guest-diets.ts';
import { WE_WILL_CALL } from '#domain/catering/guests.ts';
import { acceptedQuote, latestQuote } from '#domain/catering/inquiry.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { balanceSums } from '#domain/money/balance-sums.ts';
import { taxName } from '#domain/money/receipt.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { InquiryActions } from './actions.tsx';
import { DayLoad } from './day-load.tsx';
import { EventFacts } from './event-facts.tsx';
import { type InquiryDialogState, InquiryDialogs } from './inquiry-dialogs.tsx';
import { courseOf, type InquiryRecord } from './inquiry-record.ts';
import { InquiryMarks, waitsForCall } from './marks.tsx';
import { Quotes } from './quotes.tsx';

/** One inquiry: the event, its day in the kitchen, the menu, the quotes, its money, and what can be done. */
export const InquiryShow = () => (
  <ShowPage<InquiryRecord> noun="Catering inquiry">
    {(inquiry) => <InquirySections inquiry={inquiry} />}
  </ShowPage>
);

/** The states that an inquiry has been in: when, by whom, and what was said with it. */
const History = ({ inquiry }: { inquiry: AdminInquiry }) => (
  <Section title="History">
    <StepsList
      steps={inquiry.history.map(({ status, ...step }) => ({
        what: <StatusChip status={status} words={INQUIRY_STATUSES} />,
        ...step,
      }))}
    />
  </Section>
);

/** What was paid for an event, the latest first, each with its receipt. */
function InquiryPayments({ inquiryId }: { inquiryId: string }) {
  const { data, error, refetch } = useGetList<AdminPayment>('payments', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'receivedDay', order: 'DESC' },
    filter: { inquiryId },
  });
  if (data) return <PaymentsOf payments={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

/** What was chosen for the whole party, and what that is estimated to cost. */
function MenuAndEstimate({ inquiry }: { inquiry: AdminInquiry }) {
  const { selectedPlan, calculatedMenu, pricingCalculation: price, numberOfGuests } = inquiry;
  return (
    <Section title="Menu and estimate">
      <Typography sx={{ mb: 1 }}>
        <strong>{selectedPlan.name}</strong>, {formatMoney(selectedPlan.price)} for each of{' '}
        {numberOfGuests} guests
        {selectedPlan.id === null && ' (this plan has been deleted since)'}
      </Typography>
      <SmallTable
        label="Menu"
        rows={calculatedMenu.map((line, place) => ({ line, place }))}
        keyOf={({ place }) => place}
        columns={[
          { heading: 'Dish', wraps: true, cell: ({ line }) => <strong>{dishOf(line)}</strong> },
          { heading: 'Course', cell: ({ line }) => courseOf(line) },
          {
            heading: 'For everybody',
            align: 'right',
            cell: ({ line }) => `${line.quantity} ${line.unit}`,
          },
          { heading: 'Note', wraps: true, cell: ({ line }) => line.specialNote },
        ]}
      />
      <Sums
        sums={[
          { label: 'Plan', amount: price.basePrice },
          { label: 'Extras', amount: price.additionalCharges },
          // What is only picked up has none; older estimates still do.
          ...(isBrought(inquiry.cateringService) || price.deliveryFee > 0
            ? [{ label: 'Delivery', amount: price.deliveryFee }]
            : []),
          {
            label: `${taxName(price.taxPercentage)} on the plan`,
            amount: price.taxAmount,
          },
          { label: 'Estimate', amount: price.totalPrice, main: true },
        ]}
      />
    </Section>
  );
}

/** What was agreed, what of it is paid and what is still to come; nothing before a quote is accepted. */
function Money({ inquiry }: { inquiry: AdminInquiry }) {
  const accepted = acceptedQuote(inquiry);
  if (!accepted) return null;
  return (
    <Section title="Money">
      <Sums
        sums={[
          { label: `Version ${accepted.version}, accepted`, amount: accepted.total },
          { label: 'Deposit of it', amount: accepted.deposit },
          ...balanceSums(accepted.total, inquiry.balance, {
            hasEnded: inquiry.status === 'cancelled',
          }).slice(1),
        ]}
      />
    </Section>
  );
}

/** What whoever opens an inquiry should not miss. */
function Remarks({ inquiry }: { inquiry: InquiryRecord }) {
  const latest = latestQuote(inquiry);
  return (
    <>
      {waitsForCall(inquiry) && (
        <Alert severity="warning">
          {inquiry.numberOfGuests} guests are more than an estimate speaks for. The customer has
          read “{WE_WILL_CALL}”: call before you quote.
        </Alert>
      )}
      {inquiry.wantsChange && latest?.changeRequest && (
        <Alert severity="warning">
          The customer asks for a change of version {latest.version}:{' '}
          <span style={{ whiteSpace: 'pre-line' }}>{latest.changeRequest}</span>
        </Alert>
      )}
      {latest?.state === 'expired' && (
        <Alert severity="warning">
          Version {latest.version} was good until {formatDate(latest.validUntil)} and can no longer
          be accepted. Send a new one.
        </Alert>
      )}
      {inquiry.status === 'confirmed' && inquiry.eventClock === null && (
        <Alert severity="warning">
          {NO_EVENT_CLOCK_TEXT}. Ask {inquiry.customerName} when the food has to be there, and set
          the time below: the production sheet and the event book go by it.
        </Alert>
      )}
      {inquiry.toCook &&
        !isOver(inquiry.status) &&
        unsuitedOf({ ...inquiry, toCook: inquiry.toCook }).map((words) => (
          <Alert key={words} severity="warning">
            {words} Agree with {inquiry.customerName} what those guests get.
          </Alert>
        ))}
      {inquiry.cancelReason && <Alert severity="info">Reason: {inquiry.cancelReason}</Alert>}
    </>
  );
}

function InquirySections({ inquiry }: { inquiry: InquiryRecord }) {
  const [asked, setAsked] = useState<InquiryDialogState | null>(null);
  const may = useCanCall();
  return (
    <Page title={`${inquiry.inquiryNumber} · ${inquiry.customerName}`}>
      <DoublePressGuard sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <InquiryMarks inquiry={inquiry} />
        <InquiryActions inquiry={inquiry} onAsk={setAsked} />
      </DoublePressGuard>
      <Remarks inquiry={inquiry} />
      <PayBackSection
        paidFor={{ inquiryId: inquiry.id }}
        number={inquiry.inquiryNumber}
        balance={inquiry.balance}
        note={inquiry.payBackNote}
        onRecord={() => setAsked({ about: 'pay-back', inquiry })}
      />
      {inquiry.load ? (
        <DayLoad load={inquiry.load} />
      ) : (
        <Skeleton variant="rounded" height={128} sx={{ borderRadius: 4 }} />
      )}
      <TwoColumns
        main={
          <>
            <EventFacts inquiry={inquiry} onAsk={setAsked} />
            <Quotes inquiry={inquiry} />
            <MenuAndEstimate inquiry={inquiry} />
          </>
        }
        beside={
          <>
            <Money inquiry={inquiry} />
            <NotesSection
              customerNote={inquiry.customerNote}
              internalNote={inquiry.internalNote}
              onEdit={() => setAsked({ about: 'notes', inquiry })}
            />
            <History inquiry={inquiry} />
          </>
        }
      />
      {acceptedQuote(inquiry) && may(adminPayments.list) && (
        <InquiryPayments inquiryId={inquiry.id} />
      )}
      <InquiryDialogs asked={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}
