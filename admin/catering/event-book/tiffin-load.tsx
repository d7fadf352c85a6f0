import { Box } from '@mui/material';
import { LoadBar } from '#admin/platform/parts/load-bar.tsx';
import { fullnessOf, type TiffinsOfDay, waitingWords } from '#admin/platform/words/tiffin-load.ts';

type Props = TiffinsOfDay & { capacity: number };

/** How full a day is with tiffins to cook, in words and as a bar; and how many more would like to be. */
export function TiffinLoad({ tiffins, waiting, capacity }: Props) {
  const full = fullnessOf(tiffins, capacity) === 'chilli';
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: '0.8125rem',
          lineHeight: 1.35,
          color: full ? 'house.chilliInk' : 'text.secondary',
          fontWeight: full ? 700 : 400,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {tiffins} of {capacity} tiffins{full && ', full'}
        {waiting > 0 && `, ${waitingWords(waiting)}`}
      </Box>
      <Box component="span" sx={{ display: 'block', mt: 0.25 }}>
        <LoadBar {...{ tiffins, waiting, capacity }} />
      </Box>
    </Box>
  );
}
