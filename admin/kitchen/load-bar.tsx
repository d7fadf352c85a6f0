import { Box } from '@mui/material';
import { fullnessOf, type TiffinsOfDay } from '#admin/kitchen/labels/tiffin-load.ts';

/** What would like to come in, too: striped, since nobody has said yes to it. */
const STRIPES = 'repeating-linear-gradient(135deg, currentColor 0 3px, transparent 3px 6px)';

/**
 * Tiffins of a day beside its capacity, as a bar that is full when the day is: booked ones in the
 * colour of how full that is, then those that wait. Words say the same beside it.
 */
export function LoadBar({ capacity, ...day }: TiffinsOfDay & { capacity: number }) {
  const tone = fullnessOf(day.tiffins, capacity);
  const share = (tiffins: number) =>
    `${capacity > 0 ? Math.min(100, (100 * tiffins) / capacity) : 100 * Number(tiffins > 0)}%`;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'flex',
        height: 8,
        borderRadius: 4,
        overflow: 'hidden',
        bgcolor: 'house.line',
        '& > span': { flex: 'none', minWidth: 3 },
      }}
    >
      {day.tiffins > 0 && (
        <Box component="span" sx={{ width: share(day.tiffins), bgcolor: `house.${tone}` }} />
      )}
      {day.waiting > 0 && (
        <Box
          component="span"
          sx={{ width: share(day.waiting), color: 'house.edge', backgroundImage: STRIPES }}
        />
      )}
    </Box>
  );
}
