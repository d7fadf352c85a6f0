import { Button, Link, Typography } from '@mui/material';
import { useCreatePath, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { StatusChip } from '#admin/parts/chip.tsx';
import { Section } from '#admin/parts/section.tsx';
import { SmallTable } from '#admin/parts/small-table.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { PaidMark } from '#admin/snack-orders/paid-mark.tsx';
import { snackStatuses } from '#admin/words/statuses.ts';
import type { AdminSnackOrder } from '#contract/admin/snack-orders.ts';
import { formatDay, formatTime } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';

const SHOWN = 10;

/** The latest snack orders of a customer, with the way to all of them. */
export function SnackOrders({ customerId }: { customerId: string }) {
  const createPath = useCreatePath();
  const { data, total, error, refetch } = useGetList<AdminSnackOrder>('snack-orders', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { customerId },
  });
  const all = `/snack-orders?${new URLSearchParams({ filter: JSON.stringify({ customerId }) })}`;
  return (
    <Section
      title="Snack orders"
      aside={
        (total ?? 0) > SHOWN && (
          <Button component={RouterLink} to={all} color="secondary" size="small">
            All {total}
          </Button>
        )
      }
    >
      {!data && error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.length === 0 ? (
        <Typography color="textSecondary">None so far.</Typography>
      ) : (
        <SmallTable
          label="Snack orders"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: 'Number',
              cell: ({ id, orderNumber }) => (
                <Link
                  component={RouterLink}
                  to={createPath({ resource: 'snack-orders', id, type: 'show' })}
                  color="inherit"
                >
                  {orderNumber}
                </Link>
              ),
            },
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
        />
      )}
    </Section>
  );
}
