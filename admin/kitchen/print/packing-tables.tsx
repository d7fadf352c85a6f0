import { useId } from 'react';
import { DIET_NAMES } from '#admin/platform/words/choices.ts';
import { containsWords } from '#admin/platform/words/contains.ts';
import { measureWords } from '#domain/catering/portions.ts';
import { allergicWords } from './allergic-words.ts';
import type { DaySheets, PackingColumn } from './sheets.ts';

/** So many kinds of filling stand side by side on a page. */
const SIDE_BY_SIDE = 7;

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
                {allergicWords(allergic)}. {containsWords(contains)}
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
                <td key={code}>{filling ? measureWords(filling) : '–'}</td>
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
        <span className="mark">{code}</span> <strong>{quantity}×</strong> {DIET_NAMES[diet]}
      </span>
    ))}
  </th>
);
