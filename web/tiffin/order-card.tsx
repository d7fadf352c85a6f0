import { MapPin, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { formatSlot } from '#domain/days.ts';
import { TIFFIN_ORDER_NOTES } from '#domain/tiffin-order-states.ts';
import { orderConfirmationPath } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { DayTile } from './day-tile.tsx';
import { cancelWords, skipWords, unskipWords } from './deadline-words.ts';
import { OrderButtons } from './order-buttons.tsx';
import { tiffinsWords } from './skip-options.ts';
import { isToCome } from './upcoming.ts';
import { NO_REASON } from './use-skip.ts';

/** What makes this order differ from the others, and what the kitchen says about it. */
function Particulars({
  order,
  usualAddress,
}: {
  order: TiffinOrder;
  usualAddress?: string | undefined;
}) {
  const { deliveryAddress, specialInstructions, adminNotes, cancelReason, status } = order;
  const elsewhere = usualAddress !== undefined && deliveryAddress !== usualAddress;
  const told = cancelReason !== NO_REASON && cancelReason;
  const ended = (status === 'cancelled' || status === 'skipped') && told;
  return (
    <>
      {elsewhere && (
        <p className="flex gap-1.5 text-sm text-ink-soft">
          <Icon of={MapPin} className="mt-0.5 size-4.5" />
          <span className="min-w-0 wrap-anywhere">{deliveryAddress}</span>
        </p>
      )}
      {specialInstructions && (
        <p className="flex gap-1.5 text-sm text-ink-soft">
          <Icon of={MessageSquareText} className="mt-0.5 size-4.5" />
          <span className="min-w-0 wrap-anywhere">{specialInstructions}</span>
        </p>
      )}
      {adminNotes && (
        <p className="text-sm wrap-anywhere">
          <strong className="font-semibold">From the kitchen:</strong> {adminNotes}
        </p>
      )}
      {ended && <p className="text-sm text-ink-soft wrap-anywhere">Reason: {cancelReason}</p>}
    </>
  );
}

/** Until when what can be done, in words. */
function Deadlines({ order }: { order: TiffinOrder }) {
  const words = [skipWords(order), unskipWords(order), cancelWords(order)].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {words.map((sentence) => (sentence?.endsWith('.') ? sentence : `${sentence}.`)).join(' ')}
    </p>
  );
}

/**
 * One booked tiffin in a list: day, time, how many, its state, what can be done and until when.
 * Stands inside an `<OrderDesk>`.
 */
export function OrderCard({
  order,
  usualAddress,
  planName,
}: {
  order: TiffinOrder;
  /** The subscription's address; another one is shown. */
  usualAddress?: string | undefined;
  /** Shown where orders of several plans are listed together. */
  planName?: string | undefined;
}) {
  const note = TIFFIN_ORDER_NOTES[order.status];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-card sm:p-5 lg:grid-cols-[auto_1fr_auto]">
      <DayTile day={order.deliveryDate} muted={!isToCome(order)} />
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-lg font-bold tabular-nums">{formatSlot(order.deliveryTimeSlot)}</p>
          <StatusBadge status={order.status} />
        </div>
        <p className="flex flex-wrap gap-x-3">
          <span>
            {tiffinsWords(order.quantity)}
            {planName && `, ${planName}`}
          </span>
          <Link
            to={orderConfirmationPath(order.orderNumber)}
            className="font-semibold whitespace-nowrap underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {order.orderNumber}
          </Link>
        </p>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
        <Particulars order={order} usualAddress={usualAddress} />
        <Deadlines order={order} />
      </div>
      <OrderButtons
        order={order}
        className="col-span-2 sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:max-w-80 lg:justify-end lg:self-center"
      />
    </li>
  );
}
