import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { formatSlot } from '#domain/days.ts';
import { orderConfirmationPath } from '#web/paths.ts';
import { DayTile } from '#web/tiffin/day-tile.tsx';
import { creditsWords } from '#web/tiffin/deadline-words.ts';
import { tiffinsWords } from '#web/tiffin/skip-options.ts';
import { isToCome } from '#web/tiffin/upcoming.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

/** One order of the history; the whole row leads to it. */
export function HistoryRow({ order, withPlan }: { order: TiffinOrder; withPlan: boolean }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={orderConfirmationPath(order.orderNumber)}
        className="flex items-center gap-4 p-4 hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5"
      >
        <DayTile day={order.deliveryDate} muted={!isToCome(order)} />
        <span className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-center">
          <span>
            <span className="block font-bold tabular-nums">
              {formatSlot(order.deliveryTimeSlot)}
            </span>
            <span className="block text-ink-soft tabular-nums">
              {tiffinsWords(order.quantity)}, {creditsWords(order.creditsUsed)} ·{' '}
              {order.orderNumber}
              {withPlan && ` · ${order.subscriptionNumber}`}
            </span>
          </span>
          <span>
            <StatusBadge status={order.status} />
          </span>
        </span>
        <Icon of={ChevronRight} className="size-5 text-ink-soft" />
      </Link>
    </li>
  );
}
