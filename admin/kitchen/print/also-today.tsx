import { Link } from 'react-router';
import { guestWords } from '#admin/catering/inquiries/inquiry.ts';
import { eventSheetPath } from '#admin/catering/inquiries/paths.ts';
import { DIET_NAMES, WAY_NAMES } from '#admin/platform/words/choices.ts';
import { snackStatuses } from '#admin/platform/words/statuses.ts';
import type { EventToCook, SnackOrderToHandOver } from '#contract/kitchen/also-today.ts';
import { isClockOpen, readyWords } from '#domain/catering/event-clock.ts';
import { EVENT_TIMES, listWords } from '#domain/catering/words.ts';
import { formatTime } from '#domain/platform/days.ts';
import { isSnackOrderMade } from '#domain/snacks/order-states.ts';
import type { DaySheets } from './sheets.ts';

/**
 * For whoever has nothing but the paper: what the kitchen makes that day besides tiffins. An event
 * has a sheet of its own, and is only named; a snack order is whole.
 */
export function AlsoToday({ sheets: { events, snacks, snacksWaiting } }: { sheets: DaySheets }) {
  if (events.length + snacks.length + snacksWaiting === 0) return null;
  return (
    <>
      <h2>Also today</h2>
      <table className="also">
        <tbody>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
          {snacks.map((order) => (
            <SnackRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
      {snacksWaiting > 0 && (
        <p className="quiet">
          {snacksWaiting === 1
            ? 'One more snack order waits to be confirmed and is not on this sheet.'
            : `${snacksWaiting} more snack orders wait to be confirmed and are not on this sheet.`}
        </p>
      )}
    </>
  );
}

const EventRow = ({ event }: { event: EventToCook }) => (
  <tr>
    <th scope="row" className={isClockOpen(event.clock, event.status) ? 'open' : ''}>
      {readyWords(event) ?? listWords(EVENT_TIMES, event.times)}
    </th>
    <td>
      <span className="name">
        {event.event}, {listWords(EVENT_TIMES, event.times).toLowerCase()} for{' '}
        {guestWords(event.guests)}
      </span>
      <div>
        <span className="plan">
          {event.diet} · {event.location}
        </span>{' '}
        <Link to={eventSheetPath(event)}>See its production sheet, {event.inquiryNumber}</Link>
      </div>
    </td>
  </tr>
);

const SnackRow = ({ order }: { order: SnackOrderToHandOver }) => (
  <tr>
    <th scope="row">
      {formatTime(order.time)}
      <div className="quiet">{WAY_NAMES[order.deliveryType]}</div>
      {isSnackOrderMade(order.status) && (
        <div className="quiet">{snackStatuses(order.deliveryType)[order.status].label}</div>
      )}
    </th>
    <td>
      {order.items.map(({ name, unit, quantity, specialInstructions }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <span className="made" key={place}>
          <span className="name">
            {quantity}× {name}
          </span>{' '}
          {unit}
          {specialInstructions && <strong> ({specialInstructions})</strong>}
        </span>
      ))}
      <div className="quiet">
        {order.customerName}, {order.orderNumber}
        {order.diet !== 'vegetarian' && <strong> · {DIET_NAMES[order.diet]}</strong>}
      </div>
      {order.allergies.trim() && <div className="allergy">Allergy: {order.allergies}</div>}
      {order.specialInstructions && <div className="note">{order.specialInstructions}</div>}
    </td>
  </tr>
);
