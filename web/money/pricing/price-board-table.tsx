import { Link } from 'react-router';
import { Badge } from '#web/platform/ui/badge.tsx';
import type { PriceBoardRows } from './price-board.ts';
import { type Selection, selectionPath } from './selection.ts';

const HEAD =
  'flex min-h-14 flex-col items-center justify-center rounded-control px-1 py-1.5 leading-tight font-semibold bg-sunken hover:bg-turmeric-tint focus-visible:rounded-control aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2';

const ROW_HEAD =
  'border-t border-line py-2.5 pl-1.5 text-left text-sm leading-tight font-semibold sm:pl-3 sm:text-base';

/** With more columns than a phone has room for, the name of a row stands above its prices. */
const OWN_LINE = 'max-sm:absolute max-sm:inset-x-0 max-sm:top-0 max-sm:py-2.5 max-sm:pl-1.5';

/**
 * All plans of a service on one sheet that fits a phone. The head of each column selects it; the
 * selected column is tinted all the way down.
 */
export function PriceBoard({ board, selection }: { board: PriceBoardRows; selection: Selection }) {
  const isTiffin = selection.service === 'tiffin';
  const wide = board.columns.length > 3;
  const isChosen = (column: number) => board.columns[column]?.plan === selection.plan;
  return (
    <div className="rounded-card border border-line bg-card p-2.5 shadow-card sm:p-4">
      <table className="w-full table-fixed border-separate border-spacing-0 tabular-nums">
        <caption
          className={`sr-only ${wide ? 'text-left text-xs text-ink-soft max-sm:not-sr-only max-sm:px-1.5 max-sm:pb-1.5' : ''}`}
        >
          {isTiffin ? 'Price of one tiffin in each plan, before tax' : 'Catering plans compared'}
        </caption>
        <colgroup>
          <col className={`sm:w-[34%] ${wide ? 'w-0' : 'w-[30%]'}`} />
          {board.columns.map(({ plan }) => (
            <col key={plan} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className={`pb-2 text-left align-bottom text-xs font-normal text-ink-soft sm:pl-3 sm:text-sm ${wide ? 'pl-0' : 'pl-1.5'}`}
            >
              <span className={wide ? 'max-sm:hidden' : ''}>
                {isTiffin ? 'Each tiffin, before tax' : 'Before tax'}
              </span>
            </th>
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
            <tr key={label} className="relative">
              <th scope="row" className={`${ROW_HEAD} ${wide ? 'max-sm:p-0' : ''}`}>
                <span
                  className={`flex items-center gap-x-2 gap-y-1 ${wide ? `sm:flex-wrap ${OWN_LINE}` : 'flex-wrap'}`}
                >
                  <span className={wide ? 'max-sm:truncate' : ''}>{label}</span>
                  {badge && <Badge tone="turmeric">{badge}</Badge>}
                </span>
              </th>
              {cells.map((cell, column) => (
                <td
                  key={board.columns[column]?.plan}
                  className={`border-t border-line px-1 py-2.5 text-center leading-tight ${wide ? 'max-sm:pt-10' : ''} ${isChosen(column) ? `bg-turmeric-tint/40 ${row === board.rows.length - 1 ? 'rounded-b-control' : ''}` : ''}`}
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
