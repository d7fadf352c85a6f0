import { useId } from 'react';
import { Link } from 'react-router';
import { eventSheetPath, guestsText } from '#admin/catering/inquiries/inquiry-record.ts';
import { containsText } from '#admin/kitchen/day/box-words.ts';
import { DELIVERY_TYPE_LABELS, DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import { snackStatuses } from '#admin/kitchen/labels/statuses.ts';
import type { EventToCook, SnackOrderToHandOver } from '#contract/kitchen/cooking.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { eventClockText, isClockOpen } from '#domain/catering/event-clock.ts';
import { EVENT_MEAL_LABELS, listLabels } from '#domain/catering/labels.ts';
import { measureText } from '#domain/catering/portions.ts';
import { namedAllergens } from '#domain/menu/allergens.ts';
import { formatTime } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { isSnackOrderMade } from '#domain/snacks/order-states.ts';
import type { DaySheets, PackingColumn, PrintedOrder } from './sheets.ts';

/** So many kinds of filling stand side by side on a page. */
const SIDE_BY_SIDE = 7;

/**
 * `one with an allergy: Kavya Joshi, Gluten`; with the tiffins of several orders counted together, and
 * with what the box has of it.
 */
export function allergicOrdersText(
  orders: readonly Pick<PrintedOrder, 'customerName' | 'memberName' | 'quantity' | 'allergies'>[],
  contains: readonly string[],
): string {
  const tiffins = orders.reduce((sum, { quantity }) => sum + quantity, 0);
  const whose = orders.map((order) => {
    const inBox = namedAllergens(order.allergies, contains);
    const said = inBox.length > 0 ? ` (IN THIS BOX: ${inBox.join(', ')})` : '';
    return `${nameOnBox(order)}, ${order.allergies.trim()}${said}`;
  });
  return `${plural(tiffins, 'one', `${tiffins}`)} with an allergy: ${whose.join('; ')}`;
}

/** What goes into one box of each kind: dishes down, boxes across, as many tables as it takes. */
export function PackingTables({ sheets: { packing, toPack, menu } }: { sheets: DaySheets }) {
  const heading = useId();
  // Eight become four and four, not seven and one.
  const width = Math.ceil(packing.length / Math.ceil(packing.length / SIDE_BY_SIDE));
  const tables = packing
    .filter((_, at) => at % width === 0)
    .map((_, at) => packing.slice(at * width, (at + 1) * width));
  return (
    <section className="pack" aria-labelledby={heading}>
      <h2 id={heading}>Pack into each box</h2>
      {toPack.map(
        ({ code, allergic, contains }) =>
          allergic.length > 0 && (
            <p className="allergic" key={code}>
              <span className="mark">{code}</span>{' '}
              <span>
                {allergicOrdersText(allergic, contains)}. {containsText(contains)}
              </span>
            </p>
          ),
      )}
      {tables.map((columns) => (
        <PackingTable key={columns[0]?.boxes[0]?.code} columns={columns} menu={menu} />
      ))}
    </section>
  );
}

type Props = { columns: PackingColumn[]; menu: readonly string[] };

const PackingTable = ({ columns, menu }: Props) => (
  // A phone scrolls it, by keyboard, too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
  <section className="packing" aria-label="What goes into each box" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <PackingHead key={column.boxes[0]?.code} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {menu.map((name, place) => {
          const cells = columns.map(({ boxes, fillings }) => ({
            code: boxes[0]?.code,
            filling: fillings.find((one) => one.place === place),
          }));
          if (cells.every(({ filling }) => !filling)) return null;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ code, filling }) => (
                <td key={code}>{filling ? measureText(filling) : '–'}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

/** The plan, and the codes of its boxes that are filled so: how many of each, and for whom. */
const PackingHead = ({ name, boxes }: PackingColumn) => (
  <th scope="col">
    <span className="whose">{name}</span>
    {boxes.map(({ code, quantity, diet }) => (
      <span className="kind" key={code}>
        <span className="mark">{code}</span> <strong>{quantity}×</strong> {DIET_LABELS[diet]}
      </span>
    ))}
  </th>
);

/**
 * For whoever has nothing but the paper: what the kitchen makes that day besides tiffins. An event
 * has a sheet of its own, and is only named; a snack order is whole.
 */
export function OtherWorkTable({
  sheets: { events, snacks, snacksWaiting },
}: {
  sheets: DaySheets;
}) {
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
          {plural(
            snacksWaiting,
            'One more snack order waits to be confirmed and is not on this sheet.',
            `${snacksWaiting} more snack orders wait to be confirmed and are not on this sheet.`,
          )}
        </p>
      )}
    </>
  );
}

const EventRow = ({ event }: { event: EventToCook }) => (
  <tr>
    <th scope="row" className={isClockOpen(event.clock, event.status) ? 'open' : ''}>
      {eventClockText(event) ?? listLabels(EVENT_MEAL_LABELS, event.times)}
    </th>
    <td>
      <span className="name">
        {event.event}, {listLabels(EVENT_MEAL_LABELS, event.times).toLowerCase()} for{' '}
        {guestsText(event.guests)}
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
      <div className="quiet">{DELIVERY_TYPE_LABELS[order.deliveryType]}</div>
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
        {order.diet !== 'vegetarian' && <strong> · {DIET_LABELS[order.diet]}</strong>}
      </div>
      {order.allergies.trim() && <div className="allergy">Allergy: {order.allergies}</div>}
      {order.specialInstructions && <div className="note">{order.specialInstructions}</div>}
    </td>
  </tr>
);
