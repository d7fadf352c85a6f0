import { Box, Card, Checkbox, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BELOW_BAR } from '#admin/platform/theme/sizes.ts';
import { formatSlot } from '#domain/platform/days.ts';
import { planCountsText } from './box-words.ts';
import type { Slot } from './find-orders.ts';

type Props = {
  slot: Slot;
  /** How many of the shown orders are selected. */
  selected: number;
  onSelectAll: (on: boolean) => void;
  children: ReactNode;
};

/** One delivery hour: how many to cook in it, of which plan and diet, and its orders. */
export function SlotSection({ slot, selected, onSelectAll, children }: Props) {
  const time = formatSlot(slot.slot);
  const over = slot.tiffins > slot.capacity;
  return (
    <Card component="section" aria-label={time} sx={{ overflow: 'clip' }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1,
          p: 1,
          pl: { xs: 0.25, sm: 0.75 },
          bgcolor: 'house.sunken',
          borderBottom: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: BELOW_BAR,
          zIndex: 2,
        }}
      >
        <Checkbox
          checked={selected === slot.orders.length}
          indeterminate={selected > 0 && selected < slot.orders.length}
          onChange={() => onSelectAll(selected < slot.orders.length)}
          slotProps={{ input: { 'aria-label': `Select all of ${time}` } }}
          sx={{ width: 44, height: 44 }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="h4">
            {time}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {planCountsText(slot.byPlan)}
          </Typography>
        </Box>
        <Typography
          sx={{ fontVariantNumeric: 'tabular-nums', pr: 1, textAlign: 'right', lineHeight: 1.1 }}
          color="textSecondary"
        >
          <Box
            component="span"
            sx={{
              fontSize: '1.5rem',
              fontWeight: 800,
              fontStretch: '90%',
              color: over ? 'house.chilliInk' : 'text.primary',
            }}
          >
            {slot.tiffins}
          </Box>{' '}
          of {slot.capacity}
        </Typography>
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Card>
  );
}
