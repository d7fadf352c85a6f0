import { Box, Link, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Page } from '#admin/platform/components/page.tsx';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  RefreshProblem,
} from '#admin/platform/components/states.tsx';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import { type AdminSnackOrder, adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { formatDay } from '#domain/platform/days.ts';
import { hoursOf } from './counter-view.ts';
import { WorkedOrders } from './worked-orders.tsx';

/** More than anybody leaves waiting; the others come when these are settled. */
const MOST = 100;

const REFRESH_MS = 15_000;

type Props = {
  orders: readonly AdminSnackOrder[];
  heading?: ReactNode;
  card: (order: AdminSnackOrder) => ReactNode;
};

/** What could not be handed over, before everything else: somebody decides what becomes of it. */
export function UndeliveredOrders({ orders, heading = 'Could not be handed over', card }: Props) {
  const headingId = useId();
  if (orders.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ bgcolor: 'house.chilliTint', borderRadius: 4, p: { xs: 1, sm: 1.5 } }}
    >
      <Typography id={headingId} component="h2" variant="h4" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: 1.25,
        }}
      >
        {orders.map(card)}
      </Box>
    </Box>
  );
}

/** The snack orders that could not be handed over, of whatever day, the oldest first. */
export function UndeliveredPage() {
  const { data, error, refetch } = useCall(
    adminSnackOrders.list,
    { query: { status: 'undelivered', page: 1, limit: MOST, sort: 'deliveryDate', order: 'ASC' } },
    { refetchInterval: REFRESH_MS },
  );
  return (
    <Page title="Snacks that could not be handed over">
      <Typography color="textSecondary" sx={{ maxWidth: 680, mb: 2 }}>
        These were made, and could not be handed over. Bring them again, or cancel them.
      </Typography>
      {error && data && <RefreshProblem error={error} onRetry={() => void refetch()} />}
      {data ? (
        <WorkedOrders orders={data}>
          {(card) =>
            data.length === 0 ? (
              <EmptyState words="Nothing that could not be handed over waits for your word." />
            ) : (
              [...Map.groupBy(data, ({ deliveryDate }) => deliveryDate)].map(([day, orders]) => (
                <UndeliveredOrders
                  key={day}
                  orders={hoursOf(orders).flatMap((hour) => hour.orders)}
                  heading={
                    <Link component={RouterLink} to={counterPath(day)} color="inherit">
                      {formatDay(day)}
                    </Link>
                  }
                  card={(order) => card(order, true)}
                />
              ))
            )
          }
        </WorkedOrders>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState words="Reading what could not be handed over…" />
      )}
    </Page>
  );
}
