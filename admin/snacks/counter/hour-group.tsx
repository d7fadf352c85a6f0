import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Chip } from '#admin/platform/parts/chip.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { formatTime } from '#domain/platform/days.ts';
import type { Due } from './due.ts';
import { SelectAll } from './select-all.tsx';
import type { Selecting } from './selecting.ts';
import type { Hour } from './view.ts';

type Props = Selecting & {
  hour: Hour;
  heading: 'h3' | 'h4';
  due: Due;
  card: (order: AdminSnackOrder, due: Due) => ReactNode;
};

/** The orders of one time in a column, and how late or how soon they are. */
export function HourGroup({ hour, heading, due, card, ...selecting }: Props) {
  const { time, orders } = hour;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 0.75, flexWrap: 'wrap', px: 0.5, minHeight: 32 }}
      >
        <Typography component={heading} variant="h5">
          {formatTime(time)}
        </Typography>
        {due.words && <Chip tone={due.when === 'late' ? 'chilli' : 'turmeric'}>{due.words}</Chip>}
        {orders.length > 1 && (
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'center', ml: 'auto', cursor: 'pointer' }}
          >
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {orders.length}
            </Box>
            <SelectAll
              orders={orders}
              label={`Select all of ${formatTime(time)}`}
              sx={{ my: -1, mr: -1 }}
              {...selecting}
            />
          </Box>
        )}
      </Stack>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {orders.map((order) => (
          <li key={order.id}>{card(order, due)}</li>
        ))}
      </Stack>
    </Stack>
  );
}
