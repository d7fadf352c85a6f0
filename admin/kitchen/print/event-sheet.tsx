import type { ReactNode } from 'react';
import { courseOf } from '#admin/catering/inquiries/inquiry-record.ts';
import { INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import type { AdminInquiry, AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { eventClockText, isClockOpen, timedEvent } from '#domain/catering/event-clock.ts';
import { cooksDifferently, guestDietText, unsuitedOf } from '#domain/catering/guest-diets.ts';
import { acceptedQuote, eventOf, latestQuote, timesOf } from '#domain/catering/inquiry.ts';
import { EVENTS_AGREED } from '#domain/catering/inquiry-states.ts';
import {
  CATERING_SERVICE_LABELS,
  CUISINE_TYPE_LABELS,
  labelWithOther,
  listLabels,
} from '#domain/catering/labels.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { bound, servingsAmount } from '#domain/catering/portions.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import './event-sheet.css';

type Props = { inquiry: AdminInquiryDetails };
type LineToCook = AdminInquiryDetails['toCook'][number];

/** `Plain Rice` says what it is; `Kadhi` does not. */
const namesCourse = (line: MenuLine): boolean =>
  dishOf(line).toLowerCase().includes(courseOf(line).toLowerCase());

/** For the kitchen, before an event: when, for how many, how much of what, how it is served, where. */
export const EventSheet = ({ inquiry }: Props) => (
  <section className="sheet event-sheet">
    <header>
      <div>
        <h1>{eventClockText(timedEvent(inquiry)) ?? timesOf(inquiry)}</h1>
        <p className="event-day">{formatDayLong(inquiry.eventDate)}</p>
        <p>
          {eventOf(inquiry)}, {timesOf(inquiry)}, {inquiry.inquiryNumber}
        </p>
      </div>
      <p>
        <span className="big">{inquiry.numberOfGuests}</span>
        {plural(inquiry.numberOfGuests, 'guest')}
      </p>
    </header>
    {!EVENTS_AGREED.includes(inquiry.status) && (
      <p className="allergy">Not confirmed: {INQUIRY_STATUSES[inquiry.status].label}</p>
    )}
    {unsuitedOf(inquiry).map((words) => (
      <p key={words} className="allergy">
        {words} Ask what those guests get.
      </p>
    ))}
    {isClockOpen(inquiry.eventClock, inquiry.status) && (
      <p className="allergy">Ask when the food has to be there: nobody has agreed on a time.</p>
    )}
    <dl className="event-facts">
      <Fact label="Diet" framed={cooksDifferently(inquiry)}>
        {guestDietText(inquiry)}
      </Fact>
      <Fact label="Cuisine">
        {labelWithOther(CUISINE_TYPE_LABELS, inquiry.cuisineType, inquiry.cuisineTypeOther)}
      </Fact>
      <Fact label="Service">
        {listLabels(CATERING_SERVICE_LABELS, inquiry.cateringService, inquiry.cateringServiceOther)}
      </Fact>
      <Fact label="Contact">
        {inquiry.customerName}, <strong>{formatPhone(inquiry.phoneNumber)}</strong>
      </Fact>
      <Fact label="Where" wide>
        {inquiry.eventLocation}
      </Fact>
    </dl>
    <Menu inquiry={inquiry} />
    <QuoteTotals inquiry={inquiry} />
  </section>
);

type FactProps = { label: string; framed?: boolean; wide?: boolean; children: ReactNode };

const Fact = ({ label, framed, wide, children }: FactProps) => (
  <div {...(wide && { className: 'wide' })}>
    <dt>{label}</dt>
    <dd {...(framed && { className: 'allergy' })}>{children}</dd>
  </div>
);

/** How much of everything, with a box to tick when it is packed. */
const Menu = ({ inquiry }: Props) => (
  <table className="event-menu">
    <thead>
      <tr>
        <th scope="col" className="col-amount">
          How much
        </th>
        <th scope="col">{inquiry.selectedPlan.name}</th>
        <th scope="col" className="col-tick">
          Packed
        </th>
      </tr>
    </thead>
    <tbody>
      {inquiry.toCook.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the menu of an inquiry does not move
        <tr key={place}>
          <td>
            <HowMuch line={line} />
          </td>
          <td>
            <span className="name">{dishOf(line)}</span>{' '}
            {!namesCourse(line) && <span className="course">{courseOf(line)}</span>}
          </td>
          <td>
            <span className="tick" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** `11.6 L · 48 servings`; servings alone where nobody has said how much one is. */
function HowMuch({ line: { quantity, unit, portion } }: { line: LineToCook }) {
  const amount = servingsAmount(portion, quantity);
  const servings = bound(quantity.toLocaleString('en-CA'), unit);
  if (amount !== null && amount !== servings)
    return (
      <>
        <span className="quantity">{amount}</span> · {servings}
      </>
    );
  return (
    <>
      <span className="quantity">{quantity.toLocaleString('en-CA')}</span>
      {`\u00A0${unit}`}
    </>
  );
}

/** What was agreed in the quote, which may be more than the menu: staff, plates, a second sweet. */
function QuoteTotals({ inquiry }: { inquiry: AdminInquiry }) {
  const quote = acceptedQuote(inquiry) ?? latestQuote(inquiry);
  if (!quote) return null;
  return (
    <>
      <h2>
        {quote.state === 'accepted' ? 'Agreed' : 'Quoted'} in version {quote.version}
      </h2>
      <ul className="event-agreed">
        {quote.lines
          .filter(({ unitPrice }) => unitPrice >= 0)
          .map(({ label, quantity }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
            <li key={place}>
              {quantity} × {label}
            </li>
          ))}
      </ul>
      {quote.note && <p className="event-note">{quote.note}</p>}
    </>
  );
}
