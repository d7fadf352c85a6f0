import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { OrderChooser } from '#web/account/home/order-chooser.tsx';
import { InstantText } from '#web/account/session/instant-text.tsx';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { snackConfirmationPath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Notices } from '#web/platform/ui/notices.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { OrderAgainButton } from '#web/snacks/orders/order-again-button.tsx';
import { ownSnackOrdersQuery } from '#web/snacks/orders/queries.ts';
import {
  deliveryTypeLabel,
  itemsInShort,
  snackDay,
  snackHour,
} from '#web/snacks/orders/snack-order-text.ts';
import { SnackOrderSupport, SnackStatus } from '#web/snacks/orders/snack-status.tsx';
import type { OrdersTabProps } from './orders-view.ts';
import { searchSnackOrders } from './snack-search.ts';
import {
  MoreOrders,
  type MoreOrdersState,
  NothingFound,
  OrdersBar,
  OrdersFailed,
} from './tab-states.tsx';

export const fetchOrders = (queries: QueryClient) =>
  queries.prefetchInfiniteQuery(ownSnackOrdersQuery());

/** Somebody who has never ordered a snack. */
function NoSnackOrders() {
  return (
    <EmptyState
      title="Your first snacks are a few taps away"
      picture={<Drawing of="dish:Khaman Dhokla" />}
      action={<OrderChooser />}
    >
      Choose what you like, to be picked up or brought to you. Your orders will be here.
    </EmptyState>
  );
}

const SnackOrderDetails = lazyPart(
  async () => (await import('./snack-order-details.tsx')).SnackOrderDetails,
);
const CancelSnackOrder = lazyPart(
  async () => (await import('#web/snacks/orders/cancel-snack-order.tsx')).CancelSnackOrder,
);

/** What a dialog asks or shows. */
type OpenSnackDialog = { what: 'details' | 'cancel'; order: SnackOrder };

/** What is still to come, the next first; then what is over, the latest first. */
const soonestFirst = (orders: readonly SnackOrder[]): SnackOrder[] =>
  [...orders].sort((one, other) => {
    const [isOver, otherIsOver] = [isSnackOrderFinal(one.status), isSnackOrderFinal(other.status)];
    if (isOver !== otherIsOver) return isOver ? 1 : -1;
    const sooner = one.delivery_time.localeCompare(other.delivery_time);
    return isOver ? -sooner : sooner;
  });

function Buttons({
  order,
  onDetails,
  onCancel,
}: {
  order: SnackOrder;
  onDetails: () => void;
  onCancel: () => void;
}) {
  const which = <span className="sr-only"> {order.order_number}</span>;
  const over = isSnackOrderFinal(order.status);
  return (
    <>
      {over ? (
        <OrderAgainButton order={order} kind="quiet" />
      ) : (
        <LinkButton size="small" to={snackConfirmationPath(order.order_number)}>
          <span>Track order{which}</span>
        </LinkButton>
      )}
      <Button kind="quiet" size="small" onClick={onDetails}>
        <span>View Details{which}</span>
      </Button>
      {order.actions.cancel && (
        <Button kind="plain" size="small" className="max-[26rem]:px-2!" onClick={onCancel}>
          <span>Cancel{which}</span>
        </Button>
      )}
    </>
  );
}

/** One snack order: when and how, what is in it, how it stands, and what can be done. */
function SnackOrderCard({
  order,
  onDetails,
  onCancel,
}: {
  order: SnackOrder;
  onDetails: () => void;
  onCancel: () => void;
}) {
  const { status, order_number, admin_notes, cancel_reason, actions } = order;
  const over = isSnackOrderFinal(status);
  return (
    <OrderSheet
      tile={<DayTile day={snackDay(order)} muted={over} />}
      title={`${snackHour(order)}, ${deliveryTypeLabel(order).toLowerCase()}`}
      status={<SnackStatus order={order} />}
      number={order_number}
      to={snackConfirmationPath(order_number)}
      beside={<strong className="font-semibold">{formatMoney(order.total_amount)}</strong>}
      note={admin_notes}
      reason={status === 'cancelled' ? cancel_reason : null}
      buttons={<Buttons order={order} onDetails={onDetails} onCancel={onCancel} />}
    >
      <p className="wrap-anywhere">{itemsInShort(order.items)}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        Placed <InstantText at={order.created_at} />
      </p>
      {!over && !actions.cancel && <SnackOrderSupport className="text-sm text-ink-soft" />}
    </OrderSheet>
  );
}

/**
 * Reading goes on at the first of the orders that were asked for, wherever the list puts it: `mark`
 * what is there before they come.
 * @param ids of the orders that are shown, in their order
 */
function useContinue(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const known = before.current;
    const first = known ? ids.findIndex((id) => !known.has(id)) : -1;
    if (first < 0) return;
    (list.current?.children[first] as HTMLElement | undefined)?.focus();
    before.current = null;
  }, [ids]);
  return {
    list,
    mark: () => {
      before.current = new Set(ids);
    },
  };
}

/** The snack orders read so far, what is to come before what is over: searched, looked at again, opened, cancelled. */
function SnackOrders({
  orders,
  total,
  failed,
  look,
  more,
  ...props
}: OrdersTabProps & {
  orders: readonly SnackOrder[];
  /** How many there are, read or not. */
  total: number;
  failed: boolean;
  look: () => Promise<boolean>;
  more: MoreOrdersState;
}) {
  const { search } = props;
  const [opened, setOpened] = useState<OpenSnackDialog | null>(null);
  const found = soonestFirst(searchSnackOrders(orders, search));
  const searching = search.trim() !== '';
  const { list, mark } = useContinue(found.map(({ id }) => id));

  // A dialog shows its order as it was read last.
  const order = opened && (orders.find(({ id }) => id === opened.order.id) ?? opened.order);
  const close = () => setOpened(null);

  return (
    <>
      <h2 className="sr-only">Your snack orders</h2>
      <OrdersBar
        noun={['order', 'orders']}
        found={searching ? found.length : total}
        total={total}
        search={search}
        failed={failed}
        look={look}
      />
      {found.length === 0 ? (
        <NothingFound {...props}>
          Try a snack, a day (“Nov 23”), an order number or part of an address.
        </NothingFound>
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
      <MoreOrders
        read={orders.length}
        total={total}
        searching={searching}
        noun="orders"
        more={{
          ...more,
          load: () => {
            mark();
            more.load();
          },
        }}
      />
      <TorontoTime className="mt-4" />
      {order && opened?.what === 'details' && (
        <LazyDialog title={order.order_number} wide onClose={close}>
          <SnackOrderDetails order={order} onClose={close} />
        </LazyDialog>
      )}
      {order && opened?.what === 'cancel' && (
        <LazyDialog title={order.order_number} onClose={close}>
          <CancelSnackOrder order={order} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}

/** The snack orders of a customer. */
export function Tab(props: OrdersTabProps) {
  const loaded = useInfiniteQuery(ownSnackOrdersQuery());
  const { data, refetch } = loaded;
  if (!data) return loaded.isError ? <OrdersFailed query={loaded} /> : props.room;
  if (data.total === 0) return <NoSnackOrders />;
  return (
    <Notices>
      <SnackOrders
        {...props}
        orders={data.orders}
        total={data.total}
        failed={loaded.isRefetchError}
        look={async () => !(await refetch()).isError}
        more={{
          failed: loaded.isFetchNextPageError,
          busy: loaded.isFetchingNextPage,
          load: () => void loaded.fetchNextPage(),
        }}
      />
    </Notices>
  );
}
