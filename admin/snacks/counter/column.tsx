import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SNACK_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { ColumnHead } from './column-head.tsx';
import type { Due } from './due.ts';
import { HourGroup } from './hour-group.tsx';
import type { Selecting } from './selecting.ts';
import { type ColumnStatus, type Hour, hoursOf } from './view.ts';

type Props = Selecting & {
  status: ColumnStatus;
  orders: readonly AdminSnackOrder[];
  dueOf: (hour: Hour) => Due;
  /** Tabs above say already what this is. */
  headless: boolean;
  card: (order: AdminSnackOrder, due: Due) => ReactNode;
};

/** The orders in one state, by the hour in which they are wanted, what is due next on top. */
export function Column({ status, orders, dueOf, headless, card, ...selecting }: Props) {
  const { label } = SNACK_STATUSES[status];
  return (
    <Stack
      component="section"
      aria-label={label}
      sx={{
        gap: 1.5,
        minWidth: 0,
        bgcolor: 'house.sunken',
        borderRadius: 4,
        p: { xs: 1, sm: 0.5, lg: 1 },
        // Clipped, not hidden: the head sticks to the page, not to the column.
        overflow: 'clip',
        containerType: 'inline-size',
      }}
    >
      {!headless && <ColumnHead status={status} orders={orders} {...selecting} />}
      {orders.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 0.5, pb: 1 }}>
          Nothing is {label.toLowerCase()}.
        </Typography>
      )}
      {hoursOf(orders).map((hour) => (
        <HourGroup
          key={hour.time}
          hour={hour}
          heading={headless ? 'h3' : 'h4'}
          due={dueOf(hour)}
          card={card}
          {...selecting}
        />
      ))}
    </Stack>
  );
}
