import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What the kitchen tells the customer about an order, in its card. */
function FromTheKitchen({ note }: { note: string }) {
  return (
    <p className="text-sm whitespace-pre-line wrap-anywhere">
      <strong className="font-semibold">From the kitchen:</strong> {note}
    </p>
  );
}

/**
 * One order in a list, of whatever kind: its day, what it is, how it stands, its number, the facts,
 * and what can be done now. Orders without a page of their own have no `to`.
 */
export function OrderSheet({
  as: Element = 'li',
  tile,
  title,
  status,
  number,
  to,
  beside,
  children,
  note,
  reason,
  buttons,
}: {
  /** On its own, outside of a list, it is an article. */
  as?: 'li' | 'article';
  /** A `<DayTile>`. */
  tile: ReactNode;
  title: ReactNode;
  /** A `<StatusBadge>`. */
  status: ReactNode;
  number: string;
  /** The page of this order. */
  to?: string;
  /** What stands beside the number: the plan, the price. */
  beside?: ReactNode;
  /** The facts. */
  children?: ReactNode;
  /** The kitchen's words. */
  note?: string | null;
  /** Why it ended. */
  reason?: string | null;
  buttons?: ReactNode;
}) {
  return (
    <Element
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-card sm:p-5 print:break-inside-avoid print:shadow-none"
    >
      {tile}
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-sans text-lg font-bold tracking-normal wrap-anywhere tabular-nums">
            {title}
          </h3>
          {status}
        </div>
        <p className="flex flex-wrap gap-x-3 tabular-nums">
          {beside && <span>{beside}</span>}
          {to ? (
            <Link
              to={to}
              className="font-semibold whitespace-nowrap underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {number}
            </Link>
          ) : (
            <span className="whitespace-nowrap text-ink-soft">{number}</span>
          )}
        </p>
        {children}
        {note && <FromTheKitchen note={note} />}
        {reason && <p className="text-sm wrap-anywhere text-ink-soft">Reason: {reason}</p>}
      </div>
      {buttons && (
        <div className="no-print col-span-2 flex flex-wrap gap-x-1.5 gap-y-2.5 self-end empty:hidden sm:col-span-1 sm:col-start-2">
          {buttons}
        </div>
      )}
    </Element>
  );
}
