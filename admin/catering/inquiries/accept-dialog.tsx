import { TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import type { Quote } from '#contract/catering/quotes.ts';
import { EventClock } from '#contract/catering/inquiry-choices.ts';
import { requiredText } from '#contract/platform/primitives.ts';
import { eventDayAndTime, timedEvent } from '#domain/catering/event-clock.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { type ActionDialogProps, act } from './act.ts';
import { asksAboutClock } from './asks-about-clock.ts';
import { ClockInput } from './clock-input.tsx';
import { guestWords } from './inquiry.ts';

const AcceptBody = z.object({
  eventClock: EventClock,
  reason: requiredText(300, 'Please write how and when the customer accepted.'),
});

type Props = ActionDialogProps & { quote: Quote };

/** Accepts one version of a quote on the customer's recorded word. */
export const AcceptDialog = ({ inquiry, quote, onClose }: Props) => (
  <ActionDialog
    title={`Accept version ${quote.version} for ${inquiry.customerName}`}
    intro={
      <>
        {eventOf(inquiry)}, {guestWords(inquiry.numberOfGuests)}:{' '}
        <strong>{eventDayAndTime(inquiry.eventDate, timedEvent(inquiry))}</strong>
        .<br />
        Version {quote.version}, <strong>{formatMoney(quote.total)}</strong>, good until{' '}
        {formatDate(quote.validUntil)}. The event is confirmed.
      </>
    }
    mail={`The customer gets a mail that says so${
      quote.deposit > 0 ? ` and asks for the deposit of ${formatMoney(quote.deposit)}` : ''
    }.`}
    confirm={`Accept version ${quote.version}`}
    busyWords="Accepting…"
    doneWords={`Version ${quote.version} is accepted. The event is confirmed.`}
    schema={AcceptBody}
    toBody={(values) => bodyOf(AcceptBody, values)}
    defaults={{ eventClock: inquiry.eventClock }}
    send={({ reason, eventClock }) =>
      act(inquiry, 'accept', {
        version: quote.version,
        reason,
        eventClock: eventClock || null,
      })
    }
    asks={asksAboutClock(inquiry)}
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
