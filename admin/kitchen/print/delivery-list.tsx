import {
  areaLabel,
  bringText,
  drivingHourText,
  guestsText,
  whatOf,
} from '#admin/kitchen/deliveries/stop-text.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { EmptyState, ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import {
  type Deliveries,
  deliveries,
  type EventStop,
  type Stop,
} from '#contract/kitchen/desk-deliveries.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { NO_EVENT_CLOCK_TEXT } from '#domain/catering/event-clock.ts';
import { toCollectText } from '#domain/kitchen/collecting.ts';
import { type DrivingHour, drivingHoursOf } from '#domain/kitchen/stop-order.ts';
import { formatDay, formatDayLong, formatTime } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { Paper, usePrintedDate } from './paper.tsx';
import './day-sheets.css';

/** For the driver: hour by hour in the order to drive, with a box to tick at every door. */
export function DeliveryList() {
  const date = usePrintedDate();
  const { data, error, refetch } = useCall(deliveries.onDay, { params: { date } });
  return (
    <Paper
      title={`Delivery list, ${formatDay(date)}`}
      back={{ to: `/kitchen-day?date=${date}`, words: 'Back to the day' }}
      ready={data !== undefined}
    >
      {data ? (
        <Hours list={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Paper>
  );
}

function Hours({ list: { day, stops, events } }: { list: Deliveries }) {
  const brought = stops.filter(({ stage }) => stage !== 'not_delivered');
  if (brought.length + events.length === 0)
    return <EmptyState words={`Nothing is to be brought on ${formatDay(day)}.`} />;
  return (
    <main>
      {drivingHoursOf(brought, events).map((leg) => (
        <Hour key={leg.hour} day={day} leg={leg} />
      ))}
    </main>
  );
}

function Hour({ day, leg: { areas, events } }: { day: string; leg: DrivingHour<Stop, EventStop> }) {
  const stops = areas.flatMap((one) => one.stops);
  const tiffins = stops.filter(({ kind }) => kind === 'tiffin');
  const boxes = tiffins.reduce((sum, { quantity }) => sum + quantity, 0);
  const bags = stops.length - tiffins.length;
  const what = [
    ...(boxes > 0 ? [counted(boxes, 'tiffin')] : []),
    ...(bags > 0 ? [counted(bags, 'snack order')] : []),
    ...(events.length > 0 ? [counted(events.length, 'event')] : []),
  ];
  return (
    <section className="sheet deliveries">
      <header>
        <div>
          <h1>{drivingHourText(stops, events)}</h1>
          <p>Delivery list, {formatDayLong(day)}</p>
        </div>
        <p>
          {counted(stops.length + events.length, 'stop')} · <strong>{what.join(', ')}</strong>
        </p>
      </header>
      <table className="delivery">
        <colgroup>
          <col className="col-what" />
          <col />
          <col className="col-tick" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Bring</th>
            <th scope="col">Where and to whom</th>
            <th scope="col">Done</th>
          </tr>
        </thead>
        {events.length > 0 && (
          <tbody>
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </tbody>
        )}
        {areas.map(({ area, stops: inArea }) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="area">
                {areaLabel(area)}
              </th>
            </tr>
            {inArea.map((stop) => (
              <StopRow key={stop.id} stop={stop} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function EventRow({ event }: { event: EventStop }) {
  const collect = toCollectText(event);
  return (
    <tr>
      <td>
        <div className="name">
          {event.clock === null ? NO_EVENT_CLOCK_TEXT : `By ${formatTime(event.clock)}`}
        </div>
        {collect && <div className="collect">{collect}</div>}
        <div className="quiet">{event.number}</div>
      </td>
      <td className="where lines">
        <div className="name">{keepTogether(event.address)}</div>
        <div>
          <strong>{event.name}</strong>, <span className="phone">{formatPhone(event.phone)}</span>
        </div>
        <div>
          {event.event}, {guestsText(event)}. {event.service}.
        </div>
        <div>{bringText(event)}</div>
      </td>
      <td className="ticking">
        <span className="tick" />
      </td>
    </tr>
  );
}

function StopRow({ stop }: { stop: Stop }) {
  const collect = toCollectText(stop);
  return (
    <tr>
      <td>
        <div className="name">{whatOf(stop)}</div>
        {collect && <div className="collect">{collect}</div>}
        <div className="quiet">
          {stop.number}
          {stop.kind === 'snacks' && `, for ${formatTime(stop.time)}`}
        </div>
      </td>
      <td className="where lines">
        <div className="name">{keepTogether(addressLine(stop.address, stop))}</div>
        <div>
          <strong>{stop.name}</strong>, <span className="phone">{formatPhone(stop.phone)}</span>
        </div>
        {doorText(stop) && <div className="door-note">{doorText(stop)}</div>}
        {stop.instructions && <div>Instructions: {stop.instructions}</div>}
      </td>
      <td className="ticking">
        <span className="tick" />
      </td>
    </tr>
  );
}
