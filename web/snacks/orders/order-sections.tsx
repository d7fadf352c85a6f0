import {
  Check,
  CookingPot,
  DoorClosed,
  House,
  type LucideIcon,
  MessageSquareText,
  PackageCheck,
  Receipt,
  ShoppingBag,
  ThumbsUp,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { fromUnderscores } from '#contract/account/delivery-address.ts';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatMoney, times } from '#domain/platform/money.ts';
import { type TimelineStep, timelineOf } from '#domain/snacks/order-states.ts';
import { InstantText } from '#web/account/session/instant-text.tsx';
import { formatPhone, useBusiness } from '#web/kitchen/business.ts';
import { balanceText } from '#web/money/balance-text.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import { deliveryTypeLabel, snackTimeLong } from './snack-order-text.ts';

/** A line at the price of its pieces: the answer's total of a line has its delivery and its tax in it. */
function Line({ item }: { item: SnackOrder['items'][number] }) {
  const { snack_name, quantity, unit, price, special_instructions } = item;
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">
            {quantity} × {snack_name}
          </span>
          <span className="block text-sm text-ink-soft tabular-nums">
            {unit}
            {quantity > 1 && `, ${formatMoney(price)} each`}
          </span>
        </p>
        <p className="whitespace-nowrap font-medium tabular-nums">
          {formatMoney(times(price, quantity))}
        </p>
      </div>
      {special_instructions && (
        <p className="mt-1 flex gap-1.5 text-sm text-ink-soft">
          <Icon of={MessageSquareText} className="mt-0.5 size-4.5" />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">{special_instructions}</span>
        </p>
      )}
    </li>
  );
}

/** What was ordered, line by line, and what it comes to, as it was stored. */
export function OrderLines({ order }: { order: SnackOrder }) {
  const { items, subtotal, delivery_fee, tax_amount, total_amount, delivery_type } = order;
  const paid = balanceText(order.balance, { hasEnded: order.status === 'cancelled' });
  return (
    <>
      <ul className="mb-2 border-b border-line pb-1">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
          <Line key={index} item={item} />
        ))}
      </ul>
      <PriceTable
        rows={[
          { label: 'Subtotal', cents: subtotal },
          ...(delivery_type === 'delivery'
            ? [{ label: 'Delivery', cents: delivery_fee, free: 'Free' }]
            : []),
          { label: 'Tax', cents: tax_amount },
        ]}
        total={{ label: 'Total', cents: total_amount }}
      />
      {paid && <p className="mt-2 text-ink-soft">{paid}</p>}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-x-4 py-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-medium whitespace-pre-line wrap-anywhere tabular-nums">
        {children}
      </dd>
    </div>
  );
}

/** Number, day and time, where to, for whom, and what was asked for. */
export function OrderFacts({ order }: { order: SnackOrder }) {
  const business = useBusiness();
  const pickup = order.delivery_type === 'pickup';
  const details = fromUnderscores(order);
  const forDoor = doorText(details);
  const where = pickup
    ? business && [business.name, business.address].filter(Boolean).join('\n')
    : order.customer_address && addressLine(order.customer_address, details);
  return (
    <dl>
      <Fact label="Order number">{order.order_number}</Fact>
      <Fact label={deliveryTypeLabel(order)}>
        {snackTimeLong(order)}
        <span className="block text-sm font-normal text-ink-soft">Toronto time</span>
      </Fact>
      {where && <Fact label={pickup ? 'Where' : 'Address'}>{where}</Fact>}
      <Fact label="Name">{order.customer_name}</Fact>
      <Fact label="Phone">{formatPhone(order.customer_phone)}</Fact>
      <Fact label="E-mail">{order.customer_email}</Fact>
      <Fact label="Instructions">{order.special_instructions ?? 'None'}</Fact>
      {forDoor && <Fact label="For the door">{forDoor}</Fact>}
      <Fact label="Placed">
        <InstantText at={order.created_at} />
      </Fact>
    </dl>
  );
}

const ICONS: Record<TimelineStep['key'], LucideIcon> = {
  placed: Receipt,
  pending: Receipt,
  confirmed: ThumbsUp,
  preparing: CookingPot,
  ready: PackageCheck,
  undelivered: DoorClosed,
  delivered: House,
  cancelled: X,
};

const DOTS: Record<TimelineStep['progress'], string> = {
  done: 'bg-leaf-tint text-leaf-ink',
  current: 'bg-leaf-ink text-card',
  ahead: 'bg-sunken text-ink-soft',
};

function Step({ step, pickup }: { step: TimelineStep; pickup: boolean }) {
  const { key, label, at, progress } = step;
  const icon = pickup && key === 'delivered' ? ShoppingBag : ICONS[key];
  const dot =
    key === 'cancelled' || (key === 'undelivered' && progress === 'current')
      ? 'bg-chilli text-on-chilli'
      : DOTS[progress];
  return (
    <li
      aria-current={progress === 'current' ? 'step' : undefined}
      className="group relative grid grid-cols-[2.25rem_1fr] gap-x-3.5 pb-5 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={`absolute top-9 bottom-0 left-[1.0625rem] w-0.5 group-last:hidden forced-colors:bg-[CanvasText] ${progress === 'done' ? 'bg-leaf' : 'bg-line'}`}
      />
      <span
        aria-hidden="true"
        className={`grid size-9 place-items-center rounded-full forced-colors:border ${dot}`}
      >
        <Icon of={progress === 'done' ? Check : icon} className="size-4.5" />
      </span>
      <p className="self-center leading-snug">
        <span
          className={
            progress === 'current' ? 'font-bold' : progress === 'ahead' ? 'text-ink-soft' : ''
          }
        >
          {label}
          {progress === 'done' && <span className="sr-only"> (done)</span>}
        </span>
        {at && (
          <span className="block text-sm text-ink-soft tabular-nums">
            <InstantText at={at} />
          </span>
        )}
      </p>
    </li>
  );
}

/** The way of a snack order, with when each step was reached. */
export function Timeline({ order }: { order: SnackOrder }) {
  const { status, delivery_type, steps } = order;
  return (
    <ol>
      {timelineOf(status, delivery_type, steps).map((step) => (
        <Step key={step.key} step={step} pickup={delivery_type === 'pickup'} />
      ))}
    </ol>
  );
}
