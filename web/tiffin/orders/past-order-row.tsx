import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { orderNote } from '#domain/tiffin/order-labels.ts';
import { orderConfirmationPath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { creditsText, tiffinsOf } from './order-text.ts';
import { TiffinStatus } from './tiffin-status.tsx';
import { isToCome } from './upcoming.ts';

/** One order of a long list; the whole row leads to it. */
export function PastOrderRow({ order, withPlan }: { order: TiffinOrder; withPlan: boolean }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={orderConfirmationPath(order.orderNumber)}
        className="flex items-center gap-4 p-4 hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5"
      >
        <DayTile day={order.deliveryDate} muted={!isToCome(order)} />
        <span className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-center">
          <span className="grid gap-0.5">
            <span className="font-bold tabular-nums">{formatSlot(order.deliveryTimeSlot)}</span>
            <span className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
              <span>
                {tiffinsOf(order)}, {creditsText(order.creditsUsed)}
              </span>
              <span className="whitespace-nowrap">{order.orderNumber}</span>
              {withPlan && (
                <span>
                  {order.planName},{' '}
                  <span className="whitespace-nowrap">{order.subscriptionNumber}</span>
                </span>
              )}
            </span>
            {order.creditKept && <span className="text-sm">{orderNote(order)}</span>}
            {order.adminNotes && (
              <span className="text-sm wrap-anywhere">
                <strong className="font-semibold">From the kitchen:</strong> {order.adminNotes}
              </span>
            )}
          </span>
          <span>
            <TiffinStatus order={order} />
          </span>
        </span>
        <Icon of={ChevronRight} className="size-5 text-ink-soft" />
      </Link>
    </li>
  );
}
