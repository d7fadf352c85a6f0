import { Box, Stack, Typography } from '@mui/material';
import { BELOW_BAR } from '#admin/platform/theme/below-bar.ts';
import { toneOf } from '#admin/platform/theme/colours.ts';
import { SNACK_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { SelectAll } from './select-all.tsx';
import type { Selecting } from './selecting.ts';
import type { ColumnStatus } from './view.ts';

type Props = Selecting & { status: ColumnStatus; orders: readonly AdminSnackOrder[] };

/** What a column is and how many are in it; stays in sight while the column is gone through. */
export function ColumnHead({ status, orders, ...selecting }: Props) {
  const { label, tone } = SNACK_STATUSES[status];
  return (
    <Stack
      direction="row"
      sx={({ palette }) => ({
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
        color: toneOf(palette.house, tone).ink,
        bgcolor: toneOf(palette.house, tone).tint,
      })}
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
