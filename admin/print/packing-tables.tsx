import { boxName } from '#admin/kitchen-day/plan-words.ts';
import { measureWords } from '#domain/portions.ts';
import type { DaySheets, MarkedBox } from './sheets.ts';

/** So many kinds of box stand side by side on a page. */
const SIDE_BY_SIDE = 6;

/** What goes into one box of each kind: dishes down, boxes across, as many tables as it takes. */
export function PackingTables({ sheets: { boxes, menu } }: { sheets: DaySheets }) {
  const tables = Array.from({ length: Math.ceil(boxes.length / SIDE_BY_SIDE) }, (_, at) =>
    boxes.slice(at * SIDE_BY_SIDE, (at + 1) * SIDE_BY_SIDE),
  );
  return (
    <>
      <h2>Pack into each box</h2>
      {tables.map((some) => (
        <PackingTable key={some[0]?.mark} boxes={some} menu={menu} />
      ))}
    </>
  );
}

const PackingTable = ({ boxes, menu }: { boxes: MarkedBox[]; menu: readonly string[] }) => (
  <table className="packing">
    <thead>
      <tr>
        <td />
        {boxes.map((box) => (
          <th scope="col" key={box.mark}>
            <span className="mark">{box.mark}</span> <strong>{box.quantity}×</strong>
            <span className="whose">{boxName(box)}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {menu.map((name, place) => {
        const cells = boxes.map(({ mark, fillings }) => ({
          mark,
          filling: fillings.find((one) => one.place === place),
        }));
        if (cells.every(({ filling }) => !filling)) return null;
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({ mark, filling }) => (
              <td key={mark}>{filling ? measureWords(filling) : '–'}</td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);
