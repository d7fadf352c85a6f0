import type { ReactNode } from 'react';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { formatPhone, useBusiness } from '#web/kitchen/business.ts';
import { When } from '#web/account/session/when.tsx';
import { snackTimeLong, wayWords } from './words.ts';

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
  const where = pickup
    ? business && [business.name, business.address].filter(Boolean).join('\n')
    : order.customer_address;
  return (
    <dl>
      <Fact label="Order number">{order.order_number}</Fact>
      <Fact label={wayWords(order)}>
        {snackTimeLong(order)}
        <span className="block text-sm font-normal text-ink-soft">Toronto time</span>
      </Fact>
      {where && <Fact label={pickup ? 'Where' : 'Address'}>{where}</Fact>}
      <Fact label="Name">{order.customer_name}</Fact>
      <Fact label="Phone">{formatPhone(order.customer_phone)}</Fact>
      <Fact label="E-mail">{order.customer_email}</Fact>
      <Fact label="Instructions">{order.special_instructions ?? 'None'}</Fact>
      {order.door_note && <Fact label="Note for the door">{order.door_note}</Fact>}
      <Fact label="Placed">
        <When at={order.created_at} />
      </Fact>
    </dl>
  );
}
