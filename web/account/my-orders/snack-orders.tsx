import { useState } from 'react';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { LaterDialog, laterPart } from '#web/platform/ui/later.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';
import { type More, MoreOrders } from './more-orders.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OrdersBar } from './orders-bar.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import { SnackOrderCard } from './snack-order-card.tsx';
import { searchSnackOrders } from './snack-search.ts';
import { useContinue } from './use-continue.ts';

const detailsPart = laterPart('snack-details', () => import('./snack-order-details.tsx'));
const cancelPart = laterPart(
  'cancel-snacks',
  () => import('#web/snacks/orders/cancel-snack-order.tsx'),
);

/** What a dialog asks or shows. */
type Opened = { what: 'details' | 'cancel'; order: SnackOrder };

/** What is still to come, the next first; then what is over, the latest first. */
const soonestFirst = (orders: readonly SnackOrder[]): SnackOrder[] =>
  [...orders].sort((one, other) => {
    const [isOver, otherIsOver] = [isSnackOrderFinal(one.status), isSnackOrderFinal(other.status)];
    if (isOver !== otherIsOver) return isOver ? 1 : -1;
    const sooner = one.delivery_time.localeCompare(other.delivery_time);
    return isOver ? -sooner : sooner;
  });

/** The snack orders read so far, what is to come before what is over: searched, looked at again, opened, cancelled. */
export function SnackOrders({
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
  more: More;
}) {
  const { search } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
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
        <LaterDialog of={detailsPart} title={order.order_number} wide onClose={close}>
          {({ SnackOrderDetails }) => <SnackOrderDetails order={order} onClose={close} />}
        </LaterDialog>
      )}
      {order && opened?.what === 'cancel' && (
        <LaterDialog of={cancelPart} title={order.order_number} onClose={close}>
          {({ CancelSnackOrder }) => <CancelSnackOrder order={order} onClose={close} />}
        </LaterDialog>
      )}
    </>
  );
}
