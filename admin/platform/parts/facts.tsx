import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { wholeIn } from './whole.tsx';

/** Facts as label and value, in as many columns as there is room for. */
export const Facts = ({ children, min = 150 }: { children: ReactNode; min?: number }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: '14px 20px',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
);

/** One fact; nothing when there is nothing to say. */
export function Fact({
  label,
  children,
  wide,
}: {
  label: string;
  children: ReactNode;
  wide?: boolean;
}) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <Box sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {wholeIn(children)}
      </Typography>
    </Box>
  );
}
