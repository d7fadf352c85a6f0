import { boxName } from '#admin/kitchen-day/plan-words.ts';
import { formatDay, formatDayLong, formatSlot, type IsoDay } from '#domain/days.ts';
import { measureWords } from '#domain/portions.ts';
import type { DaySheets, MarkedBox, PrintedOrder } from './sheets.ts';
import './labels.css';

/**
 * A label for each box, in the order in which they are packed: ten of 4 by 2 inches on a sheet of
 * US Letter (as Avery 5163). Plain paper cut along the lines does, too.
 */
export const Labels = ({ sheets: { date, total, slots, boxes, menu } }: { sheets: DaySheets }) => (
  <>
    <h1 className="labels-title">
      {total} {total === 1 ? 'label' : 'labels'} for {formatDayLong(date)}
    </h1>
    <div className="labels">
      {slots.flatMap(({ slot, orders }) =>
        orders.flatMap((order) =>
          oneTo(order.quantity).map((number) => (
            <Label
              key={`${order.id} ${number}`}
              {...{ order, date, number }}
              hour={formatSlot(slot)}
              content={contentOf(
                boxes.find(({ mark }) => mark === order.mark),
                menu,
              )}
            />
          )),
        ),
      )}
    </div>
  </>
);

const oneTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** `4 pieces Roti · 240 ml Gujarati Dal`: what is in a box. */
const contentOf = (box: MarkedBox | undefined, menu: readonly string[]): string =>
  (box?.fillings ?? []).map((one) => `${measureWords(one)} ${menu[one.place] ?? ''}`).join(' · ');

type Props = { order: PrintedOrder; hour: string; date: IsoDay; number: number; content: string };

/** Whose box it is, what kind, what to take care of, and when it goes where. */
const Label = ({ order, hour, date, number, content }: Props) => (
  <article className="label">
    <div className="label-head">
      <span className="mark">{order.mark}</span>
      <div>
        <strong className="label-name">{order.customerName}</strong>
        <div>
          {boxName({ name: order.planName, diet: order.diet })}
          {order.quantity > 1 && ` · ${number} of ${order.quantity}`}
        </div>
      </div>
    </div>
    {order.allergies.trim() && <span className="label-allergy">Allergy: {order.allergies}</span>}
    {order.instructions.length > 0 && (
      <span className="label-note">{order.instructions.join(' · ')}</span>
    )}
    <span className="label-content">{content}</span>
    <div className="label-foot">
      <span>{order.address}</span>
      <span>
        <strong>{hour}</strong>, {formatDay(date)} · {order.orderNumber}
      </span>
    </div>
  </article>
);
