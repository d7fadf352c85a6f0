import { Box, Button, Stack, Typography } from '@mui/material';
import { ORDER_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { waitingText } from '#admin/kitchen/labels/tiffin-load.ts';
import { toneOf } from '#admin/platform/theme/colours.ts';
import type { KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { ShownTiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { plural } from '#domain/platform/plural.ts';
import { planCountsText } from './box-words.ts';

type Props = {
  day: KitchenDay;
  status: ShownTiffinOrderStatus | null;
  onStatus: (status: ShownTiffinOrderStatus | null) => void;
};

/** How many to cook and how many wait, of which plan and diet, and how far they are; a state narrows the list to its orders. */
export function DaySummary({ day, status, onStatus }: Props) {
  const states = (Object.keys(ORDER_STATUSES) as ShownTiffinOrderStatus[]).filter(
    (one) => day.byStatus[one] > 0,
  );
  const left = day.tiffins - day.cooked;
  const over = day.tiffins > day.dayCapacity;
  return (
    <Stack sx={{ gap: 1.25 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.25, flexWrap: 'wrap' }}>
        <Typography
          sx={{
            fontSize: '2.75rem',
            fontWeight: 800,
            fontStretch: '86%',
            lineHeight: 1,
            letterSpacing: '-0.03em',
            fontVariantNumeric: 'tabular-nums',
            color: over ? 'house.chilliInk' : 'text.primary',
          }}
        >
          {left}
        </Typography>
        <Typography color="textSecondary">
          {plural(left, 'tiffin')} to cook
          {day.cooked > 0 && `, ${day.cooked} cooked already: ${day.tiffins}`}
          {day.cooked > 0 ? ' ' : ', '}of {day.dayCapacity}
          {day.waiting > 0 && `, ${waitingText(day.waiting)}`}
          {left > 0 && (
            <Box component="span" sx={{ display: 'block', color: 'text.primary', fontWeight: 650 }}>
              {planCountsText(day.toPack)}
            </Box>
          )}
        </Typography>
      </Stack>
      {states.length > 0 && (
        <Box
          role="group"
          aria-label="Show only"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {states.map((one) => {
            const { ink, tint } = toneOf(ORDER_STATUSES[one].tone);
            return (
              <Button
                key={one}
                size="small"
                color="inherit"
                aria-pressed={status === one}
                onClick={() => onStatus(status === one ? null : one)}
                sx={{
                  color: ink,
                  bgcolor: tint,
                  borderRadius: 2,
                  minHeight: 40,
                  px: 1.5,
                  border: `2px solid ${status === one ? ink : 'transparent'}`,
                  '&:hover': { bgcolor: tint, borderColor: ink },
                }}
              >
                {ORDER_STATUSES[one].label} {day.byStatus[one]}
              </Button>
            );
          })}
        </Box>
      )}
    </Stack>
  );
}
