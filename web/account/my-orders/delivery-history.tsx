import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { tiffinStatusOf } from '#domain/tiffin/not-delivered.ts';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { historyPath } from '#web/paths.ts';
import { skipWords, unskipWords } from '#web/tiffin/orders/deadline-words.ts';
import { SkipButton } from '#web/tiffin/orders/skip-button.tsx';
import { tiffinsWords } from '#web/tiffin/orders/skip-options.ts';
import { isToCome } from '#web/tiffin/orders/upcoming.ts';
import { StatusBadge } from '#web/platform/ui/status-badge.tsx';

/** The details show this many; the history has the rest. */
const SHOWN = 20;

function Delivery({ order }: { order: TiffinOrder }) {
  const until = skipWords(order) ?? unskipWords(order);
  return (
    <li className="relative grid gap-1 border-l-2 border-line pb-5 pl-5 last:pb-1">
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-card ${isToCome(order) ? 'bg-turmeric' : order.status === 'delivered' ? 'bg-leaf' : 'bg-steel'}`}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{formatDay(order.deliveryDate)}</span>
        <StatusBadge status={tiffinStatusOf(order)} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
        <span>
          {formatSlot(order.deliveryTimeSlot)}, {tiffinsWords(order.quantity)}
        </span>
        <span className="whitespace-nowrap">{order.orderNumber}</span>
      </p>
      {until && <p className="text-sm text-ink-soft">{until}</p>}
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden" aria-live="polite">
        <SkipButton order={order} label="Skip Order" />
      </div>
    </li>
  );
}

/** The deliveries of a plan along a line, latest first; scheduled ones can be skipped here. */
export function DeliveryHistory({ plan }: { plan: Subscription }) {
  const { orders, subscriptionNumber } = plan;
  if (orders.length === 0) return <p className="text-ink-soft">Nothing has been booked yet.</p>;
  return (
    <>
      <ol className="ml-1.5">
        {orders.slice(0, SHOWN).map((order) => (
          <Delivery key={order.id} order={order} />
        ))}
      </ol>
      {orders.length > SHOWN && (
        <p className="mt-3">
          <TextLink to={historyPath(subscriptionNumber)}>View order history</TextLink>
        </p>
      )}
    </>
  );
}
