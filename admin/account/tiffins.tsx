import { Latest } from '#admin/platform/parts/latest.tsx';
import { TiffinStatus } from '#admin/tiffin/tiffin-status.tsx';
import { today } from '#admin/platform/words/today.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { addDays, formatDay, formatSlot } from '#domain/platform/days.ts';

const COMMON = {
  resource: 'tiffin-orders',
  sortedBy: 'deliveryDate',
  number: { heading: 'Number', of: ({ orderNumber }: AdminTiffinOrder) => orderNumber },
  columns: [
    {
      heading: 'For',
      cell: ({ deliveryDate, deliveryTimeSlot }: AdminTiffinOrder) =>
        `${formatDay(deliveryDate)}, ${formatSlot(deliveryTimeSlot)}`,
    },
    { heading: 'Tiffins', align: 'right' as const, cell: (row: AdminTiffinOrder) => row.quantity },
    { heading: 'Plan', wraps: true, cell: ({ planName }: AdminTiffinOrder) => planName },
    {
      heading: 'Status',
      cell: (order: AdminTiffinOrder) => <TiffinStatus order={order} />,
    },
  ],
};

/** What tiffins come next to a customer, and what came before. */
export const Tiffins = ({ customerId }: { customerId: string }) => (
  <>
    <Latest<AdminTiffinOrder>
      {...COMMON}
      title="Tiffins from today on"
      filter={{ customerId, from: today() }}
      order="ASC"
      shown={10}
      nothing="Nothing is booked from today on."
    />
    <Latest<AdminTiffinOrder>
      {...COMMON}
      title="Past tiffins"
      filter={{ customerId, to: addDays(today(), -1) }}
      shown={5}
      nothing="None so far."
    />
  </>
);
