import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { BarStep } from './selection-bar.tsx';

type Props = {
  count: number;
  steps: readonly BarStep[];
  /** What else can be done with them. */
  children: ReactNode;
  busy: boolean;
};

/** What can be done with the selected orders of a list, above it. */
export function BulkBar({ count, steps, busy, children }: Props) {
  if (count === 0) return null;
  return (
    <Box
      role="region"
      aria-label="Selected orders"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        bgcolor: 'house.sunken',
      }}
    >
      <Box component="strong" sx={{ px: 1 }}>
        {count} selected
      </Box>
      {steps.map(({ key, words, onPress }) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color="secondary"
          disabled={busy}
          onClick={onPress}
        >
          {words}
        </Button>
      ))}
      {children}
    </Box>
  );
}
