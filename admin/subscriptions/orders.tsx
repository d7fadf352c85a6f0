import { Button, Link, Typography } from '@mui/material';
import { useCreatePath, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { StatusChip } from '#admin/parts/chip.tsx';
import { Section } from '#admin/parts/section.tsx';
import { SmallTable } from '#admin/parts/small-table.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { ORDER_STATUSES } from '#admin/words/statuses.ts';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/days.ts';

const SHOWN = 15;

/** The latest tiffins of a subscription, with the way to all of them. */
export function SubscriptionOrders({ subscriptionId }: { subscriptionId: string }) {
  const createPath = useCreatePath();
  const { data, total, error, refetch } = useGetList<AdminTiffinOrder>('tiffin-orders', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'deliveryDate', order: 'DESC' },
    filter: { subscriptionId },
  });
  const all = `/tiffin-orders?${new URLSearchParams({ filter: JSON.stringify({ subscriptionId }) })}`;
  return (
    <Section
      title="Tiffins"
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
        <Typography color="textSecondary">No tiffin is booked yet.</Typography>
      ) : (
        <SmallTable
          label="Tiffins"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: 'Order',
              cell: ({ id, orderNumber }) => (
                <Link
                  component={RouterLink}
                  to={createPath({ resource: 'tiffin-orders', id, type: 'show' })}
                  color="inherit"
                >
                  {orderNumber}
                </Link>
              ),
            },
            { heading: 'Day', cell: ({ deliveryDate }) => formatDay(deliveryDate) },
            { heading: 'Time', cell: ({ deliveryTimeSlot }) => formatSlot(deliveryTimeSlot) },
            { heading: 'Tiffins', align: 'right', cell: ({ quantity }) => quantity },
            {
              heading: 'Status',
              cell: ({ status }) => <StatusChip status={status} words={ORDER_STATUSES} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
