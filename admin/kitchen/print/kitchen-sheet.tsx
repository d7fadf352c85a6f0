import { boxName, planCountsText } from '#admin/kitchen/day/box-words.ts';
import { DIET_LABELS, DIETS } from '#admin/kitchen/labels/choices.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { amountsText } from '#domain/catering/portions.ts';
import { formatDayLong, formatSlot } from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';
import { OtherWorkTable, PackingTables } from './packing-tables.tsx';
import type { DaySheets, PrintedOrder, SlotSheet } from './sheets.ts';

/** For the cook: the dishes of the day with how much of each, and for whom; nothing without a menu. */
function DishesTable({ sheets }: { sheets: DaySheets }) {
  const { dishes, notNeeded } = sheets;
  if (dishes.length === 0) return null;
  const diets = DIETS.filter((diet) => sheets.toPack.some((box) => box.diet === diet));
  return (
    <>
      <h2>Cook</h2>
      <table className="dishes">
        <thead>
          <tr>
            <th scope="col">Dish</th>
            {diets.length > 1 &&
              diets.map((diet) => (
                <th scope="col" className="number" key={diet}>
                  {DIET_LABELS[diet]}
                </th>
              ))}
            <th scope="col" className="number col-amount">
              In all
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr key={dish.name}>
              <th scope="row">{dish.name}</th>
              {diets.length > 1 &&
                diets.map((diet) => (
                  <td className="number" key={diet}>
                    {amountsText(dish.byDiet[diet].amounts) || '–'}
                  </td>
                ))}
              <td className="number amount">
                <span className="measure">{counted(dish.portions, 'box', 'boxes')}</span>{' '}
                {amountsText(dish.amounts)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notNeeded.length > 0 && (
        <p className="quiet">On the menu, and in no box today: {notNeeded.join(', ')}.</p>
      )}
    </>
  );
}

/**
 * For the cook: what else is made that day, how much of which dish, hour by hour who gets which box
 * and what to take care of, and what goes into which box. The tables that stay in one piece come last:
 * the hours fill the page before them. One sheet, on as few pages as it takes.
 */
export const KitchenSheet = ({ sheets }: { sheets: DaySheets }) => (
  <section className="sheet kitchen">
    <header>
      <div>
        <h1>Kitchen sheet</h1>
        <p>{formatDayLong(sheets.date)}</p>
        <p className="plans">{planCountsText(sheets.toPack)}</p>
      </div>
      <p className="total">
        <span className="big">{sheets.left || 'No'}</span> {plural(sheets.left, 'tiffin')} to cook
        {sheets.cooked > 0 && <span className="done">{sheets.cooked} cooked already</span>}
      </p>
    </header>
    {sheets.closure !== null && <p className="closed">Closed: {sheets.closure}</p>}
    <Problems sheets={sheets} />
    <OtherWorkTable sheets={sheets} />
    {sheets.left > 0 && <DishesTable sheets={sheets} />}
    {sheets.total > 0 && (
      <>
        <h2>{sheets.closure === null ? 'Who gets what' : stillOut(sheets.total)}</h2>
        <div className="slots">
          {sheets.slots.map((slot) => (
            <SlotTable key={slot.slot} slot={slot} />
          ))}
        </div>
      </>
    )}
    {sheets.left > 0 && <PackingTables sheets={sheets} />}
  </section>
);

/** Of a closed day nothing else is listed: what was brought already is on no sheet. */
const stillOut = (tiffins: number): string =>
  `${counted(tiffins, 'tiffin still goes', 'tiffins still go')} out`;

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

/** An hour with so few orders stays in one piece; longer ones fill both columns and the page. */
const FEW = 2;

/** `2 EV · 1 FTJ`: how many boxes of each code, in the order of the orders. */
function codeText(orders: readonly PrintedOrder[]): string {
  const counts = new Map<string, number>();
  for (const { code, quantity } of orders) counts.set(code, (counts.get(code) ?? 0) + quantity);
  return [...counts].map(([code, quantity]) => `${quantity}\u00a0${code}`).join(' · ');
}

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
          <span className="slot-time">{formatSlot(slot)}</span> {codeText(orders)}
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
      <span className="name">{nameOnBox(order)}</span>{' '}
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
