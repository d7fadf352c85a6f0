import { Box, Checkbox, Stack, type SxProps, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SNACK_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { toneOf } from '#admin/platform/theme/colours.ts';
import { BELOW_BAR } from '#admin/platform/theme/sizes.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { formatTime } from '#domain/platform/days.ts';
import { type ColumnStatus, type Hour, hoursOf } from './counter-view.ts';
import type { Due } from './due.ts';
import type { Selecting } from './worked-orders.tsx';

type Props = Selecting & {
  status: ColumnStatus;
  orders: readonly AdminSnackOrder[];
  dueOf: (hour: Hour) => Due;
  /** Tabs above say already what this is. */
  headless: boolean;
  card: (order: AdminSnackOrder, due: Due) => ReactNode;
};

type ColumnHeadProps = Selecting & { status: ColumnStatus; orders: readonly AdminSnackOrder[] };

type SelectAllProps = Selecting & {
  orders: readonly AdminSnackOrder[];
  /** What is selected with it, for those who cannot see where it stands. */
  label: string;
  sx?: SxProps<Theme>;
};

/** Selects all of some orders, or none when all are. */
function SelectAll({ orders, label, isSelected, onSelect, sx }: SelectAllProps) {
  const chosen = orders.filter(({ id }) => isSelected(id)).length;
  return (
    <Checkbox
      checked={chosen > 0 && chosen === orders.length}
      indeterminate={chosen > 0 && chosen < orders.length}
      disabled={orders.length === 0}
      onChange={() => onSelect(orders, chosen < orders.length)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={[{ width: 44, height: 44 }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

/** What a column is and how many are in it; stays in sight while the column is gone through. */
function ColumnHead({ status, orders, ...selecting }: ColumnHeadProps) {
  const { label, tone } = SNACK_STATUSES[status];
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 0.5,
        m: { xs: -1, sm: -0.5, lg: -1 },
        mb: '-4px !important',
        pl: 0.5,
        pr: 1.5,
        minHeight: 48,
        position: 'sticky',
        top: BELOW_BAR,
        zIndex: 2,
        color: toneOf(tone).ink,
        bgcolor: toneOf(tone).tint,
      }}
    >
      <SelectAll orders={orders} label={`Select all ${label.toLowerCase()}`} {...selecting} />
      <Typography component="h3" variant="h4" sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Typography>
      <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 800, fontStretch: '88%' }}>
        {orders.length}
      </Box>
    </Stack>
  );
}

type HourGroupProps = Selecting & {
  hour: Hour;
  heading: 'h3' | 'h4';
  due: Due;
  card: (order: AdminSnackOrder, due: Due) => ReactNode;
};

/** The orders of one time in a column, and how late or how soon they are. */
function HourGroup({ hour, heading, due, card, ...selecting }: HourGroupProps) {
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
