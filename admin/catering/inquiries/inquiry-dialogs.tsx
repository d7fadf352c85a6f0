import { TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { withTimingConfirmation } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { NotesDialog } from '#admin/kitchen/order-actions/notes.tsx';
import { PayBackDialog, RecordPaymentDialog } from '#admin/money/payment-dialogs.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { useNow } from '#admin/platform/components/use-now.ts';
import { call } from '#admin/services.ts';
import {
  type AdminInquiry,
  adminCatering,
  InquiryActionBody,
  InquiryNotes,
} from '#contract/catering/desk-catering.ts';
import type { Quote } from '#contract/catering/inquiries.ts';
import { EventClock } from '#contract/catering/inquiry-choices.ts';
import { errorMessage } from '#contract/errors.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { eventDayAndTime, timedEvent } from '#domain/catering/event-clock.ts';
import { acceptedQuote, eventOf } from '#domain/catering/inquiry.ts';
import { dayOf, formatDate, formatDayLong } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { ClockInput, eventClockQuestion } from './clock-input.tsx';
import { ClockDialog, DietsDialog } from './details-dialogs.tsx';
import {
  type ActionDialogProps,
  actOnInquiry,
  completionDoubt,
  guestsText,
} from './inquiry-record.ts';

/** A question about an inquiry that is open, as it was when it was asked. */
export type InquiryDialogState =
  | {
      about:
        | 'clock'
        | 'diets'
        | 'contact'
        | 'complete'
        | 'cancel'
        | 'notes'
        | 'payment'
        | 'pay-back';
      inquiry: AdminInquiry;
    }
  | { about: 'accept'; inquiry: AdminInquiry; quote: Quote };

const AcceptBody = z.object({
  eventClock: EventClock,
  reason: requiredText(300, 'Please write how and when the customer accepted.'),
});

type Props = ActionDialogProps & { quote: Quote };

/** Accepts one version of a quote on the customer's recorded word. */
const AcceptDialog = ({ inquiry, quote, onClose }: Props) => (
  <ActionDialog
    title={`Accept version ${quote.version} for ${inquiry.customerName}`}
    intro={
      <>
        {eventOf(inquiry)}, {guestsText(inquiry.numberOfGuests)}:{' '}
        <strong>{eventDayAndTime(inquiry.eventDate, timedEvent(inquiry))}</strong>
        .<br />
        Version {quote.version}, <strong>{formatMoney(quote.total)}</strong>, good until{' '}
        {formatDate(quote.validUntil)}. The event is confirmed.
      </>
    }
    mail={`The customer gets a mail that says so${
      quote.deposit > 0 ? ` and asks for the deposit of ${formatMoney(quote.deposit)}` : ''
    }.`}
    hasEmail={inquiry.email !== ''}
    confirm={`Accept version ${quote.version}`}
    busyWords="Accepting…"
    doneWords={`Version ${quote.version} is accepted. The event is confirmed.`}
    schema={AcceptBody}
    toBody={(values) => bodyOf(AcceptBody, values)}
    defaults={{ eventClock: inquiry.eventClock }}
    send={({ reason, eventClock }) =>
      actOnInquiry(inquiry, 'accept', {
        version: quote.version,
        reason,
        eventClock: eventClock || null,
      })
    }
    asks={eventClockQuestion(inquiry)}
    onClose={onClose}
  >
    <TextInput
      source="reason"
      label="How did the customer say so?"
      helperText="For instance: on the phone on Monday evening. It stays at the desk."
      multiline
      autoFocus
    />
    <ClockInput
      times={inquiry.eventTime}
      whenEmpty="Do they know it by now? Without a time the event is confirmed all the same, and is marked until you agree on one."
    />
  </ActionDialog>
);

const CancelBody = z.object({ reason: requiredText(300, errorMessage('reason_missing')) });

/** Cancels an inquiry or an event, with a reason for the customer. */
const CancelDialog = ({ inquiry, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Cancel: ${inquiry.inquiryNumber}, ${inquiry.customerName}`}
    mail="The customer gets a mail with your reason."
    hasEmail={inquiry.email !== ''}
    intro={
      inquiry.balance.paid > 0
        ? `${formatMoney(inquiry.balance.paid)} has been paid, and waits to be paid back until you record that.`
        : ''
    }
    confirm="Cancel the inquiry"
    busyWords="Cancelling…"
    doneWords={`${inquiry.inquiryNumber} is cancelled.`}
    schema={CancelBody}
    send={({ reason }) => actOnInquiry(inquiry, 'cancel', { reason })}
    onClose={onClose}
  >
    <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
  </ActionDialog>
);

/** Closes an event that has taken place; before its day, or while it is not paid, it is asked about first. */
function CompleteDialog({ inquiry, onClose }: ActionDialogProps) {
  const today = dayOf({ epochMilliseconds: useNow(60_000) });
  const { eventDate, balance } = inquiry;
  const isAhead = eventDate > today;
  return (
    <ActionDialog
      title={`Complete ${inquiry.inquiryNumber}`}
      intro={
        isAhead
          ? 'An event is completed when it is over and done.'
          : `The event of ${formatDayLong(eventDate)} is over and done.`
      }
      confirm="Complete the event"
      busyWords="Completing…"
      doneWords={`${inquiry.inquiryNumber} is completed.`}
      schema={InquiryActionBody}
      asks={() => completionDoubt(inquiry, today)}
      // The server's day is what counts, where the clock of this device is wrong.
      send={() =>
        withTimingConfirmation('Complete it', (time) =>
          actOnInquiry(inquiry, 'complete', {
            ...(isAhead && { anyTime: true }),
            ...time,
            ...(balance.owed > 0 && { unpaid: balance.owed }),
          }),
        )
      }
      onClose={onClose}
    />
  );
}

/** Notes that somebody has spoken with the customer. */
const ContactDialog = ({ inquiry, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Contacted: ${inquiry.customerName}`}
    intro={`${formatPhone(inquiry.phoneNumber)}. The customer sees that you are in touch, and can no longer change the inquiry alone.`}
    confirm="Mark as contacted"
    busyWords="Saving…"
    doneWords={`${inquiry.inquiryNumber} is marked as contacted.`}
    schema={InquiryActionBody}
    defaults={{ eventClock: inquiry.eventClock }}
    send={({ reason, eventClock }) =>
      actOnInquiry(inquiry, 'contact', { reason, eventClock: eventClock || null })
    }
    asks={eventClockQuestion(inquiry)}
    onClose={onClose}
  >
    <TextInput
      source="reason"
      label="What was said (optional, stays at the desk)"
      multiline
      autoFocus
    />
    <ClockInput times={inquiry.eventTime} whenEmpty="If they know it already." />
  </ActionDialog>
);

/** The question that is open. */
export function InquiryDialogs({
  asked,
  onClose,
}: {
  asked: InquiryDialogState | null;
  onClose: () => void;
}) {
  if (!asked) return null;
  const { inquiry } = asked;
  switch (asked.about) {
    case 'clock':
      return <ClockDialog {...{ inquiry, onClose }} />;
    case 'diets':
      return <DietsDialog {...{ inquiry, onClose }} />;
    case 'contact':
      return <ContactDialog {...{ inquiry, onClose }} />;
    case 'accept':
      return <AcceptDialog {...{ inquiry, onClose }} quote={asked.quote} />;
    case 'complete':
      return <CompleteDialog {...{ inquiry, onClose }} />;
    case 'cancel':
      return <CancelDialog {...{ inquiry, onClose }} />;
    case 'notes':
      return (
        <NotesDialog
          number={inquiry.inquiryNumber}
          notes={inquiry}
          schema={InquiryNotes}
          save={(body) => call(adminCatering.update, { params: { id: inquiry.id }, body })}
          onClose={onClose}
        />
      );
    case 'payment':
      return (
        <RecordPaymentDialog
          paidFor={{ inquiryId: inquiry.id }}
          number={inquiry.inquiryNumber}
          balance={inquiry.balance}
          deposit={acceptedQuote(inquiry)?.deposit ?? 0}
          hasEnded={inquiry.status === 'cancelled'}
          onClose={onClose}
        />
      );
    case 'pay-back':
      return (
        <PayBackDialog
          paidFor={{ inquiryId: inquiry.id }}
          number={inquiry.inquiryNumber}
          balance={inquiry.balance}
          onClose={onClose}
        />
      );
  }
}
