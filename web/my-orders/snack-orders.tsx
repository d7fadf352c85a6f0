import { useEffect, useRef, useState } from 'react';
import type { SnackOrder } from '#contract/snack-orders.ts';
import { CancelSnackOrder } from '#web/snack-tracking/cancel-snack-order.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { TorontoTime } from '#web/ui/toronto-time.tsx';
import { useSearchText } from '#web/ui/use-search-text.ts';
import { FAILED_TO_LOAD } from './failed-words.ts';
import { type More, MoreSnackOrders } from './more-snack-orders.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SnackOrderCard } from './snack-order-card.tsx';
import { SnackOrderDetails } from './snack-order-details.tsx';
import { searchSnackOrders } from './snack-search.ts';

/** What a dialog asks or shows. */
type Opened = { what: 'details' | 'cancel'; order: SnackOrder };

/** `1 order`, `36 orders`, `3 of 36 orders` */
function countWords(found: number, total: number, searching: boolean): string {
  const orders = total === 1 ? '1 order' : `${total} orders`;
  return searching ? `${found} of ${orders}` : orders;
}

/** The snack orders read so far, newest first: searched, looked at again, opened, cancelled. */
export function SnackOrders({
  orders,
  total,
  search,
  onSearch,
  failed,
  look,
  more,
}: {
  orders: readonly SnackOrder[];
  /** How many there are, read or not. */
  total: number;
  search: string;
  onSearch: (search: string) => void;
  /** Looking again failed: what is shown may be old. */
  failed: boolean;
  /** Looks now; answers whether that worked. */
  look: () => Promise<boolean>;
  more: More;
}) {
  const [text, setText] = useSearchText(search, onSearch);
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = searchSnackOrders(orders, text);
  const searching = text.trim() !== '';
  const count = found.length;

  useEffect(() => {
    if (searching) announce(count === 1 ? 'One order found' : `${count} orders found`);
  }, [searching, count]);

  // Reading goes on at the first of the orders that were asked for.
  const list = useRef<HTMLUListElement>(null);
  const continueAt = useRef<number | null>(null);
  useEffect(() => {
    if (continueAt.current === null || count <= continueAt.current) return;
    (list.current?.children[continueAt.current] as HTMLElement | undefined)?.focus();
    continueAt.current = null;
  }, [count]);

  // A dialog shows its order as it was read last.
  const order = opened && (orders.find(({ id }) => id === opened.order.id) ?? opened.order);
  const close = () => setOpened(null);

  return (
    <>
      <div className="no-print mb-4">
        <SearchBox
          label="Search your snack orders"
          placeholder="A snack, a day, a number…"
          value={text}
          onChange={setText}
        />
        <div className="mt-2 flex items-center justify-between gap-3">
          <p className="text-sm text-ink-soft tabular-nums">
            {countWords(count, total, searching)}
          </p>
          <RefreshButton look={look} done="Your orders are up to date." />
        </div>
      </div>
      {failed && (
        <Banner kind="error" className="mb-6">
          {FAILED_TO_LOAD}
        </Banner>
      )}
      {count === 0 ? (
        <NothingFound
          search={text}
          hint="Try a snack, a day (“Nov 23”), an order number or part of an address."
          onClear={() => setText('')}
        />
      ) : (
        <ul ref={list} className="grid gap-4 lg:grid-cols-2">
          {found.map((one) => (
            <SnackOrderCard
              key={one.id}
              order={one}
              onDetails={() => setOpened({ what: 'details', order: one })}
              onCancel={() => setOpened({ what: 'cancel', order: one })}
            />
          ))}
        </ul>
      )}
      <MoreSnackOrders
        read={orders.length}
        total={total}
        searching={searching}
        more={{
          ...more,
          load: () => {
            continueAt.current = count;
            more.load();
          },
        }}
      />
      <TorontoTime className="mt-4" />
      {order && opened?.what === 'details' && <SnackOrderDetails order={order} onClose={close} />}
      {order && opened?.what === 'cancel' && <CancelSnackOrder order={order} onClose={close} />}
    </>
  );
}
