import { DoorOpen, MapPin, MessageSquareText } from 'lucide-react';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { DEFAULT_SKIP_REASON, orderNote } from '#domain/tiffin/order-labels.ts';
import { TIFFINS_CALLED_OFF } from '#domain/tiffin/order-states.ts';
import { orderConfirmationPath } from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { OrderButtons } from './order-buttons.tsx';
import {
  cancelDeadlineText,
  skipDeadlineText,
  tiffinsOf,
  unskipDeadlineText,
} from './order-text.ts';
import { TiffinStatus } from './tiffin-status.tsx';
import { isToCome } from './upcoming.ts';

/** What makes this order differ from the others. */
function OrderDetails({
  order,
  usualAddress,
}: {
  order: TiffinOrder;
  usualAddress?: string | undefined;
}) {
  const { specialInstructions } = order;
  const address = addressLine(order.deliveryAddress, order);
  const forDoor = doorText(order);
  const elsewhere = usualAddress !== undefined && address !== usualAddress;
  return (
    <>
      {elsewhere && (
        <p className="flex gap-1.5 text-sm text-ink-soft">
          <Icon of={MapPin} className="mt-0.5 size-4.5" />
          <span className="min-w-0 wrap-anywhere">{address}</span>
        </p>
      )}
      {specialInstructions && (
        <p className="flex gap-1.5 text-sm text-ink-soft">
          <Icon of={MessageSquareText} className="mt-0.5 size-4.5" />
          <span className="min-w-0 wrap-anywhere">{specialInstructions}</span>
        </p>
      )}
      {forDoor && (
        <p className="flex gap-1.5 text-sm text-ink-soft">
          <Icon of={DoorOpen} className="mt-0.5 size-4.5" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">For the door: </span>
            {forDoor}
          </span>
        </p>
      )}
    </>
  );
}

/** Until when what can be done, in words. */
function Deadlines({ order }: { order: TiffinOrder }) {
  const words = [
    skipDeadlineText(order),
    unskipDeadlineText(order),
    cancelDeadlineText(order),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {words.map((sentence) => (sentence?.endsWith('.') ? sentence : `${sentence}.`)).join(' ')}
    </p>
  );
}

/**
 * One booked tiffin in a list: day, time, how many, its state, what can be done and until when.
 * Stands inside an `<OrderDialogsProvider>`.
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
  const { status, cancelReason } = order;
  const means = orderNote(order);
  const ended = TIFFINS_CALLED_OFF.includes(status) && cancelReason !== DEFAULT_SKIP_REASON;
  return (
    <OrderSheet
      tile={<DayTile day={order.deliveryDate} muted={!isToCome(order)} />}
      title={formatSlot(order.deliveryTimeSlot)}
      status={<TiffinStatus order={order} />}
      number={order.orderNumber}
      to={orderConfirmationPath(order.orderNumber)}
      beside={[tiffinsOf(order), planName].filter(Boolean).join(', ')}
      note={order.adminNotes}
      reason={ended ? cancelReason : null}
      buttons={<OrderButtons order={order} />}
    >
      {means && <p className="text-sm text-ink-soft">{means}</p>}
      <OrderDetails order={order} usualAddress={usualAddress} />
      <Deadlines order={order} />
    </OrderSheet>
  );
}
