import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { FAILED_TO_LOAD } from './failed-words.ts';

/** How to show the next page of orders. */
export type More = { failed: boolean; busy: boolean; load: () => void };

/** Says how many of all orders are read, and reads more; nothing when all are. */
export function MoreOrders({
  read,
  total,
  searching,
  noun,
  more,
}: {
  read: number;
  total: number;
  searching: boolean;
  /** What they are, in the plural. */
  noun: 'orders' | 'inquiries';
  more: More;
}) {
  if (read >= total) return null;
  return (
    <div className="no-print mt-6 grid justify-items-center gap-3">
      <p className="text-sm text-ink-soft tabular-nums">
        {searching ? 'Searched' : 'These are'} your latest {read} of {total} {noun}.
      </p>
      {more.failed && <Banner kind="error">{FAILED_TO_LOAD}</Banner>}
      <Button
        kind="quiet"
        busy={more.busy}
        busyText={searching ? 'Searching…' : 'Loading…'}
        onClick={more.load}
      >
        {searching ? `Search older ${noun}` : 'Show more'}
      </Button>
    </div>
  );
}
