import type { BookedDelivery } from '#contract/tiffin/subscriptions.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { tiffinsText } from '#web/tiffin/orders/order-text.ts';

/** Booked deliveries under a heading, for a dialog that says what becomes of them; nothing without any. */
export function DeliveryLines({
  title,
  deliveries,
}: {
  title: string;
  deliveries: readonly Omit<BookedDelivery, 'underWay'>[];
}) {
  if (deliveries.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <ul className="mt-1 text-ink-soft">
        {deliveries.map((one) => (
          <li key={one.id} className="tabular-nums">
            {formatDay(one.deliveryDate)}, {formatSlot(one.deliveryTimeSlot)},{' '}
            {tiffinsText(one.quantity)}
          </li>
        ))}
      </ul>
    </div>
  );
}
