import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '#contract/platform/api-error.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { orderNote } from '#domain/tiffin/order-labels.ts';
import { useTimeOfDayText } from '#web/account/session/instant-text.tsx';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { historyPath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { tiffinsOf } from '#web/tiffin/orders/order-text.ts';
import { orderStatusQuery } from '#web/tiffin/orders/queries.ts';
import { TiffinStatus } from '#web/tiffin/orders/tiffin-status.tsx';
import { moreOrdersText, pastOf, upcomingOf } from '#web/tiffin/orders/upcoming.ts';

/** At most this many: the panel says how things stand, the history has the rest. */
const SHOWN = 6;

function StatusRow({ order }: { order: TiffinOrder }) {
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 first:border-t-0">
      <DayTile day={order.deliveryDate} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{formatSlot(order.deliveryTimeSlot)}</span>
          <TiffinStatus order={order} />
        </div>
        <p className="text-sm text-ink-soft">
          {tiffinsOf(order)} · {order.orderNumber}
          {orderNote(order) && ` · ${orderNote(order)}`}
        </p>
      </div>
    </li>
  );
}

function LoadingRows() {
  return (
    <Skeleton label="Loading the status of your tiffins…" className="grid gap-4 py-3">
      {[0, 1].map((row) => (
        <span key={row} className="flex items-center gap-4">
          <Bone className="h-19 w-16 rounded-control" />
          <span className="grid grow gap-2.5">
            <Bone className="h-5 w-3/5" />
            <Bone className="h-4 w-2/5" />
          </span>
        </span>
      ))}
    </Skeleton>
  );
}

/**
 * How the tiffins of one subscription stand; looks again every 30 seconds while the tab is seen
 * (docs/rules.md#looking-for-news). None booked yet is not a failure.
 */
export function OrderStatusPanel({ subscriptionNumber }: { subscriptionNumber: string }) {
  const [looking, setLooking] = useState(false);
  const clock = useTimeOfDayText();
  const { data, error, refetch, dataUpdatedAt } = useQuery(orderStatusQuery(subscriptionNumber));
  const orders = data && [...upcomingOf(data), ...pastOf(data)].slice(0, SHOWN);
  const more = data && moreOrdersText(data.length, SHOWN);
  return (
    <Card as="section" aria-labelledby="order-status">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="order-status" className="text-title">
          Order status
        </h2>
        <Button
          kind="plain"
          size="small"
          className="-me-4 no-underline!"
          busy={looking}
          onClick={() => {
            setLooking(true);
            void refetch().finally(() => setLooking(false));
          }}
        >
          {!looking && <Icon of={RotateCw} />}
          Refresh
        </Button>
      </div>
      {error && (
        <Banner kind="error" className="mb-3">
          {isApiError(error) ? error.message : 'The status did not load. Please try again.'}
        </Banner>
      )}
      {!orders && !error && <LoadingRows />}
      {orders?.length === 0 && (
        <p className="py-3 text-ink-soft">
          No tiffins booked yet. Once you book one, you can follow it here.
        </p>
      )}
      {orders && orders.length > 0 && (
        <ul>
          {orders.map((order) => (
            <StatusRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      {more && (
        <p className="border-t border-line pt-1">
          <TextLink to={historyPath(subscriptionNumber)}>{more}</TextLink>
        </p>
      )}
      {orders && (
        <p className="mt-2 text-sm text-ink-soft">
          Looks again every 30 seconds. Last seen {clock({ epochMilliseconds: dataUpdatedAt })}.
        </p>
      )}
    </Card>
  );
}
