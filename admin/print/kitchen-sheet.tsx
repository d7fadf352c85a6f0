import { boxName, planWords } from '#admin/kitchen-day/plan-words.ts';
import { formatDayLong, formatSlot } from '#domain/days.ts';
import { DishesTable } from './dishes-table.tsx';
import { PackingTables } from './packing-tables.tsx';
import type { DaySheets, PrintedOrder, SlotSheet } from './sheets.ts';

/**
 * For the cook: how much of which dish, what goes into which box, and hour by hour who gets which
 * box and what to take care of. One sheet, on as few pages as it takes.
 */
export const KitchenSheet = ({ sheets }: { sheets: DaySheets }) => (
  <section className="sheet kitchen">
    <header>
      <div>
        <h1>Kitchen sheet</h1>
        <p>{formatDayLong(sheets.date)}</p>
      </div>
      <p>
        <span className="big">{sheets.total}</span> {sheets.total === 1 ? 'tiffin' : 'tiffins'}
      </p>
    </header>
    <p className="plans">{planWords(sheets.boxes)}</p>
    <Problems sheets={sheets} />
    <DishesTable sheets={sheets} />
    <PackingTables sheets={sheets} />
    <h2>Who gets what</h2>
    {sheets.slots.map((slot) => (
      <SlotTable key={slot.slot} slot={slot} />
    ))}
  </section>
);

function Problems({ sheets: { problems } }: { sheets: DaySheets }) {
  const said = [
    ...(problems.noMenu ? ['This day has no menu: there is nothing to put into the boxes.'] : []),
    ...problems.short,
    ...problems.otherUnit,
    ...problems.unsaid.map(
      ({ planName }) =>
        `Nobody has said what is in the box of ${planName}: a portion of everything that its diet is served.`,
    ),
  ];
  if (said.length === 0) return null;
  return (
    <ul className="problems">
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

const SlotTable = ({ slot }: { slot: SlotSheet }) => (
  <table className="slot">
    <colgroup>
      <col className="col-mark" />
      <col className="col-quantity" />
      <col className="col-who" />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col" colSpan={4}>
          <span className="slot-head">
            <span className="slot-time">{formatSlot(slot.slot)}</span>
            <span>{planWords(slot.orders)}</span>
          </span>
        </th>
      </tr>
    </thead>
    <tbody>
      {slot.orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </tbody>
  </table>
);

const OrderRow = ({ order }: { order: PrintedOrder }) => (
  <tr>
    <td>
      <span className="mark">{order.mark}</span>
    </td>
    <td className="quantity">{order.quantity}×</td>
    <td>
      <span className="name">{order.customerName}</span>{' '}
      <span className="plan">{boxName({ name: order.planName, diet: order.diet })}</span>{' '}
      <span className="quiet">{order.orderNumber}</span>
    </td>
    <td className="lines">
      {order.allergies.trim() && (
        <div>
          <span className="allergy">Allergy: {order.allergies}</span>
        </div>
      )}
      {order.instructions.map((words) => (
        <div key={words}>{words}</div>
      ))}
    </td>
  </tr>
);
