import { Link } from 'react-router';
import { Badge } from '#web/ui/badge.tsx';
import type { Board } from './price-board.ts';
import { type Selection, selectionPath } from './selection.ts';

const HEAD =
  'flex min-h-14 flex-col items-center justify-center rounded-control px-1 py-1.5 leading-tight font-semibold bg-sunken hover:bg-turmeric-tint focus-visible:rounded-control aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2';

/**
 * All plans of a service on one sheet that fits a phone. The head of each column selects it; the
 * selected column is tinted all the way down.
 */
export function PriceBoard({ board, selection }: { board: Board; selection: Selection }) {
  const isTiffin = selection.service === 'tiffin';
  const isChosen = (column: number) => board.columns[column]?.plan === selection.plan;
  return (
    <div className="rounded-card border border-line bg-card p-2.5 shadow-card sm:p-4">
      <table className="w-full table-fixed border-separate border-spacing-0 tabular-nums">
        <caption className="sr-only">
          {isTiffin ? 'Price of one tiffin in each plan, before tax' : 'Catering plans compared'}
        </caption>
        <colgroup>
          <col className="w-[30%] sm:w-[34%]" />
          {board.columns.map(({ plan }) => (
            <col key={plan} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className="align-bottom pb-2 pl-1.5 text-xs text-ink-soft sm:pl-3 sm:text-sm">
              {isTiffin ? 'Each tiffin, before tax' : 'Before tax'}
            </td>
            {board.columns.map(({ plan, label, note }) => (
              <th
                key={plan}
                scope="col"
                className={`align-bottom pb-1 ${plan === selection.plan ? '' : 'px-0.5 sm:px-1'}`}
              >
                <Link
                  to={selectionPath({ service: selection.service, plan })}
                  preventScrollReset
                  aria-current={plan === selection.plan ? 'true' : undefined}
                  className={HEAD}
                >
                  {label}
                  {note && <span className="text-xs font-normal opacity-85">{note}</span>}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.rows.map(({ label, badge, cells }, row) => (
            <tr key={label}>
              <th
                scope="row"
                className="border-t border-line py-2.5 pl-1.5 text-left text-sm leading-tight font-semibold sm:pl-3 sm:text-base"
              >
                {label}
                {badge && (
                  <Badge tone="turmeric" className="max-sm:mt-1 max-sm:-ml-0.5 sm:ml-2">
                    {badge}
                  </Badge>
                )}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={board.columns[column]?.plan}
                  className={`border-t border-line px-1 py-2.5 text-center leading-tight ${isChosen(column) ? `bg-turmeric-tint/40 ${row === board.rows.length - 1 ? 'rounded-b-control' : ''}` : ''}`}
                >
                  {cell ? (
                    <>
                      <span className="block font-semibold whitespace-nowrap max-sm:text-sm sm:text-lg">
                        {cell.price}
                      </span>
                      {cell.note && (
                        <span className="text-xs font-medium whitespace-nowrap text-leaf-ink">
                          {cell.note}
                        </span>
                      )}
                    </>
                  ) : (
                    <span className="text-ink-soft">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">not offered</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
