import { boxName, planWords } from '#admin/kitchen-day/plan-words.ts';
import { formatDayLong, formatSlot } from '#domain/days.ts';
import { AlsoToday } from './also-today.tsx';
import { DishesTable } from './dishes-table.tsx';
import { PackingTables } from './packing-tables.tsx';
import type { DaySheets, PrintedOrder, SlotSheet } from './sheets.ts';

/**
 * For the cook: how much of which dish, what goes into which box, and hour by hour who gets which
 * box and what to take care of; before that, what else is made that day. One sheet, on as few pages
 * as it takes.
 */
export const KitchenSheet = ({ sheets }: { sheets: DaySheets }) => (
  <section className="sheet kitchen">
    <header>
      <div>
        <h1>Kitchen sheet</h1>
        <p>{formatDayLong(sheets.date)}</p>
        <p className="plans">{planWords(sheets.toPack)}</p>
      </div>
      <p className="total">
        <span className="big">{sheets.left || 'No'}</span>{' '}
        {sheets.left === 1 ? 'tiffin' : 'tiffins'} to cook
        {sheets.left < sheets.total && (
          <span className="done">{sheets.total - sheets.left} cooked already</span>
        )}
      </p>
    </header>
    {sheets.closure !== null && <p className="closed">Closed: {sheets.closure}</p>}
    <Problems sheets={sheets} />
    <AlsoToday sheets={sheets} />
    {sheets.left > 0 && (
      <>
        <DishesTable sheets={sheets} />
        <PackingTables sheets={sheets} />
      </>
    )}
    {sheets.total > 0 && (
      <>
        <h2>Who gets what</h2>
        <div className="slots">
          {sheets.slots.map((slot) => (
            <SlotTable key={slot.slot} slot={slot} />
          ))}
        </div>
      </>
    )}
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

/** An hour with so few orders stays in one piece. */
const FEW = 6;

const SlotTable = ({ slot: { slot, orders } }: { slot: SlotSheet }) => (
  <table className={orders.length <= FEW ? 'slot whole' : 'slot'}>
    <colgroup>
      <col className="col-mark" />
      <col className="col-quantity" />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col" colSpan={3}>
          <span className="slot-time">{formatSlot(slot)}</span> {planWords(orders)}
        </th>
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </tbody>
  </table>
);

const OrderRow = ({ order }: { order: PrintedOrder }) => (
  <tr>
    <td>
      <span className="mark">{order.code}</span>
    </td>
    <td className="quantity">{order.quantity}×</td>
    <td>
      <span className="name">{order.customerName}</span>{' '}
      <span className="quiet">{order.orderNumber}</span>
      <div className="plan">
        {boxName({ name: order.planName, diet: order.diet })}
        {order.doneWords && ` · ${order.doneWords}`}
      </div>
      {order.allergies.trim() && <div className="allergy">Allergy: {order.allergies}</div>}
      {order.instructions.map((words) => (
        <div className="note" key={words}>
          {words}
        </div>
      ))}
    </td>
  </tr>
);
