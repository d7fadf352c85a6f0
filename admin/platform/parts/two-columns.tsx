import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** The parts of a record's page: two columns where there is room, else below each other. */
export const TwoColumns = ({ main, beside }: { main: ReactNode; beside: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    <Stack sx={{ gap: 2, minWidth: 0 }}>{main}</Stack>
    <Stack sx={{ gap: 2, minWidth: 0 }}>{beside}</Stack>
  </Box>
);
