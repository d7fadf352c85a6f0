import type { CustomerHome } from '#contract/account/customer-home.ts';
import { eventClockText } from '#domain/catering/event-clock.ts';
import { dayOf, formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { InquiryStatus } from '#web/catering/inquiries/inquiry-status.tsx';
import { guestsText } from '#web/catering/inquiries/inquiry-text.ts';
import { inquiryDetailsPath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { dayText } from './home-text.ts';

// Apart from the other cards: fetched for those who have asked for catering.

/** A quote that waits for its customer. */
export function OpenQuote({ quote }: { quote: CustomerHome['quotes'][number] }) {
  const { inquiryNumber } = quote;
  return (
    <OrderSheet
      as="article"
      tile={<DayTile day={quote.eventDate} />}
      title={`${quote.event}, ${guestsText(quote)}`}
      status={<InquiryStatus status="quoted" />}
      number={inquiryNumber}
      beside={formatMoney(quote.total)}
      buttons={
        <LinkButton size="small" to={inquiryDetailsPath(inquiryNumber)} preventScrollReset>
          See the quote
        </LinkButton>
      }
    >
      <p>Your quote is good until {formatDay(quote.validUntil)}.</p>
    </OrderSheet>
  );
}

/** An event that is agreed: its day, when the food is there, for how many. */
export function NextEvent({ event }: { event: CustomerHome['events'][number] }) {
  const { inquiryNumber, eventDate, eventClock } = event;
  return (
    <OrderSheet
      as="article"
      tile={<DayTile day={eventDate} />}
      title={
        <>
          {dayText(eventDate, dayOf({ epochMilliseconds: Date.now() }))}, {event.event}
        </>
      }
      status={<InquiryStatus status="confirmed" />}
      number={inquiryNumber}
      beside={guestsText(event)}
      buttons={
        <LinkButton
          kind="quiet"
          size="small"
          to={inquiryDetailsPath(inquiryNumber)}
          preventScrollReset
        >
          See the event
        </LinkButton>
      }
    >
      <p>
        {eventClockText({ clock: eventClock, status: 'confirmed', isBrought: event.isBrought })}.
      </p>
    </OrderSheet>
  );
}
