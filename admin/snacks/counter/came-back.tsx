import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';

type Props = {
  orders: readonly AdminSnackOrder[];
  heading?: ReactNode;
  card: (order: AdminSnackOrder) => ReactNode;
};

/** What could not be handed over, before everything else: somebody decides what becomes of it. */
export function CameBack({ orders, heading = 'Could not be handed over', card }: Props) {
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
