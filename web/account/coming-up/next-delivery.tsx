import type { Home } from '#contract/site/home.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { dayOf, formatSlot } from '#domain/platform/days.ts';
import { tiffinStatusOf } from '#domain/tiffin/not-delivered.ts';
import { orderConfirmationPath } from '#web/paths.ts';
import { DayTile } from '#web/tiffin/orders/day-tile.tsx';
import { skipWords } from '#web/tiffin/orders/deadline-words.ts';
import { SkipButton } from '#web/tiffin/orders/skip-button.tsx';
import { tiffinsWords } from '#web/tiffin/orders/skip-options.ts';
import { OrderSheet } from '#web/platform/ui/order-sheet.tsx';
import { StatusBadge } from '#web/platform/ui/status-badge.tsx';
import { dayWords } from './words.ts';

/** A tiffin of the next day on which some come, what is cooked then, and until when it can be skipped. */
export function NextDelivery({
  order,
  dishes,
}: {
  order: TiffinOrder;
  dishes: NonNullable<Home['delivery']>['dishes'];
}) {
  const until = skipWords(order);
  const today = dayOf({ epochMilliseconds: Date.now() });
  return (
    <OrderSheet
      as="article"
      tile={<DayTile day={order.deliveryDate} />}
      title={
        <>
          {dayWords(order.deliveryDate, today)},{' '}
          <span className="whitespace-nowrap">{formatSlot(order.deliveryTimeSlot)}</span>
        </>
      }
      status={<StatusBadge status={tiffinStatusOf(order)} />}
      number={order.orderNumber}
      to={orderConfirmationPath(order.orderNumber)}
      beside={`${tiffinsWords(order.quantity)}, ${order.planName}`}
      note={order.adminNotes}
      buttons={<SkipButton order={order} />}
    >
      {dishes.length > 0 && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">On the menu:</span> {dishes.join(', ')}
        </p>
      )}
      {until && <p className="text-sm text-ink-soft">{until}.</p>}
    </OrderSheet>
  );
}
