import { Latest } from '#admin/platform/parts/latest.tsx';
import { TiffinStatus } from '#admin/tiffin/tiffin-status.tsx';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';

/** The latest tiffins of a subscription, with the way to all of them. */
export const SubscriptionOrders = ({ subscriptionId }: { subscriptionId: string }) => (
  <Latest<AdminTiffinOrder>
    title="Tiffins"
    resource="tiffin-orders"
    filter={{ subscriptionId }}
    sortedBy="deliveryDate"
    shown={15}
    number={{ heading: 'Order', of: ({ orderNumber }) => orderNumber }}
    columns={[
      { heading: 'Day', cell: ({ deliveryDate }) => formatDay(deliveryDate) },
      { heading: 'Time', cell: ({ deliveryTimeSlot }) => formatSlot(deliveryTimeSlot) },
      { heading: 'Tiffins', align: 'right', cell: ({ quantity }) => quantity },
      {
        heading: 'Status',
        cell: (order) => <TiffinStatus order={order} />,
      },
    ]}
    nothing="No tiffin is booked yet."
  />
);
