import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { Latest } from '#admin/platform/parts/latest.tsx';
import { PaidMark } from '#admin/snacks/orders/paid-mark.tsx';
import { snackStatuses } from '#admin/platform/words/statuses.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { formatDay, formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';

/** The latest snack orders of a customer, with the way to all of them. */
export const SnackOrders = ({ customerId }: { customerId: string }) => (
  <Latest<AdminSnackOrder>
    title="Snack orders"
    resource="snack-orders"
    filter={{ customerId }}
    sortedBy="createdAt"
    shown={5}
    number={{ heading: 'Number', of: ({ orderNumber }) => orderNumber }}
    columns={[
      {
        heading: 'For',
        cell: ({ deliveryDate, deliveryTime }) =>
          `${formatDay(deliveryDate)}, ${formatTime(deliveryTime)}`,
      },
      {
        heading: 'Status',
        cell: ({ status, deliveryType }) => (
          <StatusChip status={status} words={snackStatuses(deliveryType)} />
        ),
      },
      {
        heading: 'Total',
        align: 'right',
        cell: ({ totalAmount }) => formatMoney(totalAmount),
      },
      { heading: 'Paid', cell: (order) => <PaidMark order={order} /> },
    ]}
    nothing="None so far."
  />
);
