import { DIET_NAMES, DIETS } from '#admin/words/choices.ts';
import { instructionsOf } from '#admin/words/instructions.ts';
import { formatDayLong, formatSlot } from '#domain/days.ts';
import { DishesTable } from './dishes-table.tsx';
import type { DaySheets, PrintedOrder, SlotSheet } from './sheets.ts';

/**
 * For the cook: how many tiffins and how much of which dish the whole day, then a page for each
 * delivery hour.
 */
export const KitchenSheet = ({ sheets }: { sheets: DaySheets }) => (
  <>
    <section className="sheet">
      <header>
        <div>
          <h1>Kitchen sheet</h1>
          <p>{formatDayLong(sheets.date)}</p>
        </div>
        <p>
          <span className="big">{sheets.total}</span> tiffins
        </p>
      </header>
      <Counts sheets={sheets} />
      <DishesTable sheets={sheets} />
    </section>
    {sheets.slots.map((slot) => (
      <SlotPage key={slot.slot} date={sheets.date} slot={slot} />
    ))}
  </>
);

const Counts = ({ sheets }: { sheets: DaySheets }) => {
  const diets = DIETS.filter((diet) => sheets.byDiet[diet] > 0);
  return (
    <table className="counts">
      <thead>
        <tr>
          <th scope="col">Delivered</th>
          {diets.map((diet) => (
            <th scope="col" className="number" key={diet}>
              {DIET_NAMES[diet]}
            </th>
          ))}
          <th scope="col" className="number">
            Tiffins
          </th>
        </tr>
      </thead>
      <tbody>
        {sheets.slots.map(({ slot, byDiet, total }) => (
          <tr key={slot}>
            <th scope="row">{formatSlot(slot)}</th>
            {diets.map((diet) => (
              <td className="number" key={diet}>
                {byDiet[diet] || '–'}
              </td>
            ))}
            <td className="number">{total}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All day</th>
          {diets.map((diet) => (
            <td className="number" key={diet}>
              {sheets.byDiet[diet]}
            </td>
          ))}
          <td className="number">{sheets.total}</td>
        </tr>
      </tfoot>
    </table>
  );
};

const SlotPage = ({ date, slot }: { date: string; slot: SlotSheet }) => (
  <section className="sheet">
    <header>
      <div>
        <h1>{formatSlot(slot.slot)}</h1>
        <p>{formatDayLong(date)}</p>
      </div>
      <p>
        <span className="big">{slot.total}</span> {slot.total === 1 ? 'tiffin' : 'tiffins'}
      </p>
    </header>
    <p className="name">
      {DIETS.filter((diet) => slot.byDiet[diet] > 0)
        .map((diet) => `${slot.byDiet[diet]} ${DIET_NAMES[diet]}`)
        .join(' · ')}
    </p>
    <h2>Cook with care</h2>
    {slot.careful.length === 0 ? (
      <p>No allergies and no notes in this hour.</p>
    ) : (
      <table>
        <tbody>
          {slot.careful.map((order) => (
            <CarefulRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const CarefulRow = ({ order }: { order: PrintedOrder }) => (
  <tr>
    <td className="quantity col-quantity">{order.quantity}×</td>
    <td className="col-who">
      <div className="name">{order.customerName}</div>
      <div className="plan">
        {order.planName}, {DIET_NAMES[order.diet]}
      </div>
      <div className="quiet">{order.orderNumber}</div>
    </td>
    <td className="lines">
      {order.allergies.trim() && (
        <div>
          <span className="allergy">Allergy: {order.allergies}</span>
        </div>
      )}
      {instructionsOf(order).map((words) => (
        <div key={words}>{words}</div>
      ))}
    </td>
  </tr>
);
