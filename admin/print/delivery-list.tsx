import { DIET_NAMES } from '#admin/words/choices.ts';
import { instructionsOf } from '#admin/words/instructions.ts';
import { formatDayLong, formatSlot } from '#domain/days.ts';
import { formatPhone } from '#domain/phone.ts';
import type { DaySheets, PrintedOrder, SlotSheet } from './sheets.ts';

/** For the driver: a page for each delivery hour, with a box to tick at every door. */
export const DeliveryList = ({ sheets }: { sheets: DaySheets }) => (
  <>
    {sheets.slots.map((slot) => (
      <SlotPage key={slot.slot} date={sheets.date} slot={slot} />
    ))}
  </>
);

const SlotPage = ({ date, slot }: { date: string; slot: SlotSheet }) => (
  <section className="sheet">
    <header>
      <div>
        <h1>{formatSlot(slot.slot)}</h1>
        <p>Delivery list, {formatDayLong(date)}</p>
      </div>
      <p>
        {slot.orders.length} {slot.orders.length === 1 ? 'stop' : 'stops'} ·{' '}
        <strong>
          {slot.total} {slot.total === 1 ? 'tiffin' : 'tiffins'}
        </strong>
      </p>
    </header>
    <table className="delivery">
      <thead>
        <tr>
          <th scope="col" className="col-quantity">
            Tiffins
          </th>
          <th scope="col" className="col-who">
            Customer
          </th>
          <th scope="col">Address and notes</th>
          <th scope="col" className="col-tick">
            Done
          </th>
        </tr>
      </thead>
      <tbody>
        {slot.orders.map((order) => (
          <Stop key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  </section>
);

const Stop = ({ order }: { order: PrintedOrder }) => (
  <tr>
    <td className="quantity">{order.quantity}×</td>
    <td>
      <div className="name">{order.customerName}</div>
      <div className="phone">{formatPhone(order.customerPhone)}</div>
      <div className="plan">
        {order.planName}, {DIET_NAMES[order.diet]}
      </div>
      <div className="quiet">{order.orderNumber}</div>
    </td>
    <td className="where lines">
      <div className="name">{order.address}</div>
      {order.allergies.trim() && (
        <div>
          <span className="allergy">Allergy: {order.allergies}</span>
        </div>
      )}
      {instructionsOf(order).map((words) => (
        <div key={words}>{words}</div>
      ))}
    </td>
    <td className="ticking">
      <span className="tick" />
    </td>
  </tr>
);
