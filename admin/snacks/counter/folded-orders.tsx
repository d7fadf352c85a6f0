import { Box, Card, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { DeliveryTypeMark, PaidMark } from '#admin/snacks/orders/marks.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { formatTime, type IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';

/** As many as a day can have; the list gives them in pages of a hundred. */
const MOST = 1000;

/** What left the counter, folded away with its count. */
export function FoldedOrders(props: {
  title: string;
  count: number;
  children: React.ReactNode;
  onToggle?: (open: boolean) => void;
}) {
  if (props.count === 0) return null;
  return (
    <Card
      component="details"
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) =>
        props.onToggle?.(event.currentTarget.open)
      }
      sx={{ '& > summary': { cursor: 'pointer', p: 1.5, fontWeight: 650 } }}
    >
      <summary>
        {props.title} {props.count}
      </summary>
      <Box sx={{ px: 1.5, pb: 1.5 }}>{props.children}</Box>
    </Card>
  );
}

/** Orders in a line each, with the way to their pages. */
export function OrderLines({ orders }: { orders: readonly AdminSnackOrder[] }) {
  const createPath = useCreatePath();
  if (orders.length === 0)
    return <Typography color="textSecondary">None of them fits this search.</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {orders.map((order) => (
        <Box
          component="li"
          key={order.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.25,
            py: 0.75,
            minHeight: 44,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <strong>{formatTime(order.deliveryTime)}</strong>
          <DeliveryTypeMark deliveryType={order.deliveryType} />
          <Link
            component={RouterLink}
            to={createPath({ resource: 'snack-orders', id: order.id, type: 'show' })}
            color="inherit"
            sx={{ fontWeight: 650, overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {order.orderNumber}, {order.customerName}
          </Link>
          <Box component="span" sx={{ ml: { sm: 'auto' } }}>
            {formatMoney(order.totalAmount)}
          </Box>
          <PaidMark order={order} />
          {order.cancelReason && (
            <Typography variant="body2" color="textSecondary" sx={{ width: '100%' }}>
              {order.cancelReason}
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
}

type Cancelled = {
  date: IsoDay;
  count: number;
  fits: (order: AdminSnackOrder) => boolean;
};

/** The cancelled orders of a day, which are read only when somebody wants to see them. */
export function FoldedCancelled({ date, count, fits }: Cancelled) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useGetList<AdminSnackOrder>(
    'snack-orders',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: { date, status: 'cancelled' },
    },
    { enabled: open },
  );
  return (
    <FoldedOrders title="Cancelled" count={count} onToggle={setOpen}>
      {data ? (
        <OrderLines orders={data.filter(fits)} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </FoldedOrders>
  );
}
